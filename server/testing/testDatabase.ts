import { randomBytes } from 'node:crypto';
import {
  SET_DATABASE_CLOCK,
  simulatedTime,
  simulatedTimeInFunctions,
  type SimulatedClock,
} from '../../simulator/portal/SimulatedClock.ts';
import { loginUrl } from '../platform/db/embeddedDatabase.ts';
import { guardedPool } from '../platform/db/guardedPool.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { LOGIN, OWNER, CLUSTER_PASSWORD } from './cluster.ts';
import { filledTemplate } from './filledTemplate.ts';
import { largeTemplate } from './large/largeTemplate.ts';
import { queryDatabase } from './queryDatabase.ts';

export interface TestDatabase {
  /** The address for the portal's login. */
  appUrl: string;
  /** The address for the owner, who may migrate. */
  ownerUrl: string;
  superuserUrl: string;
  /** Runs SQL as the superuser, without policies, to create data and to check what was stored. */
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

interface DatabaseOptions {
  /** A part of SQL's `create database`. */
  locale?: string | undefined;
  /** The clock that the database follows; that of the machine when left out. */
  clock?: SimulatedClock | undefined;
  /** Whether the database has the rows of `large/fillLarge.ts`, which `LARGE` counts. */
  isLarge?: boolean | undefined;
}

/**
 * Creates a copy of the migrated template, with its queues. With a locale or a clock, which the template does not have,
 * creates and migrates an empty database.
 */
export async function createTestDatabase({ locale, clock, isLarge }: DatabaseOptions = {}): Promise<TestDatabase> {
  const clusterUrl = process.env.TEST_SUPERUSER_URL;
  if (!clusterUrl) throw new Error('The test cluster is not running');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const ownerUrl = loginUrl(clusterUrl, OWNER, CLUSTER_PASSWORD, name);
  const superuserUrl = new URL(clusterUrl);
  superuserUrl.pathname = `/${name}`;
  if (locale || clock) {
    await queryDatabase(clusterUrl, `create database ${name} owner ${OWNER} template template0 ${locale ?? ''}`);
    if (clock) await queryDatabase(superuserUrl.href, simulatedTime(name, clock.offsetMs));
    await migrateDatabase(ownerUrl, LOGIN);
    if (clock) await queryDatabase(superuserUrl.href, simulatedTimeInFunctions);
  } else {
    const template = await (isLarge ? largeTemplate(clusterUrl) : filledTemplate(clusterUrl));
    // Costs less than half of the other strategy, which writes all pages to the log.
    await queryDatabase(clusterUrl, `create database ${name} template ${template} strategy file_copy`);
  }
  const pool = guardedPool({ connectionString: superuserUrl.href, max: 2 });
  clock?.addFollower((offsetMs) => pool.query(SET_DATABASE_CLOCK, [offsetMs]));
  return {
    appUrl: loginUrl(clusterUrl, LOGIN, CLUSTER_PASSWORD, name),
    ownerUrl,
    superuserUrl: superuserUrl.href,
    sql: async <Row>(text: string, values?: unknown[]) => (await pool.query(text, values)).rows as Row[],
    async drop() {
      await pool.end();
      await queryDatabase(clusterUrl, `drop database ${name} with (force)`);
    },
  };
}
