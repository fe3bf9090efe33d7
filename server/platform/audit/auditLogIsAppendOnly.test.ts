import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { signIn } from '../../rooms/identity/auth/testing/signIn.ts';
import { connectClient } from '../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { runAs } from '../../testing/runAs.ts';
import { PASSWORD, type Person } from '../../testing/World.ts';
import { dbRoles } from '../db/roles.ts';
import { erasePerson, pruneLog } from './maintenance.ts';
import { auditEntries } from './testing/auditEntries.ts';

let app: TestApp;
let admin: Person;
let person: Person;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => {
  admin = await app.world.person({ role: 'ADMIN', customerId: null, name: 'Sofie Admin' });
  person = await app.world.person({ name: 'Karla Kunde' });
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));
const { entriesOf, newestEntry, actionsOf } = auditEntries(() => app);

describe('in the audit log,', () => {
  const everyRole = Object.values(dbRoles);

  let client: pg.Client;

  beforeAll(async () => {
    client = await connectClient(app);
  });

  afterAll(() => client.end());

  const runAsRole = async (role: string, text: string) => {
    await client.query(`select set_config('role', $1, false)`, [role]);
    return client.query(text).finally(() => client.query('reset role'));
  };

  const destructiveStatements = (table: string) => [
    table === 'audit_entry'
      ? `update audit_entry set action = 'SIGNED_OUT'`
      : `update ${table} set name = null, email = null, address = null, erased_at = now()`,
    `delete from ${table}`,
    `truncate ${table} cascade`,
    `alter table ${table} disable trigger all`,
    `drop table ${table}`,
  ];

  test.each(everyRole)('%s cannot update, delete, truncate or drop a table', async (role) => {
    for (const table of ['audit_entry', 'audit_person']) {
      for (const statement of destructiveStatements(table)) {
        const result = runAsRole(role, statement);
        // A job may erase the people whose erasure an admin has confirmed, and here nobody's was.
        if (role === dbRoles.personalData && statement.startsWith('update audit_person'))
          expect((await result).rowCount).toBe(0);
        else await expect(result).rejects.toThrow(/permission denied|must be owner/);
      }
    }
  });

  test.each(everyRole.filter((role) => role !== 'portal_admin' && role !== dbRoles.personalData))(
    '%s cannot read a row',
    async (role) => {
      await signIn(app, person.email);
      for (const table of ['audit_entry', 'audit_person']) {
        const read = runAsRole(role, `select * from ${table}`);
        // Only the administrators of a company read its entries.
        if (role === 'portal_customer') expect((await read).rows).toEqual([]);
        else await expect(read).rejects.toThrow(/permission denied/);
      }
    },
  );

  test.each(everyRole.filter((role) => role !== 'portal_auth'))(
    '%s cannot insert a row except with the function that records',
    async (role) => {
      await expect(
        runAsRole(role, `insert into audit_entry (id, action, actor_kind) values ('audit_x', 'SIGNED_IN', 'USER')`),
      ).rejects.toThrow(/permission denied/);
      await expect(
        runAsRole(role, `insert into audit_person (entry_id, part) values ('audit_x', 'ACTOR')`),
      ).rejects.toThrow(/permission denied/);
    },
  );

  test('the portal’s own login can do nothing', async () => {
    await client.query('reset role');
    for (const statement of [
      ...destructiveStatements('audit_entry'),
      ...destructiveStatements('audit_person'),
      'select * from audit_entry',
      `select record_audit('audit_x', 'SIGNED_IN', 'USER', null, null, null, null, null, null, null, null, null)`,
    ]) {
      await expect(client.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    }
  });

  test('the owner and a superuser are refused until they disable the guards', async () => {
    await signIn(app, person.email);
    const owner = new pg.Client({ connectionString: app.db.ownerUrl });
    await owner.connect();
    try {
      for (const statement of [
        ...destructiveStatements('audit_entry').slice(0, 3),
        ...destructiveStatements('audit_person').slice(1, 3),
      ]) {
        await expect(owner.query(statement)).rejects.toThrow(/append-only/);
        await expect(app.db.sql(statement)).rejects.toThrow(/append-only/);
      }
      await expect(app.db.sql(`update audit_person set name = 'En anden'`)).rejects.toThrow(/can only be erased/);
    } finally {
      await owner.end();
    }
  });

  test('the customer role cannot record entries about another company', async () => {
    const other = await app.world.company();
    const write = (company: string) =>
      client.query(
        `select record_audit('audit_' || gen_random_uuid(), 'EXPORTED', 'USER', $1, null, $2,
           null, null, null, null, null, null)`,
        [person.id, company],
      );
    await client.query(
      `select set_config('role', 'portal_customer', false), set_config('app.customer_id', $1, false)`,
      [person.customerId],
    );
    try {
      await expect(write(other)).rejects.toThrow(/another company/);
      await expect(write(person.customerId!)).resolves.toBeDefined();
    } finally {
      await client.query('reset role');
    }
  });
});

describe('erasing a person from the audit log', () => {
  test('removes names, e-mails and addresses, and keeps the order of the entries', async () => {
    await signIn(app, person.email, 'forkert', '203.0.113.5');
    await signIn(app, person.email, PASSWORD, '203.0.113.5');
    await run('mutation ($id: ID!) { impersonate(id: $id, reason: "Hjælp") { token } }', { id: person.id });
    const before = await entriesOf(person.id);
    await erasePerson(app.db.ownerUrl, { email: person.email.toUpperCase() });
    const after = await entriesOf(person.id);
    expect(after.map(({ id, action }) => [id, action])).toEqual(before.map(({ id, action }) => [id, action]));
    expect(after.map(({ target }) => target)).toEqual([null, null, null]);
    const persons = await app.db.sql<object>('select name, email, address from audit_person where person_id = $1', [
      person.id,
    ]);
    expect(persons.every((row) => Object.values(row).every((value) => value === null))).toBe(true);
    expect(
      await app.db.sql(`select 1 from audit_person where address = '203.0.113.5' or email = $1`, [person.email]),
    ).toEqual([]);
    expect(after.at(-1)!.actor).toBe('Sofie Admin');
    expect(await newestEntry()).toMatchObject({ action: 'PERSON_ERASED', actor_kind: 'OPERATOR', target: null });
  });

  test('works with the account’s id, and enables the guards again', async () => {
    await signIn(app, person.email);
    expect(await erasePerson(app.db.ownerUrl, { userId: person.id })).toBe(2);
    expect(await newestEntry()).toMatchObject({ action: 'PERSON_ERASED', target_id: person.id, quantity: 2 });
    await expect(app.db.sql('delete from audit_entry')).rejects.toThrow(/append-only/);
    expect(
      await app.db.sql(
        `select relname from pg_class where relname in ('audit_entry', 'audit_person') and relforcerowsecurity`,
      ),
    ).toHaveLength(2);
  });
});

test('audit entries older than the retention are deleted by the owner’s command, which is recorded', async () => {
  await app.db.sql(
    `insert into audit_entry (id, created_at, action, actor_kind)
       select 'audit_old' || i, now() - interval '30 months', 'SIGNED_IN', 'USER' from generate_series(1, 7) i`,
  );
  await app.db.sql(`insert into audit_person (entry_id, part, name) values ('audit_old3', 'ACTOR', 'Gammel')`);
  await signIn(app, person.email);
  expect(await pruneLog(app.db.ownerUrl, 24, 3)).toBe(7);
  expect(await app.db.sql(`select id from audit_entry where id like 'audit_old%'`)).toEqual([]);
  expect(await actionsOf(person.id)).toEqual(['SIGNED_IN']);
  expect(await newestEntry()).toMatchObject({
    action: 'LOG_PRUNED',
    actor_kind: 'OPERATOR',
    quantity: 7,
    detail: 'Ældre end 24 måneder',
  });
  await expect(app.db.sql('truncate audit_entry cascade')).rejects.toThrow(/append-only/);
});
