import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { createApp, type Portal } from '../app.ts';
import { demoConfig } from '../config.ts';
import { loginUrl } from '../db/embeddedDatabase.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { migrations } from '../db/migrations/list.ts';
import { createOrm } from '../db/orm.ts';
import { LOGIN, OWNER, PASSWORD } from '../testing/cluster.ts';

const cluster = process.env.TEST_SUPERUSER_URL!;
const newest = migrations.at(-1)!.name;
let name: string;
let ownerUrl: string;
let portal: Portal | undefined;

beforeEach(async () => {
  name = `upgrade_${randomBytes(6).toString('hex')}`;
  ownerUrl = loginUrl(cluster, OWNER, PASSWORD, name);
  await asSuperuser(`create database ${name} owner ${OWNER}`);
});
afterEach(async () => {
  await portal?.close();
  portal = undefined;
  await asSuperuser(`drop database ${name} with (force)`);
});

async function asSuperuser(text: string, database = 'postgres'): Promise<void> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(cluster), { pathname: `/${database}` }).href });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

/** As the version before this one left it. */
async function migrateToTheOneBefore(): Promise<void> {
  const orm = await createOrm(ownerUrl, 2);
  await orm.migrator.up({ to: migrations.at(-2)!.name }).finally(() => orm.close(true));
}

async function startPortal(): Promise<Portal> {
  const databaseUrl = loginUrl(cluster, LOGIN, PASSWORD, name);
  const config = demoConfig({ databaseUrl, migrationDatabaseUrl: ownerUrl, jwtSecret: 'a-secret-that-is-only-used-in-tests-0123', encryptionKeys: `a:${Buffer.alloc(32).toString('base64')}` }, {});
  portal = await createApp({ ...config, port: 0, logLevel: 'silent', poolSize: 2 }, { runJobs: false });
  await portal.listen();
  return portal;
}
const readiness = async ({ app }: Portal) => {
  const answer = await app.inject('/readyz');
  return [answer.statusCode, answer.json().problem];
};

describe('an upgrade', () => {
  test('started before its migration lives, is given no work, and is ready by itself once the database is', async () => {
    await migrateToTheOneBefore();
    const early = await startPortal();
    expect((await early.app.inject('/livez')).statusCode).toBe(200);
    expect(await readiness(early)).toEqual([503, 'migrations are pending']);
    expect(await migrateDatabase(ownerUrl, LOGIN)).toEqual([newest]);
    expect(await readiness(early)).toEqual([200, undefined]);
    expect(await migrateDatabase(ownerUrl, LOGIN)).toEqual([]);
  });

  test('leaves replicas of the version before ready: a migration that they don’t know is none that they lack', async () => {
    await migrateDatabase(ownerUrl, LOGIN);
    const older = await startPortal();
    await asSuperuser(`insert into migration (name, executed_at) values ('999_from_a_later_version', now())`, name);
    expect(await readiness(older)).toEqual([200, undefined]);
  });

  test('migrated from two places at once is migrated once', async () => {
    const both = await Promise.all([migrateDatabase(ownerUrl, LOGIN), migrateDatabase(ownerUrl, LOGIN)]);
    expect(both.map(({ length }) => length).toSorted()).toEqual([0, migrations.length]);
  });
});

test('no migration takes away what a replica of the version before still asks for', () => {
  const folder = 'server/db/migrations';
  const destroying = /\b(drop (table|column|function|type)|rename (to|column)|alter column(?! "\w+" type text collate)|truncate)\b/i;
  for (const file of readdirSync(folder).filter((file) => /^\d/.test(file))) {
    expect([file, destroying.exec(readFileSync(`${folder}/${file}`, 'utf8'))?.[0]]).toEqual([file, undefined]);
  }
});
