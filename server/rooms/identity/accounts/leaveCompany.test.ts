import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let boss: Person;
let otherBoss: Person;
/** Rita, a member of the company of each boss. Her session began in the first one. */
let first: Person;
let second: Person;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => {
  boss = await app.world.person();
  otherBoss = await app.world.person();
  first = await app.world.person({ customerId: boss.customerId, companyRole: 'MEMBER', name: 'Rita' });
  second = await app.world.membership(first, { customerId: otherBoss.customerId!, companyRole: 'MEMBER' });
});
afterAll(() => app.close());

const leave = ({ token, customerId }: Pick<Person, 'token' | 'customerId'>, company: string | null = null) =>
  app.graphql('mutation ($id: ID!) { leaveCompany(companyId: $id) { userId companyId isCurrent } }', {
    variables: { id: customerId },
    token,
    company,
  });
const deactivate = (by: Person, { id }: Person) =>
  app.graphql('mutation ($id: ID!) { deactivateColleague(id: $id) { active { deletedId } } }', {
    variables: { id },
    token: by.token,
    company: by.customerId,
  });
const userIn = async ({ token, customerId }: Person) => {
  const { data, errorCode } = await app.graphql('{ viewer { user { id } } }', { token, company: customerId });
  return errorCode ?? data.viewer.user!.id;
};
const promote = ({ id }: Person) =>
  app.db.sql(`update user_account set company_role = 'ADMINISTRATOR' where id = $1`, [id]);
const activeIn = ({ customerId }: Person) =>
  app.db.sql<{ id: string }>(
    `select id from user_account where customer_id = $1 and deactivated_at is null and company_role = 'ADMINISTRATOR'`,
    [customerId],
  );

describe('a person who leaves a company', () => {
  test('stays in the other one, and is told to the company', async () => {
    const { data } = await leave(first);
    expect(data.leaveCompany).toEqual([{ userId: second.id, companyId: second.customerId, isCurrent: false }]);
    expect(await userIn(first)).toBe('FORBIDDEN');
    expect(await userIn(second)).toBe(second.id);
    expect(await app.db.sql('select title, actor_id from activity where customer_id = $1', [first.customerId])).toEqual(
      [{ title: 'Rita har forladt virksomheden', actor_id: first.id }],
    );
    expect(await app.db.sql('select id from activity where customer_id = $1', [second.customerId])).toEqual([]);
    expect(
      await app.db.sql(
        `select customer_id, actor_id from audit_entry where action = 'COMPANY_LEFT' and target_id = $1`,
        [first.id],
      ),
    ).toEqual([{ customer_id: first.customerId, actor_id: first.id }]);
  });

  test('may do so while a call acts in the other one', async () => {
    const { data } = await leave(first, second.customerId);
    expect(data.leaveCompany).toEqual([{ userId: second.id, companyId: second.customerId, isCurrent: true }]);
    expect(await userIn(first)).toBe('FORBIDDEN');
  });

  test('loses the sockets of that company alone', async () => {
    const inFirst = await openSocket(app, first.token, { company: first.customerId });
    const inSecond = await openSocket(app, first.token, { company: second.customerId });
    await leave(first, second.customerId);
    expect(await inFirst.closed()).toMatchObject({ code: 4403 });
    inSecond.send({ id: 'q', type: 'subscribe', payload: { query: '{ viewer { user { id } } }' } });
    expect((await inSecond.next(({ id }) => id === 'q')).payload).toEqual({
      data: { viewer: { user: { id: second.id } } },
    });
    await inSecond.close();
  });

  test('gives up the coming places of that company alone', async () => {
    const given = await app.world.eventRegistration(await app.world.event(), { person: first });
    const kept = await app.world.eventRegistration(await app.world.event(), { person: second });
    await leave(first);
    const rows = await app.db.sql<{ id: string; status: string }>(
      'select id, status from event_registration where id = any($1)',
      [[given, kept]],
    );
    expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [given, 'CANCELLED'],
        [kept, 'REGISTERED'],
      ]),
    );
  });

  test('is brought back by no administrator of the company', async () => {
    await leave(first);
    const { errorCode } = await app.graphql(
      'mutation ($id: ID!) { reactivateColleague(id: $id) { active { deletedId } } }',
      { variables: { id: first.id }, token: boss.token },
    );
    expect(errorCode).toBe('NOT_FOUND');
    expect(await userIn(first)).toBe('FORBIDDEN');
  });

  test('ends an admin’s impersonation in that company', async () => {
    const admin = await app.world.person({ role: 'ADMIN' });
    const { token } = await app.world.session(first.id, { actorId: admin.id, parentId: admin.sessionId });
    await leave(first);
    expect(await userIn({ ...first, token })).toBe('UNAUTHENTICATED');
  });
});

