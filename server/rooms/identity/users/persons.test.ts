import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import {
  CUSTOMER_VARIABLE,
  dbRoles,
  EMPLOYEE_ROLES_VARIABLE,
  USER_VARIABLE,
  type DbRole,
} from '../../../platform/db/roles.ts';
import { EVERYTHING } from '../../../platform/db/scope.ts';
import { SEES_EVERYTHING } from '../../../platform/db/testing/asCustomer.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import type { Person } from '../../../testing/World.ts';
import { credentialOwnerOf, personIdOf } from './Person.ts';

let app: TestApp;
let client: pg.Client;
let administrator: Person;
let member: Person;
let stranger: Person;
beforeAll(async () => {
  app = await createTestApp();
  client = await connectClient(app);
  administrator = await app.world.person({ name: 'Agnes' });
  member = await app.world.person({ name: 'Mikkel', customerId: administrator.customerId, companyRole: 'MEMBER' });
  stranger = await app.world.person({ name: 'Frida' });
});
afterAll(async () => {
  await client.end();
  await app.close();
});

/** Runs a statement with a role, in the session of a person. */
async function runAs(role: DbRole, { id, customerId }: Person, text: string, values: unknown[] = []) {
  await client.query(
    `select ${SEES_EVERYTHING},
       set_config('role', $1, false), set_config('${CUSTOMER_VARIABLE}', $2, false),
       set_config('${USER_VARIABLE}', $3, false), set_config('${EMPLOYEE_ROLES_VARIABLE}', $4, false)`,
    [role, customerId, id, EVERYTHING],
  );
  return client.query(text, values).finally(() => client.query('reset role'));
}
const asCustomer = (person: Person, text: string, values?: unknown[]) => runAs(dbRoles.customer, person, text, values);

const visibleTo = async (role: DbRole, person: Person) =>
  (await runAs(role, person, 'select id from person')).rows.map(({ id }) => id as string);

const accountOf = async ({ id }: Person) =>
  (
    await app.db.sql<{ name: string; email: string; is_confirmed: boolean; version: number }>(
      'select name, email, email_confirmed_at is not null as is_confirmed, version from user_account where id = $1',
      [id],
    )
  )[0]!;

describe('the account of a person', () => {
  test('follows each change of name, e-mail and confirmation, and counts it as a version', async () => {
    const person = await app.world.person({ name: 'Gamle', isConfirmed: false });
    const { version } = await accountOf(person);
    await app.db.sql(`update person set name = 'Ny', email = upper(email), email_confirmed_at = now() where id = $1`, [
      person.personId,
    ]);
    const changed = { name: 'Ny', email: person.email.toUpperCase(), is_confirmed: true, version: version + 1 };
    expect(await accountOf(person)).toEqual(changed);
    await app.db.sql('update person set has_signed_in = false, name = name where id = $1', [person.personId]);
    expect(await accountOf(person)).toEqual(changed);
  });

  test('begins with the name and the e-mail of the person, whatever the insert says', async () => {
    await app.db.sql(
      `with owner as (
         insert into person (id, name, email, password_hash, created_at)
         values ('person_new', 'Rigtig', 'rigtig@firma.example', '', now()) returning id)
       insert into user_account (id, person_id, customer_id, name, email, email_confirmed_at, created_at)
       select 'user_new', id, $1, 'Forkert', 'forkert@firma.example', now(), now() from owner`,
      [administrator.customerId],
    );
    expect(await accountOf({ ...administrator, id: 'user_new' })).toMatchObject({
      name: 'Rigtig',
      email: 'rigtig@firma.example',
      is_confirmed: false,
    });
  });

  test('is the only active one of the person in the company', async () => {
    const person = await app.world.person();
    await app.world.membership(person);
    await expect(app.world.membership(person, { customerId: person.customerId! })).rejects.toThrow(
      /user_account_(person_company|company_email)/,
    );
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [person.id]);
    await app.world.membership(person, { customerId: person.customerId! });
  });

  test('follows the person in each company', async () => {
    const person = await app.world.person({ name: 'Gamle' });
    const other = await app.world.membership(person);
    await app.db.sql(`update person set name = 'Ny' where id = $1`, [person.personId]);
    for (const account of [person, other]) expect(await accountOf(account)).toMatchObject({ name: 'Ny' });
  });

  test('has the id to which passkeys and sealed secrets are bound', () => {
    expect(credentialOwnerOf(personIdOf(member.id))).toBe(member.id);
  });
});

