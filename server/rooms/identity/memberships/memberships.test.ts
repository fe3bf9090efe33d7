import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { NOT_A_MEMBER } from '../../../../domain/basics/actingCompany.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

interface TwoCompanies {
  /** Administrator of the company in which the session began. */
  first: Person;
  /** Member of the other company. */
  second: Person;
}

async function personOfTwoCompanies(): Promise<TwoCompanies> {
  const first = await app.world.person({ name: 'Rita Revisor' });
  return { first, second: await app.world.membership(first, { companyRole: 'MEMBER' }) };
}

const VIEWER = '{ viewer { user { id companyRole } customer { id } viewerCanManagePeople } }' as const;
const MEMBERSHIPS = '{ memberships { userId companyId companyName companyRole isCurrent lastUsedAt } }' as const;

/** The company and the user in which a call acts, or its refusal, over each transport. */
const transports: [string, (token: string, company?: string | null) => Promise<unknown>][] = [
  [
    'GraphQL',
    async (token, company = null) => {
      const { data, errors } = await app.graphql(VIEWER, { token, company });
      if (errors) return [errors[0]!.extensions.code, errors[0]!.message];
      return { user: data.viewer.user!.id, company: data.viewer.customer!.id };
    },
  ],
  [
    'REST',
    async (token, company = null) => {
      const { body } = await app.rest('GET', '/api/auth/me', { token, company });
      if (body.code) return [body.code, body.message];
      const { id, customer } = body.data as { id: string; customer: { id: string } };
      return { user: id, company: customer.id };
    },
  ],
  [
    'a socket',
    async (token, company) => {
      const socket = await openSocket(app, token, { ...(company && { company }) });
      socket.send({ id: 'q', type: 'subscribe', payload: { query: VIEWER } });
      const answer = await Promise.race([socket.next(({ id }) => id === 'q'), socket.closed()]);
      if ('code' in answer) return [answer.code === 4403 ? 'FORBIDDEN' : answer.code, answer.reason];
      await socket.close();
      const { viewer } = (answer.payload as { data: { viewer: Record<'user' | 'customer', { id: string }> } }).data;
      return { user: viewer.user.id, company: viewer.customer.id };
    },
  ],
];

describe.each(transports)('a call over %s', (_name, ask) => {
  test('acts in the company that it names, and else in the one in which the session began', async () => {
    const { first, second } = await personOfTwoCompanies();
    const inFirst = { user: first.id, company: first.customerId };
    expect(await ask(first.token)).toEqual(inFirst);
    expect(await ask(first.token, first.customerId)).toEqual(inFirst);
    expect(await ask(first.token, second.customerId)).toEqual({ user: second.id, company: second.customerId });
    expect(await ask(first.token)).toEqual(inFirst);
  });

  test('is refused alike in a company of others and in one that does not exist', async () => {
    const { first } = await personOfTwoCompanies();
    const stranger = await app.world.person();
    for (const company of [stranger.customerId, 'cust_unknown', 'no company!', 'x'.repeat(200)])
      expect(await ask(first.token, company)).toEqual(['FORBIDDEN', NOT_A_MEMBER]);
  });

  test('is refused in a company that has deactivated the person, while the session goes on in the other', async () => {
    const { first, second } = await personOfTwoCompanies();
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [first.id]);
    expect(await ask(first.token, first.customerId)).toEqual(['FORBIDDEN', NOT_A_MEMBER]);
    const inSecond = { user: second.id, company: second.customerId };
    expect(await ask(first.token, second.customerId)).toEqual(inSecond);
    expect(await ask(first.token)).toEqual(inSecond);
  });

  test('under impersonation stays in the company of the user', async () => {
    const { first, second } = await personOfTwoCompanies();
    const admin = await app.world.person({ role: 'ADMIN' });
    const { token } = await app.world.session(second.id, { actorId: admin.id, parentId: admin.sessionId });
    const inSecond = { user: second.id, company: second.customerId };
    expect(await ask(token)).toEqual(inSecond);
    expect(await ask(token, second.customerId)).toEqual(inSecond);
    expect(await ask(token, first.customerId)).toEqual(['FORBIDDEN', NOT_A_MEMBER]);
  });
});

