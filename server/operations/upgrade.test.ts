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

async function asSuperuser<Row extends object>(text: string, database = 'postgres'): Promise<Row[]> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(cluster), { pathname: `/${database}` }).href });
  await client.connect();
  return (await client.query<Row>(text).finally(() => client.end())).rows;
}

/** As the version before this one left it, or an earlier one. */
async function migrateToTheOneBefore(newest = migrations.at(-1)!.name): Promise<void> {
  const orm = await createOrm(ownerUrl, 2);
  await orm.migrator.up({ to: migrations[migrations.findIndex((migration) => migration.name === newest) - 1]!.name }).finally(() => orm.close(true));
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

const company = `insert into customer (id, name, contact_person, phone_number, vat_number, billing_email, street, zip, city, created_at)
  values ('cus_1', 'Firma', 'Bo', '1', '1', 'bo@firma.dk', 'Vej 1', '8000', 'Aarhus', now());`;

test('of invitations to the same e-mail the newest stays open', async () => {
  await migrateToTheOneBefore('021_asked_once');
  await asSuperuser(`
    ${company}
    insert into invitation (id, customer_id, name, email, invited_by, token_hash, created_at, expires_at, accepted_at)
      select id, 'cus_1', 'Ib', email, 'Bo', id, now(), now(), accepted::timestamptz
      from (values ('inv_1', 'ib@firma.dk', null), ('inv_2', 'IB@firma.dk', null), ('inv_3', 'ib@firma.dk', '2026-01-01'), ('inv_4', 'eva@firma.dk', null)) known (id, email, accepted)`, name);
  await migrateDatabase(ownerUrl, LOGIN);
  expect(await asSuperuser('select id from invitation where revoked_at is null and accepted_at is null order by id', name)).toEqual([{ id: 'inv_2' }, { id: 'inv_4' }]);
});

test('agreements keep what is billed of them when periods become months, a shorter last one too, renewed since or not', async () => {
  await migrateToTheOneBefore('020_billed_months');
  await asSuperuser(`
    ${company}
    insert into department (id, customer_id, name, contact_person, created_at) values ('dep_1', 'cus_1', 'Salg', 'Bo', now());
    insert into service_agreement (id, customer_id, department_id, status, start_date, end_date, duration, payment_interval, license_count, license_price, billed_periods, purchase_id, created_at)
      select id, 'cus_1', 'dep_1', 'ACTIVE', '2025-01-31', until::date, 15, interval, 1, 1, periods, id, now()
      from (values ('none', '2026-04-30', 'YEARLY', 0), ('year', '2027-04-30', 'YEARLY', 1), ('short', '2026-04-30', 'YEARLY', 2), ('renewed', '2027-07-31', 'YEARLY', 2),
        ('unbilled', '2027-07-31', 'YEARLY', 2), ('months', '2026-04-30', 'MONTHLY', 5)) known (id, until, interval, periods);
    insert into ledger_entry (id, customer_id, department_id, subject, subject_id, description, net, vat, gross, method, purchase_id, created_at)
      select 'ledg_' || purchase, 'cus_1', 'dep_1', 'service_agreement', split_part(purchase, ':', 1), 'Serviceaftale fra 31. januar 2026, ' || months, 1, 0, 1, 'INVOICE', purchase, now()
      from (values ('renewed:0', '12 måneder'), ('renewed:12', '3 måneder'), ('unbilled:0', '12 måneder')) known (purchase, months)`, name);
  await migrateDatabase(ownerUrl, LOGIN);
  const rows = await asSuperuser<{ id: string; billed_months: number; billed_periods: number }>('select id, billed_months, billed_periods from service_agreement', name);
  expect(Object.fromEntries(rows.map((row) => [row.id, [row.billed_months, row.billed_periods]]))).toEqual({
    none: [0, 0], year: [12, 1], short: [15, 2], renewed: [15, 2], unbilled: [24, 2], months: [5, 5],
  });
});

test('no migration takes away what a replica of the version before still asks for', () => {
  const folder = 'server/db/migrations';
  const destroying = /\b(drop (table|column|function|type)|rename (to|column)|alter column(?! "\w+" type text collate)|truncate)\b/i;
  for (const file of readdirSync(folder).filter((file) => /^\d/.test(file))) {
    expect([file, destroying.exec(readFileSync(`${folder}/${file}`, 'utf8'))?.[0]]).toEqual([file, undefined]);
  }
});
