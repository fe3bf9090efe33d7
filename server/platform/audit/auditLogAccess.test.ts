import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { impersonate } from '../../rooms/identity/auth/testing/impersonate.ts';
import { signIn } from '../../rooms/identity/auth/testing/signIn.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { runAs } from '../../testing/runAs.ts';
import { PASSWORD, type Person } from '../../testing/World.ts';
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
const { newestEntry } = auditEntries(() => app);

describe('the audit log', () => {
  const LOG = `query ($person: String, $action: AuditAction, $from: Date, $to: Date, $first: Int, $after: String) {
    admin { auditLog(person: $person, action: $action, from: $from, to: $to, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor }
      edges { node {
        id action actorKind actorName actorEmail address actedAsName targetName targetEmail companyName detail quantity
        createdAt
      } } } } }`;

  const read = async (variables: object) => (await run(LOG, variables)).data.admin.auditLog;

  const nodes = async (variables: object) => (await read(variables)).edges.map(({ node }) => node);

  test('is refused to visitors, customers, API tokens and impersonating admins, and to everybody by id', async () => {
    const token = await app.world.apiToken(person.customerId!, 'READ_WRITE');
    const other = await app.world.person({ role: 'ADMIN', customerId: null });
    for (const caller of [
      person.token,
      token.token,
      await impersonate(app, admin, person),
      await impersonate(app, admin, other),
    ]) {
      expect((await run(LOG, {}, caller)).errorCode).toBe('FORBIDDEN');
    }
    expect((await run(LOG, {}, '')).errorCode).toBe('UNAUTHENTICATED');
    await signIn(app, person.email);
    const { id } = await newestEntry();
    for (const caller of [person.token, admin.token])
      expect((await run('query ($id: ID!) { node(id: $id) { id } }', { id }, caller)).data.node).toBeNull();
  });

  test('is paged, newest first, and filtered by person, address, action and period', async () => {
    const user = await app.world.person({ name: 'Øjvind Sjælden', email: `sjaelden${Date.now()}@firma.example` });
    await signIn(app, user.email, PASSWORD, '203.0.113.77');
    await signIn(app, user.email, 'forkert', '203.0.113.77');
    const company = (
      await app.db.sql<{ name: string }>('select name from customer where id = $1', [user.customerId])
    )[0]!.name;
    for (const text of ['øjvind sj', user.email.toUpperCase(), '203.0.113.77', user.id]) {
      const actions = (await nodes({ person: text })).map(({ action }) => action);
      expect({ text, actions }).toEqual({ text, actions: ['SIGN_IN_FAILED', 'SIGNED_IN'] });
    }
    expect(await nodes({ person: 'sjaelden', action: 'SIGNED_IN' })).toMatchObject([
      {
        actorKind: 'USER',
        actorName: 'Øjvind Sjælden',
        actorEmail: user.email,
        address: '203.0.113.77',
        companyName: company,
      },
    ]);
    const first = await read({ person: 'sjaelden', first: 1 });
    expect(first).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    expect(await nodes({ person: 'sjaelden', first: 1, after: first.pageInfo.endCursor })).toMatchObject([
      { action: 'SIGNED_IN' },
    ]);
    const today = (
      await app.db.sql<{ day: string }>(`select to_char(now() at time zone 'Europe/Copenhagen', 'YYYY-MM-DD') as day`)
    )[0]!.day;
    expect(await nodes({ person: 'sjaelden', from: today, to: today })).toHaveLength(2);
    expect(await nodes({ person: 'sjaelden', to: '2020-01-01' })).toEqual([]);
    expect(await nodes({ person: '%' })).toEqual([]);
    expect(await nodes({ person: 'ø' })).not.toEqual([]);
  });

  test('returns entries of the same moment once each', async () => {
    await app.db.sql(
      `insert into audit_entry (id, created_at, action, actor_kind, actor_id)
       select 'audit_same' || lpad(i::text, 3, '0'), '2024-03-01T10:00:00.123456Z', 'SIGNED_IN', 'USER', 'x'
       from generate_series(1, 25) i`,
    );
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { edges, pageInfo }: Awaited<ReturnType<typeof read>> = await read({
        from: '2024-03-01',
        to: '2024-03-01',
        first: 10,
        after,
      });
      seen.push(...edges.map(({ node }) => node.id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(seen).toHaveLength(25);
    expect(new Set(seen).size).toBe(25);
  });
});
