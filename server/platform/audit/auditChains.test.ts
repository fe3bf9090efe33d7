import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { impersonate } from '../../rooms/identity/auth/testing/impersonate.ts';
import { connectClient } from '../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { newAddress } from '../../testing/newAddress.ts';
import { PASSWORD, type Person } from '../../testing/World.ts';
import { SEES_EVERYTHING } from '../db/testing/asCustomer.ts';
import { pruneLog } from './maintenance.ts';
import { verifyChains } from './verifyChains.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const login = ({ email }: Person) =>
  app.graphql('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
    variables: { input: { email, password: PASSWORD } },
    address: newAddress(),
  });

/** A company with a number of entries. */
async function companyWithEntries(count = 3) {
  const person = await app.world.person();
  for (let i = 0; i < count; i++) await login(person);
  return person;
}

const brokenOf = async ({ customerId }: Person) =>
  (await verifyChains(app.db.ownerUrl)).broken.find(({ chain }) => chain === customerId);

const linksOf = ({ customerId }: Person) =>
  app.db.sql<{ entry_id: string; position: string }>(
    'select entry_id, position from audit_link where chain = $1 order by position',
    [customerId],
  );

/** Changes the log as somebody would who has all rights in the database. */
async function tamper(statement: string, values: unknown[]) {
  const client = new pg.Client({ connectionString: app.db.superuserUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}

describe('the hash chains of the audit log', () => {
  test('link the entries of each company in an unbroken order, also when they are written at once', async () => {
    const people = await Promise.all([companyWithEntries(0), companyWithEntries(0)]);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => login(people[i % 2]!)));
    for (const { errors, data } of answers)
      expect({ errors, data }).toEqual({ errors: undefined, data: { login: { token: expect.any(String) } } });
    for (const person of people) {
      const positions = (await linksOf(person)).map(({ position }) => Number(position));
      expect(positions).toEqual(Array.from({ length: 5 }, (_, i) => i + 1));
      expect(await brokenOf(person)).toBeUndefined();
    }
  });

  test('name the first entry that was changed', async () => {
    const person = await companyWithEntries();
    const [, second] = await linksOf(person);
    await tamper(`update audit_entry set action = 'SIGNED_OUT' where id = $1`, [second!.entry_id]);
    expect(await brokenOf(person)).toEqual({
      chain: person.customerId,
      position: '2',
      entryId: second!.entry_id,
      problem: 'the entry was changed',
    });
  });

  test('show entries that were deleted from the middle, from the end, and from the beginning', async () => {
    for (const [deleted, problem] of [
      [1, 'entries before this one were deleted'],
      [2, 'the newest entries were deleted'],
      [0, 'entries before this one were deleted'],
    ] as const) {
      const person = await companyWithEntries();
      const { entry_id: id } = (await linksOf(person))[deleted]!;
      await tamper('delete from audit_link where entry_id = $1', [id]);
      await tamper('delete from audit_entry where id = $1', [id]);
      expect((await brokenOf(person))?.problem).toBe(problem);
    }
  });

  test('show an entry that was written beside the portal, and one that was moved to another company', async () => {
    const person = await companyWithEntries();
    await tamper(
      `insert into audit_entry (id, action, actor_kind, customer_id) values ('audit_forged', 'SIGNED_IN', 'USER', $1)`,
      [person.customerId],
    );
    expect(await brokenOf(person)).toMatchObject({ entryId: 'audit_forged', problem: 'the entry is in no chain' });
    const other = await companyWithEntries();
    const [first] = await linksOf(other);
    await tamper('update audit_entry set customer_id = null where id = $1', [first!.entry_id]);
    expect((await brokenOf(other))?.problem).toBe('the entry was changed');
  });

  test('stay unbroken when people are erased and old entries are deleted', async () => {
    const person = await companyWithEntries(4);
    await tamper('update audit_person set name = null, email = null, erased_at = now() where person_id = $1', [
      person.id,
    ]);
    // Entries of one moment, and two that were linked in another order than they were written.
    const links = await linksOf(person);
    const age = (index: number, days: number) =>
      tamper(`update audit_entry set created_at = now() - make_interval(months => 30, days => $2) where id = $1`, [
        links[index]!.entry_id,
        days,
      ]);
    await age(0, 1);
    await age(1, 2);
    await relink(person);
    expect(await brokenOf(person)).toBeUndefined();
    await pruneLog(app.db.ownerUrl, 24, 1);
    expect((await linksOf(person)).map(({ position }) => position)).toEqual(['3', '4']);
    expect(await brokenOf(person)).toBeUndefined();
    await login(person);
    expect(await brokenOf(person)).toBeUndefined();
  });

  test('let no role change a link or the end of another chain', async () => {
    const client = await connectClient(app);
    try {
      for (const role of ['portal_customer', 'portal_admin', 'portal_system', 'portal_auth']) {
        await client.query(`select set_config('role', $1, false)`, [role]);
        await expect(client.query(`update audit_link set hash = ''`)).rejects.toThrow(/permission denied/);
        await expect(client.query('delete from audit_link')).rejects.toThrow(/permission denied/);
        await expect(client.query('delete from audit_chain')).rejects.toThrow(/permission denied/);
        await client.query('reset role');
      }
    } finally {
      await client.end();
    }
  });
});

