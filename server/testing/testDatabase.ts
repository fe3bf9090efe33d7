import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { loginUrl } from '../db/embeddedDatabase.ts';
import { guardedPool } from '../db/guardedPool.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { LOGIN, OWNER, PASSWORD, TEMPLATE } from './cluster.ts';

export interface TestDatabase {
  appUrl: string;
  ownerUrl: string;
  superuserUrl: string;
  /** As the superuser, past every policy: to arrange a world, and to look at what was really stored. */
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** A copy of the migrated template; with a `locale`, a database that is created with that default and then migrated. */
export async function createTestDatabase(locale?: string): Promise<TestDatabase> {
  const clusterUrl = process.env.TEST_SUPERUSER_URL;
  if (!clusterUrl) throw new Error('The test cluster is not running');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const ownerUrl = loginUrl(clusterUrl, OWNER, PASSWORD, name);
  if (locale) {
    await once(clusterUrl, `create database ${name} owner ${OWNER} template template0 ${locale}`);
    await migrateDatabase(ownerUrl, LOGIN);
  } else {
    await once(clusterUrl, `create database ${name} template ${TEMPLATE}`);
  }
  const superuserUrl = new URL(clusterUrl);
  superuserUrl.pathname = `/${name}`;
  const pool = guardedPool({ connectionString: superuserUrl.href, max: 2 });
  return {
    appUrl: loginUrl(clusterUrl, LOGIN, PASSWORD, name),
    ownerUrl,
    superuserUrl: superuserUrl.href,
    sql: async <Row>(text: string, values?: unknown[]) => (await pool.query(text, values)).rows as Row[],
    async drop() {
      await pool.end();
      await once(clusterUrl, `drop database ${name} with (force)`);
    },
  };
}

async function once(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}
