import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { asCustomer } from '../../../platform/db/testing/asCustomer.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let administrator: Person;
let member: Person;
let departmentId: string;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => {
  administrator = await app.world.person({ name: 'Karin Kontor' });
  const customerId = administrator.customerId!;
  departmentId = await app.world.department(customerId, 'Salg');
  member = await app.world.scopedPerson(customerId, { subjects: ['TASKS', 'PEOPLE'], departmentIds: [] });
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: member.token }));
const request = (input: object, token?: string) =>
  run(
    `mutation ($input: RequestRightsInput!) {
      requestRights(input: $input) { edge { node { id subject department { id } path user { id } } } }
    }`,
    { input },
    token,
  );
const requested = async (input: object) => (await request(input)).data.requestRights.edge!.node;
const answer = (id: string, isGranted: boolean, token = administrator.token) =>
  run(
    `mutation ($id: ID!, $isGranted: Boolean!) {
      answerRightsRequest(id: $id, isGranted: $isGranted) { deletedId }
    }`,
    { id, isGranted },
    token,
  );
const LIST = `{ viewer { customer { administratorNames rightsRequests(first: 10) {
    totalCount edges { node { id user { id } department { name } } }
  } } } }` as const;
const listed = async (token: string) =>
  (await run(LIST, {}, token)).data.viewer.customer!.rightsRequests.edges.map(({ node }) => node.id);
const rights = async () =>
  (await app.db.sql('select subjects, department_ids as departments from user_account where id = $1', [member.id]))[0];