describe('a person of two companies', () => {
  test('has the rights of the company in which the call acts', async () => {
    const { first, second } = await personOfTwoCompanies();
    const rightsIn = async (company: string | null) =>
      (await app.graphql(VIEWER, { token: first.token, company })).data.viewer;
    expect(await rightsIn(first.customerId)).toMatchObject({
      user: { companyRole: 'ADMINISTRATOR' },
      viewerCanManagePeople: true,
    });
    expect(await rightsIn(second.customerId)).toMatchObject({
      user: { companyRole: 'MEMBER' },
      viewerCanManagePeople: false,
    });
    await app.db.sql(`update user_account set company_role = 'MEMBER' where id = $1`, [first.id]);
    await app.db.sql(`update user_account set company_role = 'ADMINISTRATOR' where id = $1`, [second.id]);
    expect(await rightsIn(first.customerId)).toMatchObject({ viewerCanManagePeople: false });
    expect(await rightsIn(second.customerId)).toMatchObject({ viewerCanManagePeople: true });
  });

  test('finds nothing by the ids of the other company', async () => {
    const { first, second } = await personOfTwoCompanies();
    const departmentId = await app.world.department(second.customerId!);
    const clipCardId = await app.world.clipCard(departmentId);
    const token = first.token;
    const node = (id: string, company: string | null) =>
      app.graphql('query ($id: ID!) { node(id: $id) { id } }', { variables: { id }, token, company });
    for (const id of [departmentId, clipCardId, second.id, second.customerId!]) {
      expect((await node(id, first.customerId)).data.node).toBeNull();
      expect((await node(id, second.customerId)).data.node).toEqual({ id });
    }
    const colleague = await app.world.person({ customerId: second.customerId });
    const { errorCode } = await app.graphql(
      'mutation ($id: ID!) { deactivateColleague(id: $id) { active { deletedId } } }',
      { variables: { id: colleague.id }, token, company: first.customerId },
    );
    expect(errorCode).toBe('NOT_FOUND');
  });

  test('sees the memberships, those used last first', async () => {
    const first = await app.world.person();
    const second = await app.world.membership(first, { name: 'Fjordlyst A/S', companyRole: 'BUYER' });
    const gone = await app.world.membership(first);
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [gone.id]);
    const membershipsIn = async (company: string | null) =>
      (await app.graphql(MEMBERSHIPS, { token: first.token, company })).data.memberships;
    await membershipsIn(first.customerId);
    await app.db.sql(`update membership_use set last_used_at = now() - interval '1 minute' where user_id = $1`, [
      first.id,
    ]);
    const inSecond = await membershipsIn(second.customerId);
    expect(inSecond).toEqual([
      {
        userId: second.id,
        companyId: second.customerId,
        companyName: 'Fjordlyst A/S',
        companyRole: 'BUYER',
        isCurrent: true,
        lastUsedAt: expect.any(String),
      },
      expect.objectContaining({ userId: first.id, companyId: first.customerId, isCurrent: false }),
    ]);
    expect((await membershipsIn(first.customerId)).map(({ userId, isCurrent }) => [userId, isCurrent])).toEqual([
      [second.id, false],
      [first.id, true],
    ]);
  });

  test('counts idempotency keys in each company apart', async () => {
    const { first, second } = await personOfTwoCompanies();
    await app.db.sql(`update user_account set company_role = 'ADMINISTRATOR' where id = $1`, [second.id]);
    const create = (company: string | null) =>
      app.portal.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${first.token}`, 'x-company': company!, 'idempotency-key': 'same-key' },
        payload: {
          query: 'mutation { createDepartment(input: { name: "Salg", contactPerson: "Ib" }) { edge { node { id } } } }',
        },
      });
    const answers = [await create(first.customerId), await create(second.customerId), await create(first.customerId)];
    expect(answers.map(({ headers }) => headers['idempotent-replayed'])).toEqual([undefined, undefined, 'true']);
    const ids = answers.map(({ body }) => body);
    expect(ids[0]).toBe(ids[2]);
    expect(ids[0]).not.toBe(ids[1]);
  });
});

describe('what has no memberships', () => {
  test('is an API token, which acts for its own company alone', async () => {
    const { first, second } = await personOfTwoCompanies();
    const { token } = await app.world.apiToken(first.customerId!);
    const ask = (company: string | null) => app.graphql(MEMBERSHIPS, { token, company });
    for (const company of [null, first.customerId, second.customerId])
      expect((await ask(company)).errorCode).toBe('FORBIDDEN');
  });

  test('is an admin without a company', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    expect((await app.graphql(MEMBERSHIPS, { token: admin.token })).data.memberships).toEqual([]);
  });

  test('while an admin acts as a user, are the other companies of the user', async () => {
    const { second } = await personOfTwoCompanies();
    const admin = await app.world.person({ role: 'ADMIN' });
    const { token } = await app.world.session(second.id, { actorId: admin.id, parentId: admin.sessionId });
    expect((await app.graphql(MEMBERSHIPS, { token })).data.memberships.map(({ userId }) => userId)).toEqual([
      second.id,
    ]);
  });
});
