import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { postgresAccount } from '../../server/platform/db/embedded/account.ts';
import { startEmbeddedPostgres } from '../../server/platform/db/embedded/embedded.ts';
import { clusterFolder } from '../../server/platform/db/embedded/folders.ts';
import { loginUrl, prepareRoles } from '../../server/platform/db/embeddedDatabase.ts';
import { guardedPool } from '../../server/platform/db/guardedPool.ts';
import { migrateDatabase } from '../../server/platform/db/migrate.ts';
import { CLUSTER_PASSWORD, LOGIN, OWNER } from '../../server/testing/cluster.ts';
import { newMemoryFolder } from '../../server/testing/memoryFolder.ts';
import type { OwnCluster } from '../../server/testing/ownCluster.ts';
import { queryDatabase } from '../../server/testing/queryDatabase.ts';
import type { TestDatabase } from '../../server/testing/testDatabase.ts';
import { liveTables } from './liveTables.ts';
import { recordPurchases } from './recordPurchases.ts';
import {
  recordCauses,
  recordChanges,
  recordForeignWrites,
  recordSeats,
  recordSettledEntries,
  recordTerms,
  recordWebhookSecrets,
} from './recordWrites.ts';
import { simulatedTime, simulatedTimeInFunctions, type SimulatedClock } from './SimulatedClock.ts';

const DATABASE = 'simulation';

/** The database, with what a standby needs to copy it. */
type SimulatedDatabase = TestDatabase & Pick<OwnCluster, 'folder' | 'passwordFile'>;

/** Starts a PostgreSQL of its own with a migrated database that follows a simulated clock. */
export async function startDatabase(
  { offsetMs }: Pick<SimulatedClock, 'offsetMs'>,
  hasStandby: boolean,
): Promise<SimulatedDatabase> {
  const dataDir = newMemoryFolder('portal-simulation-');
  const server = await startEmbeddedPostgres({ dataDir, isDurable: hasStandby });
  const superuserUrl = Object.assign(new URL(server.superuserUrl), { pathname: `/${DATABASE}` }).href;
  const urlAs = (user: string) => loginUrl(server.superuserUrl, user, CLUSTER_PASSWORD, DATABASE);
  await prepareRoles(server.superuserUrl, DATABASE, { owner: CLUSTER_PASSWORD, login: CLUSTER_PASSWORD });
  await queryDatabase(superuserUrl, simulatedTime(DATABASE, offsetMs));
  await migrateDatabase(urlAs(OWNER), LOGIN);
  await queryDatabase(superuserUrl, simulatedTimeInFunctions);
  await queryDatabase(superuserUrl, recordForeignWrites);
  await queryDatabase(superuserUrl, recordCauses);
  await queryDatabase(superuserUrl, recordSeats);
  await queryDatabase(superuserUrl, recordPurchases);
  await queryDatabase(superuserUrl, recordSettledEntries);
  await queryDatabase(superuserUrl, recordTerms);
  await queryDatabase(superuserUrl, recordWebhookSecrets);
  await queryDatabase(superuserUrl, recordChanges(Object.keys(liveTables)));
  // Opened last: a connection keeps the search path that the database had when it was opened.
  const pool = guardedPool({ connectionString: superuserUrl, max: 2 });
  return {
    superuserUrl,
    folder: clusterFolder(dataDir, postgresAccount()),
    passwordFile: join(dataDir, 'postgres-password'),
    appUrl: urlAs(LOGIN),
    ownerUrl: urlAs(OWNER),
    sql: async <Row>(text: string, values?: unknown[]) => (await pool.query(text, values)).rows as Row[],
    async drop() {
      await pool.end();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