describe('a request for rights', () => {
  test('is mailed to the administrators, and a grant adds the rights and is mailed to the user', async () => {
    const { id, ...rest } = await requested({ subject: 'FINANCE', departmentId, path: '/payments' });
    expect(rest).toEqual({ subject: 'FINANCE', department: null, path: '/payments', user: { id: member.id } });
    const { html: asked } = await app.mailTo(administrator.email, 'flere rettigheder');
    expect(asked).toContain('økonomi for afdelingen Salg');
    expect((await answer(id, true)).data.answerRightsRequest.deletedId).toBe(id);
    expect(await rights()).toEqual({ subjects: ['FINANCE', 'TASKS', 'PEOPLE'], departments: [departmentId] });
    const { html: granted } = await app.mailTo(member.email, 'fået flere rettigheder');
    expect(granted).toContain('/payments');
    expect((await run('{ viewer { subjects } }')).data.viewer.subjects).toContain('FINANCE');
  });

  test('that is declined changes nothing and can be sent again', async () => {
    const { id } = await requested({ subject: 'FINANCE', departmentId });
    await answer(id, false);
    expect(await rights()).toEqual({ subjects: ['TASKS', 'PEOPLE'], departments: [] });
    const { html } = await app.mailTo(member.email, 'fik ikke flere');
    expect(html).toContain('økonomi for en anden afdeling');
    expect(html).not.toContain('Salg');
    expect((await requested({ subject: 'FINANCE', departmentId })).id).not.toBe(id);
  });

  test('is one for the same rights, however often and in parallel it is sent', async () => {
    const input = { subject: 'FINANCE', departmentId };
    const ids = await Promise.all([input, input, input].map(async (each) => (await requested(each)).id));
    expect(new Set(ids).size).toBe(1);
    expect((await requested({ subject: 'FINANCE' })).id).not.toBe(ids[0]);
    expect((await requested({ departmentId })).id).not.toBe(ids[0]);
    expect(await listed(administrator.token)).toHaveLength(3);
  });

  test('is seen by administrators and by the user who asks, but by no colleague, program or stranger', async () => {
    const { id } = await requested({ departmentId });
    const colleague = await app.world.person({ customerId: administrator.customerId, companyRole: 'MEMBER' });
    const program = await app.world.apiToken(administrator.customerId!, 'READ_WRITE');
    const stranger = await app.world.person();
    expect(await listed(administrator.token)).toEqual([id]);
    expect(await listed(member.token)).toEqual([id]);
    for (const { token } of [colleague, program, stranger]) expect(await listed(token)).toEqual([]);
    const [shown] = (await run(LIST, {}, administrator.token)).data.viewer.customer!.rightsRequests.edges;
    expect(shown!.node.department).toEqual({ name: 'Salg' });
    expect((await run(LIST)).data.viewer.customer!.administratorNames).toEqual(['Karin Kontor']);
  });

  test.each([
    ['nothing', async () => ({}), { subject: 'Vælg, hvad du gerne vil se' }],
    [
      'a department of another company',
      async () => ({ departmentId: await app.world.department(await app.world.company()) }),
      { departmentId: 'Afdelingen findes ikke' },
    ],
    ['an unknown department', async () => ({ departmentId: 'dep_ukendt' }), { departmentId: 'Afdelingen findes ikke' }],
    [
      'an address of another site',
      async () => ({ subject: 'FINANCE', path: '//ond.example/payments' }),
      { path: 'Skriv en adresse i portalen, fx /payments' },
    ],
    [
      'an address of a script',
      async () => ({ subject: 'FINANCE', path: 'javascript:alert(1)' }),
      { path: 'Skriv en adresse i portalen, fx /payments' },
    ],
    [
      'a very long address',
      async () => ({ subject: 'FINANCE', path: `/${'x'.repeat(500)}` }),
      { path: 'Højst 500 tegn' },
    ],
  ])('is refused for %s', async (_what, input, fields) => {
    expect((await request(await input())).fieldErrors).toEqual(fields);
  });

  test('is refused for what the user can see, and for those who see everything', async () => {
    expect((await request({ subject: 'TASKS' })).errorCode).toBe('CONFLICT');
    expect((await request({ subject: 'FINANCE', departmentId }, administrator.token)).errorCode).toBe('CONFLICT');
  });

  test('is sent by no program, no employee and nobody in the name of a user', async () => {
    const program = await app.world.apiToken(administrator.customerId!, 'READ_WRITE');
    const admin = await app.world.person({ role: 'ADMIN', customerId: administrator.customerId });
    const acting = await app.world.session(member.id, { actorId: admin.id, parentId: admin.sessionId });
    for (const { token } of [program, admin, acting])
      expect((await request({ subject: 'FINANCE' }, token)).errorCode).toBe('FORBIDDEN');
  });

  test('is answered by administrators of the company alone, and once', async () => {
    const { id } = await requested({ subject: 'FINANCE' });
    const stranger = await app.world.person();
    expect((await answer(id, true, stranger.token)).errorCode).toBe('NOT_FOUND');
    expect((await answer(id, true, member.token)).errorCode).toBe('FORBIDDEN');
    const other = await app.world.person({ customerId: administrator.customerId });
    const answers = await Promise.all([answer(id, true), answer(id, false, other.token)]);
    expect(answers.map(({ errorCode }) => errorCode ?? 'answered').toSorted()).toEqual(['NOT_FOUND', 'answered']);
  });

  test('for one user is granted beside another one in parallel, and both are kept', async () => {
    const ids = [(await requested({ subject: 'FINANCE' })).id, (await requested({ subject: 'LICENSES' })).id];
    const answers = await Promise.all(ids.map((id) => answer(id, true)));
    expect(answers.map(({ errorCode }) => errorCode)).toEqual([undefined, undefined]);
    expect(await rights()).toMatchObject({ subjects: ['FINANCE', 'LICENSES', 'TASKS', 'PEOPLE'] });
  });

  test('ends when the user gets the rights in another way, or leaves', async () => {
    await requested({ subject: 'FINANCE' });
    await requested({ departmentId });
    await run(
      'mutation ($input: SetUserRightsInput!) { setUserRights(input: $input) { deletedId } }',
      { input: { userId: member.id, subjects: null } },
      administrator.token,
    );
    expect(await listed(administrator.token)).toHaveLength(1);
    await run(
      'mutation ($id: ID!) { deactivateColleague(id: $id) { active { deletedId } } }',
      { id: member.id },
      administrator.token,
    );
    expect(await listed(administrator.token)).toEqual([]);
  });

  test('reaches administrators and the user live, but not even its id reaches a colleague', async () => {
    const colleague = await app.world.person({ customerId: administrator.customerId, companyRole: 'BUYER' });
    const document = 'subscription { rightsRequestChanged { deletedId edge { node { id user { id } } } } }' as const;
    const sockets = await Promise.all([administrator, member, colleague].map(({ token }) => openSocket(app, token)));
    const watching: (() => Promise<unknown>)[] = [];
    for (const socket of sockets) watching.push(await socket.watch(document));
    const { id } = await requested({ subject: 'FINANCE' });
    for (const next of watching.slice(0, 2))
      expect(await next()).toMatchObject({ rightsRequestChanged: { edge: { node: { id } } } });
    // A grant would close the socket of the user.
    await answer(id, false);
    for (const next of watching.slice(0, 2))
      expect(await next()).toMatchObject({ rightsRequestChanged: { deletedId: id } });
    // The first event that the colleague receives is about a request of their own.
    await app.db.sql(`update user_account set subjects = '{}' where id = $1`, [colleague.id]);
    const own = (await request({ subject: 'FINANCE' }, colleague.token)).data.requestRights.edge!.node;
    expect(await watching[2]!()).toMatchObject({ rightsRequestChanged: { edge: { node: { id: own.id } } } });
    await Promise.all(sockets.map((socket) => socket.close()));
  });

  test('is closed in the database to colleagues, and sent in nobody else’s name', async () => {
    const { id } = await requested({ subject: 'FINANCE' });
    const colleague = await app.world.person({ customerId: administrator.customerId, companyRole: 'MEMBER' });
    const stranger = await app.world.person();
    const client = await connectClient(app);
    const as = ({ id: userId, customerId }: Person, statement: string) =>
      asCustomer(client, customerId!, () => client.query(statement), userId);
    const read = `select id from rights_request where id = '${id}'`;
    const grant = `update rights_request set decided_at = now(), is_granted = true where id = '${id}'`;
    for (const person of [colleague, stranger]) {
      expect((await as(person, read)).rowCount).toBe(0);
      expect((await as(person, grant)).rowCount).toBe(0);
    }
    expect((await as(member, read)).rowCount).toBe(1);
    expect((await as(member, grant)).rowCount).toBe(0);
    const insert = `insert into rights_request (id, customer_id, user_id, subject, created_at)
      values ('rreq_x', '${administrator.customerId}', '${member.id}', 'LICENSES', now())`;
    await expect(as(colleague, insert)).rejects.toThrow('row-level security');
    expect((await as(administrator, grant)).rowCount).toBe(1);
    await client.end();
  });
});
