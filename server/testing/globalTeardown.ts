import { rmSync } from 'node:fs';

export default async function globalTeardown(): Promise<void> {
  const cluster = globalThis.testCluster;
  await cluster?.server.stop();
  if (cluster) rmSync(cluster.folder, { recursive: true, force: true });
}
