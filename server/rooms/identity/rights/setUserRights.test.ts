import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { asCustomer } from '../../../platform/db/testing/asCustomer.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';
import { LAST_ADMINISTRATOR } from '../users/administrators.service.ts';
import { ADMINISTRATOR_SEES_ALL } from '../users/scope.service.ts';

let app: TestApp;
let administrator: Person;
let member: Person;
let departmentId: string;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => {
  administrator = await app.world.person();
  const customerId = administrator.customerId!;
  member = await app.world.person({ customerId, companyRole: 'MEMBER', name: 'Mia Medlem' });
  departmentId = await app.world.department(customerId);
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: administrator.token }));
const SET = `mutation ($input: SetUserRightsInput!) {
  setUserRights(input: $input) { edge { node { companyRole subjects departmentIds version } } }
}` as const;
const set = (input: object, token?: string) => run(SET, { input: { userId: member.id, ...input } }, token);
const rightsOf = async ({ id }: Pick<Person, 'id'> = member) =>
  (
    await app.db.sql(
      'select company_role as role, subjects, department_ids as departments from user_account where id = $1',
      [id],
    )
  )[0];
const SEEN = '{ viewer { subjects departmentIds user { subjects departmentIds } } }' as const;
const ALL = ['FINANCE', 'LICENSES', 'AGREEMENTS', 'TASKS', 'INTEGRATIONS', 'PEOPLE'];

