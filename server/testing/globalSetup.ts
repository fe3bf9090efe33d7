import { startEmbeddedPostgres, type EmbeddedPostgres } from '../platform/db/embedded/embedded.ts';
import { loginUrl, prepareRoles } from '../platform/db/embeddedDatabase.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { OWNER, CLUSTER_PASSWORD, LOGIN, TEMPLATE } from './cluster.ts';
import { newMemoryFolder } from './memoryFolder.ts';

declare global {
  var testCluster: { server: EmbeddedPostgres; folder: string } | undefined;
}

/** Starts one PostgreSQL cluster for the run and migrates the template database that every test file copies. */
export default async function globalSetup(): Promise<void> {
  const folder = newMemoryFolder('portal-test-');
  const server = await startEmbeddedPostgres({ dataDir: folder, isDurable: false });
  await prepareRoles(server.superuserUrl, TEMPLATE, { owner: CLUSTER_PASSWORD, login: CLUSTER_PASSWORD });
  await migrateDatabase(loginUrl(server.superuserUrl, OWNER, CLUSTER_PASSWORD, TEMPLATE), LOGIN);
  globalThis.testCluster = { server, folder };
  process.env.TEST_SUPERUSER_URL = server.superuserUrl;
}
