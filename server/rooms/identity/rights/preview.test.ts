import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { PREVIEW_CHANGES_NOTHING } from '../../../../domain/basics/preview.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { refusalOf } from '../../../testing/runAs.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let administrator: Person;
let member: Person;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => {
  administrator = await app.world.person({ name: 'Karin Kontor' });
  const departmentId = await app.world.department(administrator.customerId!);
  member = await app.world.scopedPerson(administrator.customerId!, {
    subjects: ['TASKS', 'PEOPLE'],
    departmentIds: [departmentId],
  });
});
afterAll(() => app.close());

const VIEWER = `{ viewer {
  subjects departmentIds viewerCanManagePeople viewerCanBuy viewerCanPay viewerCanManageTasks
  preview { userId name }
  user { id name companyRole subjects } customer { id apiTokens(first: 1) { totalCount } }
} }` as const;
/** The code with which the server asks a client to connect anew. */
const RESTART = 1012;
const setRights = ({ id }: Person, input: object) =>
  app.graphql('mutation ($input: SetUserRightsInput!) { setUserRights(input: $input) { deletedId } }', {
    variables: { input: { userId: id, ...input } },
    token: administrator.token,
  });
const see = (preview: string, { token }: { token: string } = administrator) => app.graphql(VIEWER, { token, preview });