describe('the rights of a user', () => {
  test('are all subjects and departments as long as nobody has limited them', async () => {
    const { viewer } = (await run(SEEN, {}, member.token)).data;
    expect(viewer).toEqual({
      subjects: ALL,
      departmentIds: null,
      user: { subjects: ALL, departmentIds: null },
    });
  });

  test('are set by an administrator, and count from the next call on', async () => {
    const { data } = await set({
      companyRole: 'FINANCE',
      subjects: ['LICENSES', 'FINANCE'],
      departmentIds: [departmentId],
    });
    expect(data.setUserRights.edge!.node).toEqual({
      companyRole: 'FINANCE',
      subjects: ['FINANCE', 'LICENSES'],
      departmentIds: [departmentId],
      version: 2,
    });
    const { viewer } = (await run(SEEN, {}, member.token)).data;
    expect(viewer).toMatchObject({ subjects: ['FINANCE', 'LICENSES'], departmentIds: [departmentId] });
    const entries = await app.db.sql('select action, detail from audit_entry where target_id = $1 order by id', [
      member.id,
    ]);
    expect(entries).toEqual([
      { action: 'USER_ROLE_CHANGED', detail: 'Økonomi' },
      { action: 'USER_RIGHTS_CHANGED', detail: 'Økonomi, Licenser · 1 afdeling' },
    ]);
  });

  test.each([
    ['the preset of a new role', { companyRole: 'FINANCE' }, ['FINANCE', 'LICENSES', 'AGREEMENTS', 'PEOPLE'], null],
    ['chosen subjects before the preset', { companyRole: 'FINANCE', subjects: ['FINANCE'] }, ['FINANCE'], null],
    ['nothing for null and all subjects', { subjects: ALL.toReversed(), departmentIds: null }, null, null],
    ['an empty list', { subjects: [], departmentIds: [] }, [], []],
    ['each subject once', { subjects: ['TASKS', 'TASKS'] }, ['TASKS'], null],
  ])('store %s', async (_what, input, subjects, departments) => {
    expect((await set(input)).errors).toBeUndefined();
    expect(await rightsOf()).toMatchObject({ subjects, departments });
  });

  test('stay as they are where a field is left out', async () => {
    await set({ subjects: ['TASKS'], departmentIds: [departmentId] });
    await set({ subjects: ['FINANCE'] });
    expect(await rightsOf()).toEqual({ role: 'MEMBER', subjects: ['FINANCE'], departments: [departmentId] });
    await set({ companyRole: 'MEMBER', departmentIds: null });
    expect(await rightsOf()).toEqual({ role: 'MEMBER', subjects: ['FINANCE'], departments: null });
  });

  test('are everything for a new administrator', async () => {
    await set({ subjects: ['TASKS'], departmentIds: [departmentId] });
    await set({ companyRole: 'ADMINISTRATOR' });
    expect(await rightsOf()).toEqual({ role: 'ADMINISTRATOR', subjects: null, departments: null });
    expect((await set({ subjects: ['TASKS'] })).fieldErrors).toEqual({ subjects: ADMINISTRATOR_SEES_ALL });
    expect((await set({ departmentIds: [departmentId] })).fieldErrors).toEqual({
      departmentIds: ADMINISTRATOR_SEES_ALL,
    });
  });

  test('get the preset when a colleague gets another role, and keep their departments', async () => {
    await set({ subjects: ['FINANCE'], departmentIds: [departmentId] });
    await run(
      `mutation ($id: ID!, $input: ColleagueInput!) {
        updateColleague(id: $id, version: null, input: $input) { deletedId }
      }`,
      { id: member.id, input: { name: 'Mia Medlem', companyRole: 'READER' } },
    );
    expect(await rightsOf()).toEqual({ role: 'READER', subjects: null, departments: [departmentId] });
  });

  test('are not taken from the last administrator, even in parallel', async () => {
    const other = await app.world.person({ customerId: administrator.customerId });
    const demote = (userId: string) => run(SET, { input: { userId, companyRole: 'MEMBER' } });
    const answers = await Promise.all([demote(administrator.id), demote(other.id)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const left = answers[0]!.errors ? administrator : other;
    const last = await run(SET, { input: { userId: left.id, companyRole: 'READER' } }, left.token);
    expect(last.fieldErrors).toEqual({ companyRole: LAST_ADMINISTRATOR });
  });

  test('are not overwritten when somebody else has changed them meanwhile', async () => {
    await set({ subjects: ['TASKS'], version: 1 });
    expect((await set({ subjects: ['FINANCE'], version: 1 })).errorCode).toBe('CONFLICT');
    expect(await rightsOf()).toMatchObject({ subjects: ['TASKS'] });
  });

  test.each([
    ['a department of another company', async () => [await app.world.department(await app.world.company())]],
    ['an unknown department', async () => ['dep_ukendt']],
    ['a known and an unknown one', async () => [departmentId, 'dep_ukendt']],
    ['an empty id', async () => ['']],
    ['a very long id', async () => ['x'.repeat(101)]],
  ])('are refused for %s', async (_what, departmentIds) => {
    const { errorCode, fieldErrors } = await set({ departmentIds: await departmentIds() });
    expect(errorCode).toBe('BAD_USER_INPUT');
    expect(Object.values(fieldErrors!)).toEqual(['Afdelingen findes ikke']);
    expect(await rightsOf()).toMatchObject({ departments: null });
  });

  test('are refused for an unknown subject', async () => {
    expect((await set({ subjects: ['ALT'] })).errors).toBeDefined();
  });

  test('of another company, an employee and a deactivated user are not found', async () => {
    const stranger = await app.world.person();
    const employee = await app.world.person({ customerId: administrator.customerId, role: 'ADMIN' });
    for (const { id } of [stranger, employee])
      expect((await run(SET, { input: { userId: id, subjects: [] } })).errorCode).toBe('NOT_FOUND');
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [member.id]);
    expect((await set({ subjects: [] })).errorCode).toBe('NOT_FOUND');
  });

  test.each(['MEMBER', 'BUYER', 'FINANCE', 'READER'] as const)('are not changed by a %s', async (companyRole) => {
    const { token } = await app.world.person({ customerId: administrator.customerId, companyRole });
    expect((await set({ subjects: null }, token)).errorCode).toBe('FORBIDDEN');
  });

  test('are not changed by an API token, nor by an administrator with an unconfirmed e-mail', async () => {
    const { token } = await app.world.apiToken(administrator.customerId!, 'READ_WRITE');
    expect((await set({ subjects: null }, token)).errorCode).toBe('FORBIDDEN');
    const unconfirmed = await app.world.person({ customerId: administrator.customerId, isConfirmed: false });
    expect((await set({ subjects: null }, unconfirmed.token)).errorCode).toBe('FORBIDDEN');
  });

  test('are closed in the database to users who are no administrators', async () => {
    const client = await connectClient(app);
    const as = (userId: string) =>
      asCustomer(
        client,
        administrator.customerId!,
        () => client.query(`update user_account set subjects = '{FINANCE}' where id = '${member.id}'`),
        userId,
      );
    expect((await as(member.id)).rowCount).toBe(0);
    expect((await as((await app.world.person()).id)).rowCount).toBe(0);
    expect((await as(administrator.id)).rowCount).toBe(1);
    await client.end();
  });

  test('of colleagues leave out the departments that the viewer may not see', async () => {
    const hidden = await app.world.department(administrator.customerId!);
    await set({ departmentIds: [departmentId, hidden] });
    const viewer = await app.world.scopedPerson(administrator.customerId!, { departmentIds: [departmentId] });
    const { data } = await run(
      '{ viewer { customer { users(first: 10) { edges { node { id departmentIds } } } } } }',
      {},
      viewer.token,
    );
    const seen = data.viewer.customer!.users.edges.find(({ node }) => node.id === member.id);
    expect(seen!.node.departmentIds).toEqual([departmentId]);
  });

  test('close the open sockets of the user, who connects anew, and tell colleagues live', async () => {
    const [own, colleague] = [await openSocket(app, member.token), await openSocket(app, administrator.token)];
    const next = await colleague.watch('subscription { userChanged { edge { node { id subjects } } } }');
    await set({ subjects: ['PEOPLE'] });
    expect(await own.closed()).toMatchObject({ code: 1012 });
    expect((await next()).userChanged.edge!.node).toEqual({ id: member.id, subjects: ['PEOPLE'] });
    await colleague.close();
  });

  test('are named by the activity without subjects and departments', async () => {
    await set({ subjects: ['FINANCE'], departmentIds: [departmentId] });
    expect(await app.db.sql('select title from activity where entity_id = $1', [member.id])).toEqual([
      { title: 'Rettighederne for Mia Medlem er ændret' },
    ]);
  });
});

describe('a department that is deleted', () => {
  test('leaves the scopes of users, invitations and API tokens, which then show no other department', async () => {
    const kept = await app.world.department(administrator.customerId!);
    const second = await app.world.scopedPerson(administrator.customerId!, { departmentIds: [departmentId, kept] });
    await set({ departmentIds: [departmentId] });
    const invitation = await app.world.invitation(administrator.customerId!, { department_ids: [departmentId] });
    const token = await app.world.apiToken(administrator.customerId!);
    await app.db.sql('update api_token set department_ids = $2 where id = $1', [token.id, [departmentId]]);
    const { errors } = await run('mutation ($id: ID!) { deleteDepartment(id: $id) { deletedId } }', {
      id: departmentId,
    });
    expect(errors).toBeUndefined();
    expect(await rightsOf()).toMatchObject({ departments: [] });
    expect(await rightsOf(second)).toMatchObject({ departments: [kept] });
    for (const [table, id] of [
      ['invitation', invitation],
      ['api_token', token.id],
    ])
      expect(await app.db.sql(`select department_ids from ${table} where id = $1`, [id])).toEqual([
        { department_ids: [] },
      ]);
    // An editor who has the old version is told, and does not bring the department back.
    expect((await set({ subjects: ['TASKS'], version: 2 })).errorCode).toBe('CONFLICT');
  });
});
