import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { freePort } from '../server/platform/db/embedded/postgresServer.ts';
import { newMemoryFolder } from '../server/testing/memoryFolder.ts';
import { projectCommand, root } from './processes.ts';

export interface DemoServer {
  url: string;
  stop(): Promise<void>;
}

const START_MS = 600_000;

/**
 * Starts the demo as `npm start` runs it, with its own port and data folder. All tests share its few users, so the rate
 * limit of each user is raised far beyond the default. A test may have an address of its own by X-Forwarded-For.
 */
export async function startDemoServer(env: Record<string, string> = {}): Promise<DemoServer> {
  const dataDir = newMemoryFolder('portal-demo-');
  const port = await freePort();
  const [command, ...args] = projectCommand('./server/demo.ts') as [string, ...string[]];
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PORTAL_DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '10000000',
      TRUST_PROXY: 'true',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const url = `http://localhost:${port}`;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deadline = Date.now() + START_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGTERM');
      throw new Error(`The demo did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