describe('an administrator who sees the portal as a colleague', () => {
  test.each([
    ['BUYER', { viewerCanBuy: true, viewerCanPay: true, viewerCanManageTasks: true }],
    ['FINANCE', { viewerCanBuy: false, viewerCanPay: true, viewerCanManageTasks: true }],
    ['READER', { viewerCanBuy: false, viewerCanPay: false, viewerCanManageTasks: false }],
  ] as const)('may do what a colleague with the role %s may do', async (companyRole, actions) => {
    const { id } = await app.world.scopedPerson(administrator.customerId!, { companyRole });
    expect((await see(id)).data.viewer).toMatchObject(actions);
  });

  test('has the rights of the colleague, and stays the same person', async () => {
    const { viewer } = (await see(member.id)).data;
    expect(viewer).toMatchObject({
      subjects: ['TASKS', 'PEOPLE'],
      viewerCanManagePeople: false,
      viewerCanBuy: false,
      viewerCanPay: false,
      viewerCanManageTasks: true,
      preview: { userId: member.id, name: expect.any(String) },
      user: { id: administrator.id, name: 'Karin Kontor', companyRole: 'ADMINISTRATOR' },
      customer: { id: administrator.customerId, apiTokens: null },
    });
    expect(viewer.departmentIds).toHaveLength(1);
    expect(viewer.user!.subjects).toContain('FINANCE');
    expect((await app.graphql(VIEWER, { token: administrator.token })).data.viewer).toMatchObject({
      preview: null,
      departmentIds: null,
      viewerCanManagePeople: true,
    });
  });

  test('sees the open requests of nobody else', async () => {
    await app.world.rightsRequest(administrator.customerId!, member.id);
    const document = '{ viewer { customer { rightsRequests(first: 1) { totalCount } } } }' as const;
    const count = async (preview?: string) =>
      (await app.graphql(document, { token: administrator.token, ...(preview && { preview }) })).data.viewer.customer!
        .rightsRequests.totalCount;
    expect([await count(), await count(member.id)]).toEqual([1, 0]);
  });

  test.each([
    'mutation { setNewUserRole(companyRole: MEMBER) { id } }',
    'mutation { setMailChoice(category: ORDERS, isOn: false) { isOn } }',
    'mutation { updateProfile(input: { name: "Ny", email: "ny@firma.example" }) { id } }',
    'mutation { logout { message } }',
    'mutation { forgotPassword(input: { email: "nogen@firma.example" }) { message } }',
  ])('changes nothing by %s', async (document) => {
    const before = await app.db.sql('select name from user_account where id = $1', [administrator.id]);
    for (const preview of [member.id, administrator.id])
      expect(refusalOf(await app.graphql(document as string, { token: administrator.token, preview }))).toEqual([
        'FORBIDDEN',
        PREVIEW_CHANGES_NOTHING,
      ]);
    expect(await app.db.sql('select name from user_account where id = $1', [administrator.id])).toEqual(before);
    expect((await see(member.id)).errors).toBeUndefined();
  });

  test('is refused for users of other companies, employees, deactivated users and odd ids', async () => {
    const stranger = await app.world.person();
    const employee = await app.world.person({ customerId: administrator.customerId, role: 'ADMIN' });
    const gone = await app.world.person({ customerId: administrator.customerId });
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [gone.id]);
    for (const preview of [stranger.id, employee.id, gone.id, 'user_ukendt', 'x', "' or 1 = 1", 'a'.repeat(5000)])
      expect((await see(preview)).errorCode).toBe('FORBIDDEN');
  });

  test('is refused without the right to manage people, and for a program', async () => {
    const buyer = await app.world.person({ customerId: administrator.customerId, companyRole: 'BUYER' });
    const program = await app.world.apiToken(administrator.customerId!);
    for (const caller of [member, buyer, program]) expect((await see(member.id, caller)).errorCode).toBe('FORBIDDEN');
  });

  test('has no rights of the reseller', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: administrator.customerId });
    const { errorCode } = await app.graphql('{ admin { __typename } }' as string, {
      token: admin.token,
      preview: member.id,
    });
    expect(errorCode).toBe('FORBIDDEN');
  });

  test('ends with the account of the colleague and with the right to manage people', async () => {
    const second = await app.world.person({ customerId: administrator.customerId });
    await app.db.sql(`update user_account set company_role = 'MEMBER' where id = $1`, [second.id]);
    expect((await see(member.id, second)).errorCode).toBe('FORBIDDEN');
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [member.id]);
    expect((await see(member.id)).errorCode).toBe('FORBIDDEN');
  });

  test('receives on a socket what the colleague sees', async () => {
    const colleague = await app.world.person({ customerId: administrator.customerId, companyRole: 'MEMBER' });
    const socket = await openSocket(app, administrator.token, { preview: member.id });
    const next = await socket.watch('subscription { userChanged { edge { node { id } } } }');
    await setRights(colleague, { companyRole: 'READER' });
    expect((await next()).userChanged.edge!.node.id).toBe(colleague.id);
    const [error] = await socket.errors('mutation { setNewUserRole(companyRole: MEMBER) { id } }');
    expect(error!.extensions.code).toBe('FORBIDDEN');
    await socket.close();
  });

  test('sees nothing of the company on a socket that was opened for what the colleague may see no longer', async () => {
    const socket = await openSocket(app, administrator.token, { preview: member.id });
    await setRights(member, { subjects: ['TASKS'] });
    expect(await socket.closed()).toMatchObject({ code: RESTART });
  });

  test('loses the socket with the right to manage people, and when the colleague leaves', async () => {
    const second = await app.world.person({ customerId: administrator.customerId });
    const socket = await openSocket(app, second.token, { preview: member.id });
    await setRights(second, { companyRole: 'BUYER' });
    expect(await socket.closed()).toMatchObject({ code: RESTART });
    const other = await openSocket(app, administrator.token, { preview: member.id });
    const own = await openSocket(app, administrator.token);
    const { errors } = await app.graphql('mutation ($id: ID!) { deactivateColleague(id: $id) { __typename } }', {
      variables: { id: member.id },
      token: administrator.token,
    });
    expect(errors).toBeUndefined();
    expect(await other.closed()).toMatchObject({ code: RESTART });
    const refused = await openSocket(app, administrator.token, { preview: member.id });
    expect(await refused.closed()).toMatchObject({ code: 4403 });
    expect(await own.errors('{ viewer { unknown } }')).toHaveLength(1);
    await own.close();
  });

  test('is one of the company that the call names, and of no other company of the person', async () => {
    const elsewhere = await app.world.membership(administrator);
    const colleague = await app.world.person({ customerId: elsewhere.customerId, companyRole: 'MEMBER' });
    const seeIn = (company: string, preview: string) =>
      app.graphql(VIEWER, { token: administrator.token, company, preview });
    expect((await seeIn(elsewhere.customerId, colleague.id)).data.viewer).toMatchObject({
      preview: { userId: colleague.id },
      customer: { id: elsewhere.customerId },
    });
    expect((await seeIn(elsewhere.customerId, member.id)).errorCode).toBe('FORBIDDEN');
    expect((await seeIn(administrator.customerId!, colleague.id)).errorCode).toBe('FORBIDDEN');
    expect((await seeIn(await app.world.company(), member.id)).errorCode).toBe('FORBIDDEN');
    await app.db.sql(`update user_account set company_role = 'BUYER' where id = $1`, [elsewhere.id]);
    expect((await seeIn(elsewhere.customerId, colleague.id)).errorCode).toBe('FORBIDDEN');
    expect((await see(member.id)).errors).toBeUndefined();
  });

  test('changes nothing over REST', async () => {
    const { status } = await app.rest('POST', '/api/auth/company-users', {
      token: administrator.token,
      preview: member.id,
      body: { name: 'Ny', email: 'ny-kollega@firma.example', password: 'otte tegn' },
    });
    expect(status).toBe(403);
  });
});