describe('leaving a company is refused', () => {
  test('with CONFLICT for the last administrator of each company', async () => {
    const onlyBoss = await app.world.membership(boss, { customerId: otherBoss.customerId!, companyRole: 'MEMBER' });
    expect((await leave(boss)).errorCode).toBe('CONFLICT');
    await promote(onlyBoss);
    expect((await leave(onlyBoss)).errors).toBeUndefined();
    await promote(first);
    const another = await app.world.membership(boss);
    expect((await leave(another)).errorCode).toBe('CONFLICT');
    expect((await leave(boss)).errors).toBeUndefined();
    expect(await activeIn(boss)).toEqual([{ id: first.id }]);
  });

  test('with CONFLICT for the only company of the person', async () => {
    const only = await app.world.person({ customerId: boss.customerId, companyRole: 'MEMBER' });
    expect((await leave(only)).errors![0]!.message).toBe(
      'Du er kun bruger i denne virksomhed. Bed en kontoadministrator om at fjerne dig.',
    );
    await leave(first);
    expect((await leave(second)).errorCode).toBe('CONFLICT');
    expect(await userIn(second)).toBe(second.id);
  });

  test('with NOT_FOUND for companies of others, unknown ones, and one that the person has left', async () => {
    const stranger = await app.world.person();
    for (const customerId of [stranger.customerId, 'cust_unknown', '', 'x'.repeat(300), '%'])
      expect((await leave({ ...first, customerId })).errorCode).toBe('NOT_FOUND');
    await app.world.membership(first);
    await leave(first);
    expect((await leave(first)).errorCode).toBe('NOT_FOUND');
  });

  test('for an admin in the person’s place, an API token, and a visitor', async () => {
    const admin = await app.world.person({ role: 'ADMIN' });
    const acting = await app.world.session(first.id, { actorId: admin.id, parentId: admin.sessionId });
    expect((await leave({ ...first, ...acting })).errorCode).toBe('FORBIDDEN');
    expect((await leave({ ...first, ...(await app.world.apiToken(first.customerId!)) })).errorCode).toBe('FORBIDDEN');
    expect((await leave({ ...first, token: '' })).errorCode).toBe('UNAUTHENTICATED');
    expect(await userIn(first)).toBe(first.id);
  });

  test('for an employee of the reseller', async () => {
    await app.db.sql(`update user_account set role = 'ADMIN' where id = $1`, [first.id]);
    expect((await leave(first)).errorCode).toBe('CONFLICT');
  });

  test('for a session that began through the organisation of a company', async () => {
    await app.db.sql(`update session set issuer = 'https://idp.example', tenant = 't' where id = $1`, [
      first.sessionId,
    ]);
    await app.world.companySignIn(first.customerId!, { issuer: 'https://idp.example', tenant: 't' });
    expect((await leave(first)).errorCode).toBe('FORBIDDEN');
  });

  test('without a fresh proof of identity', async () => {
    await app.db.sql(`update session set proved_at = now() - interval '11 minutes' where id = $1`, [first.sessionId]);
    expect((await leave(first)).errorCode).toBe('REAUTHENTICATION_REQUIRED');
  });
});

describe('at the same time', () => {
  test('a person who leaves both companies stays in one', async () => {
    const answers = await Promise.all([leave(first), leave(second)]);
    expect(answers.map(({ errorCode }) => errorCode ?? 'left').toSorted()).toEqual(['CONFLICT', 'left']);
    const active = await app.db.sql('select id from user_account where person_id = $1 and deactivated_at is null', [
      first.personId,
    ]);
    expect(active).toHaveLength(1);
  });

  test('leaving and being deactivated end the membership once', async () => {
    const [left, deactivated] = await Promise.all([leave(first), deactivate(boss, first)]);
    expect([undefined, 'NOT_FOUND']).toContain(left.errorCode);
    expect([undefined, 'NOT_FOUND', 'CONFLICT']).toContain(deactivated.errorCode);
    expect(await userIn(first)).toBe('FORBIDDEN');
    expect(await userIn(second)).toBe(second.id);
  });

  test('leaving one company and being deactivated in the other never leaves a person who cannot sign in', async () => {
    const [left, deactivated] = await Promise.all([leave(first), deactivate(otherBoss, second)]);
    expect([undefined, 'CONFLICT']).toContain(left.errorCode);
    expect([undefined, 'CONFLICT']).toContain(deactivated.errorCode);
    const [{ is_active: isActive, active }] = (await app.db.sql(
      `select is_active, (select count(*)::int from user_account u where u.person_id = p.id and deactivated_at is null)
         as active from person p where id = $1`,
      [first.personId],
    )) as [{ is_active: boolean; active: number }];
    expect(isActive).toBe(active > 0);
  });

  test('two administrators who leave keep one, also when one of them deactivates the other', async () => {
    for (let i = 0; i < 4; i += 1) {
      const one = await app.world.person();
      const other = await app.world.person({ customerId: one.customerId });
      for (const person of [one, other]) await app.world.membership(person);
      await Promise.all([leave(one), i % 2 ? leave(other) : deactivate(other, one)]);
      expect(await activeIn(one)).toHaveLength(1);
    }
  });
});