/** Computes the hashes of a company anew, after a test has changed the times of its entries. */
async function relink({ customerId }: Person): Promise<void> {
  const links = await linksOf({ customerId } as Person);
  let previous = '';
  for (const { entry_id: id } of links) {
    const [row] = await app.db.sql<{ hash: string }>(
      'select audit_hash($2, e) as hash from audit_entry e where id = $1',
      [id, previous],
    );
    await tamper('update audit_link set previous_hash = $2, hash = $3 where entry_id = $1', [id, previous, row!.hash]);
    previous = row!.hash;
  }
  await tamper('update audit_chain set hash = $2 where chain = $1', [customerId, previous]);
}

describe('the audit log of a company', () => {
  const LOG = `query ($person: String) { viewer { customer { auditLog(person: $person, first: 20) {
    totalCount edges { node { action actorName actorEmail address actorId targetName } } } } } }` as const;
  const read = (token: string, variables: object = {}) => app.graphql(LOG, { token, variables });

  test('is open to its administrators alone, and holds no entry of another company', async () => {
    const person = await companyWithEntries();
    await companyWithEntries();
    const { auditLog } = (await read(person.token)).data.viewer.customer!;
    const [{ count }] = (await app.db.sql<{ count: number }>(
      'select count(*)::int as count from audit_entry where customer_id = $1',
      [person.customerId],
    )) as [{ count: number }];
    expect(auditLog!.totalCount).toBe(count);
    expect(auditLog!.edges.map(({ node }) => node.actorName)).toEqual(
      expect.arrayContaining([
        (await app.db.sql<{ name: string }>('select name from user_account where id = $1', [person.id]))[0]!.name,
      ]),
    );
    for (const companyRole of ['BUYER', 'MEMBER'] as const) {
      const colleague = await app.world.person({ customerId: person.customerId, companyRole });
      const { data, errors } = await read(colleague.token);
      expect({ log: data.viewer.customer!.auditLog, errors }).toEqual({ log: null, errors: undefined });
    }
    const { token } = await app.world.apiToken(person.customerId!, 'READ_WRITE');
    expect((await read(token)).data.viewer.customer!.auditLog).toBeNull();
  });

  test('does not name employees of the reseller, nor their addresses', async () => {
    const person = await companyWithEntries(1);
    const admin = await app.world.person({ role: 'ADMIN', customerId: null, name: 'Sofie Ansat' });
    await impersonate(app, admin, person);
    const { edges } = (await read(person.token)).data.viewer.customer!.auditLog!;
    const entry = edges.find(({ node }) => node.action === 'IMPERSONATION_STARTED')!.node;
    expect(entry).toMatchObject({ actorId: admin.id, actorName: null, actorEmail: null, address: null });
    expect((await read(person.token, { person: 'Sofie' })).data.viewer.customer!.auditLog!.totalCount).toBe(0);
  });

  test('is closed to a member in the database as well', async () => {
    const person = await companyWithEntries();
    const member = await app.world.person({ customerId: person.customerId, companyRole: 'MEMBER' });
    const client = await connectClient(app);
    const countAs = async (userId: string, customerId: string | null) => {
      await client.query(
        `select ${SEES_EVERYTHING},
           set_config('role', 'portal_customer', false), set_config('app.customer_id', $1, false),
           set_config('app.user_id', $2, false)`,
        [customerId, userId],
      );
      const { rows } = await client.query(
        'select count(*)::int as entries, (select count(*)::int from audit_person) as people from audit_entry',
      );
      await client.query('reset role');
      return rows[0];
    };
    try {
      expect(await countAs(member.id, person.customerId)).toEqual({ entries: 0, people: 0 });
      expect(await countAs(person.id, await app.world.company())).toEqual({ entries: 0, people: 0 });
      expect((await countAs(person.id, person.customerId)).entries).toBeGreaterThan(2);
    } finally {
      await client.end();
    }
  });
});