describe('a person', () => {
  test('is visible to nobody of the company but the person, administrators included', async () => {
    expect(await visibleTo(dbRoles.customer, member)).toEqual([member.personId]);
    expect(await visibleTo(dbRoles.customer, administrator)).toEqual([administrator.personId]);
    expect(await visibleTo(dbRoles.customer, { ...member, id: '' })).toEqual([]);
  });

  test('is visible to admins, to the sign-in and to jobs', async () => {
    for (const role of [dbRoles.admin, dbRoles.auth, dbRoles.system, dbRoles.personalData])
      expect(await visibleTo(role, administrator)).toEqual(
        expect.arrayContaining([administrator.personId, member.personId, stranger.personId]),
      );
  });

  test.each([dbRoles.sales, dbRoles.registration, dbRoles.signUp, dbRoles.attendee, dbRoles.public])(
    'is hidden from %s',
    async (role) => {
      await expect(visibleTo(role, administrator)).rejects.toThrow('permission denied for table person');
    },
  );

  test('has a password whose hash the sign-in alone can read', async () => {
    const hash = 'select password_hash from person';
    expect((await runAs(dbRoles.auth, member, hash)).rowCount).toBeGreaterThan(2);
    for (const role of [dbRoles.customer, dbRoles.admin, dbRoles.system, dbRoles.personalData])
      await expect(runAs(role, member, hash)).rejects.toThrow('permission denied');
  });

  test('can be renamed by the person in their session, and by no colleague', async () => {
    const rename = 'update person set name = $2 where id = $1';
    expect((await asCustomer(member, rename, [member.personId, 'Mikkel M.'])).rowCount).toBe(1);
    expect(await accountOf(member)).toMatchObject({ name: 'Mikkel M.' });
    for (const { personId } of [member, stranger])
      expect((await asCustomer(administrator, rename, [personId, 'Overtaget'])).rowCount).toBe(0);
    for (const column of ['email', 'password_hash', 'email_confirmed_at', 'has_signed_in'])
      await expect(asCustomer(member, `update person set ${column} = ${column}`)).rejects.toThrow('permission denied');
  });

  test('is deleted by the sign-in alone', async () => {
    for (const role of [dbRoles.customer, dbRoles.admin, dbRoles.system, dbRoles.personalData, dbRoles.registration])
      await expect(runAs(role, administrator, `delete from person where id = ''`)).rejects.toThrow('permission denied');
  });

  test('is created by administrators and registrations alone, with an unconfirmed address', async () => {
    const create = (confirmed: string) =>
      `insert into person (id, name, email, password_hash, created_at, email_confirmed_at)
       values ('person_' || gen_random_uuid(), 'x', 'x@firma.example', '', now(), ${confirmed})`;
    await expect(asCustomer(member, create('null'))).rejects.toThrow('row-level security');
    for (const role of [dbRoles.customer, dbRoles.registration]) {
      expect((await runAs(role, administrator, create('null'))).rowCount).toBe(1);
      await expect(runAs(role, administrator, create('now()'))).rejects.toThrow('row-level security');
    }
  });
});

describe('the copies in an account', () => {
  test.each([dbRoles.customer, dbRoles.admin, dbRoles.personalData, dbRoles.system])(
    'cannot be written by %s',
    async (role) => {
      for (const column of ['name', 'email', 'email_confirmed_at', 'person_id'])
        await expect(runAs(role, administrator, `update user_account set ${column} = ${column}`)).rejects.toThrow(
          'permission denied',
        );
    },
  );
});

describe('the renaming of a colleague', () => {
  const rename = (by: Person, { id }: Person, name: string) =>
    asCustomer(by, 'select rename_colleague($1, $2)', [id, name]);

  test('is for administrators, within their company', async () => {
    await rename(administrator, member, 'Mikkel Madsen');
    expect(await accountOf(member)).toMatchObject({ name: 'Mikkel Madsen' });
    await rename(administrator, stranger, 'Overtaget');
    await rename(member, administrator, 'Overtaget');
    expect(await accountOf(stranger)).toMatchObject({ name: 'Frida' });
    expect(await accountOf(administrator)).toMatchObject({ name: 'Agnes' });
    await expect(runAs(dbRoles.sales, administrator, `select rename_colleague('', '')`)).rejects.toThrow(
      'permission denied',
    );
  });

  test('changes the person, and a role in the same edit', async () => {
    const { version } = await accountOf(member);
    const { data, errors } = await app.graphql(
      `mutation ($id: ID!, $version: Int, $input: ColleagueInput!) {
        updateColleague(id: $id, version: $version, input: $input) { edge { node { name companyRole } } }
      }`,
      {
        token: administrator.token,
        variables: { id: member.id, version, input: { name: 'Mikkel Munk', companyRole: 'BUYER' } },
      },
    );
    expect(errors).toBeUndefined();
    expect(data.updateColleague.edge!.node).toEqual({ name: 'Mikkel Munk', companyRole: 'BUYER' });
    expect(await app.db.sql('select name from person where id = $1', [member.personId])).toEqual([
      { name: 'Mikkel Munk' },
    ]);
  });
});
