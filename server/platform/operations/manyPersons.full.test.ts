import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LOGIN, OWNER, CLUSTER_PASSWORD } from '../../testing/cluster.ts';
import { asSuperuser, migrateToVersionBefore, oldCompany } from '../../testing/oldDatabase.ts';
import { loginUrl } from '../db/embeddedDatabase.ts';
import { migrateDatabase, undoMigration } from '../db/migrate.ts';

const PERSONS = '124_persons';
const ACCOUNTS = 100_000;
const name = `persons_${randomBytes(6).toString('hex')}`;
const ownerUrl = loginUrl(process.env.TEST_SUPERUSER_URL!, OWNER, CLUSTER_PASSWORD, name);

beforeAll(async () => {
  await asSuperuser(`create database ${name} owner ${OWNER}`);
  await migrateToVersionBefore(ownerUrl, PERSONS);
});
afterAll(() => asSuperuser(`drop database ${name} with (force)`));

/** A hash of all rows that a query returns, which have an id. */
async function checksumOf(query: string): Promise<string> {
  const [row] = await asSuperuser<{ checksum: string }>(
    `select md5(string_agg(md5(t::text), '' order by id)) as checksum from (${query}) t`,
    name,
  );
  return row!.checksum;
}

const PERSONAL = 'email, name, email_confirmed_at, created_at, version';

const accountsBefore = `select id, ${PERSONAL}, password_hash, has_signed_in from user_account`;
const accountsAfter = `
  select u.id, p.email, p.name, p.email_confirmed_at, u.created_at, u.version, p.password_hash, p.has_signed_in
  from user_account u join person p on p.id = u.person_id`;
const copies = `select id, ${PERSONAL} from user_account`;
const sessions = 'select id, user_id, actor_id, created_at from session';
const passkeysBefore = 'select id, user_id, credential_id from passkey';
const passkeysAfter = `
  select k.id, u.id as user_id, k.credential_id from passkey k join user_account u on u.person_id = k.person_id`;

test('the migration of persons keeps the sign-ins of 100,000 accounts, and so does its end', async () => {
  await asSuperuser(
    `
    ${oldCompany}
    insert into user_account (id, customer_id, name, email, password_hash, has_signed_in, created_at,
        email_confirmed_at, deactivated_at)
      select 'user_' || lpad(i::text, 26, '0'), 'cus_1', 'Ærlig ' || i, 'P' || i || '@firma.example', md5(i::text),
        i % 3 = 0, now() - make_interval(mins => i), case when i % 2 = 0 then now() end,
        case when i % 7 = 0 then now() end
      from generate_series(1, ${ACCOUNTS}) i;
    insert into session (id, user_id, created_at, expires_at)
      select 'sess_' || i, 'user_' || lpad((1 + i % ${ACCOUNTS})::text, 26, '0'), now(), now()
      from generate_series(1, ${2 * ACCOUNTS}) i;
    insert into passkey (id, user_id, credential_id, public_key, counter, transports, name, created_at)
      select 'pkey_' || i, 'user_' || lpad(i::text, 26, '0'), i::text, '', 0, '', 'Telefon', now()
      from generate_series(1, ${ACCOUNTS}) i;`,
    name,
  );
  const before = await Promise.all([accountsBefore, copies, sessions, passkeysBefore].map(checksumOf));
  await migrateDatabase(ownerUrl, LOGIN);
  expect(await Promise.all([accountsAfter, copies, sessions, passkeysAfter].map(checksumOf))).toEqual(before);
  const [strangers] = await asSuperuser<{ count: number }>(
    `select count(*)::int as count from session s join user_account u on u.id = s.user_id
     where s.person_id <> u.person_id or replace(u.id, 'user', 'person') <> u.person_id`,
    name,
  );
  expect(strangers).toEqual({ count: 0 });
  await undoMigration(ownerUrl, '125_memberships');
  await undoMigration(ownerUrl, PERSONS);
  expect(await Promise.all([accountsBefore, copies, sessions, passkeysBefore].map(checksumOf))).toEqual(before);
});
