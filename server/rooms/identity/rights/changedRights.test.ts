import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let administrator: Person;
let member: Person;
let sales: string;
let support: string;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => {
  administrator = await app.world.person();
  const customerId = administrator.customerId!;
  sales = await app.world.department(customerId, 'Salg');
  support = await app.world.department(customerId, 'Support');
  member = await app.world.person({ customerId, companyRole: 'MEMBER', name: 'Mia Medlem' });
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: administrator.token }));
const SET = `mutation ($input: SetUserRightsInput!) {
  setUserRights(input: $input) { edge { node { version departmentIds } } }
}` as const;
const set = (input: object, token?: string) => run(SET, { input: { userId: member.id, ...input } }, token);
const rightsOf = async (id: string) =>
  (
    await app.db.sql<{ role: string; subjects: string[] | null; departments: string[] | null }>(
      'select company_role as role, subjects, department_ids as departments from user_account where id = $1',
      [id],
    )
  )[0]!;

describe('rights that change during an export', () => {
  const page = async (after: string | null) =>
    (
      await run(
        `query ($after: String) { viewer { customer { ledger(first: 2, after: $after) {
          totalCount pageInfo { endCursor } edges { node { description } }
        } } } }` as const,
        { after },
        member.token,
      )
    ).data.viewer.customer!.ledger;
  const described = ({ edges }: Awaited<ReturnType<typeof page>>) => edges.map(({ node }) => node.description);

  test('leave the rest of it with what the user sees by now, or with nothing', async () => {
    for (const [departmentId, description] of [
      [sales, 'Salg 1'],
      [support, 'Support 1'],
      [sales, 'Salg 2'],
      [support, 'Support 2'],
      [sales, 'Salg 3'],
      [support, 'Support 3'],
    ] as const)
      await app.world.ledgerEntry(departmentId, { description });
    const first = await page(null);
    expect(first.totalCount).toBe(6);
    const { endCursor } = first.pageInfo;
    await set({ subjects: null, departmentIds: [sales] });
    const second = await page(endCursor);
    expect(second.totalCount).toBe(3);
    expect(described(second).filter((text) => !text.startsWith('Salg'))).toEqual([]);
    await set({ subjects: ['TASKS'] });
    expect(await page(endCursor)).toMatchObject({ totalCount: 0, edges: [] });
  });
});

describe('a user who sees no users', () => {
  const WATCH = 'subscription { userChanged { deletedId edge { node { id subjects } } } }' as const;
  const rename = (id: string, name: string) =>
    run(
      `mutation ($id: ID!, $input: ColleagueInput!) {
        updateColleague(id: $id, version: null, input: $input) { deletedId }
      }`,
      { id, input: { name, companyRole: 'MEMBER' } },
    );

  test('is told of their own changes, and of no colleague who is created, changed or deactivated', async () => {
    await set({ subjects: ['TASKS'] });
    const { customerId } = administrator;
    const [changed, gone] = [
      await app.world.person({ customerId, companyRole: 'MEMBER' }),
      await app.world.person({ customerId, companyRole: 'MEMBER' }),
    ];
    const socket = await openSocket(app, member.token);
    const next = await socket.watch(WATCH);
    await rename(changed.id, 'Kim Kollega');
    await run('mutation ($input: CreateUserInput!) { createUser(input: $input) { deletedId } }', {
      input: { name: 'Nye Navn', email: `ny-${member.email}`, password: 'otte tegn', companyRole: 'READER' },
    });
    await run('mutation ($id: ID!) { deactivateColleague(id: $id) { active { deletedId } } }', { id: gone.id });
    await rename(member.id, 'Mia Nu');
    // The first event that they receive is their own.
    expect((await next()).userChanged).toEqual({
      deletedId: null,
      edge: { node: { id: member.id, subjects: ['TASKS'] } },
    });
    await socket.close();
  });
});

describe('an administrator who is one no longer', () => {
  test('answers no request, approves no purchase and changes no rights, not even their own', async () => {
    const demoted = await app.world.person({ customerId: administrator.customerId });
    await set({ subjects: ['TASKS'] });
    const request = await app.world.rightsRequest(administrator.customerId!, member.id);
    const approval = await app.world.purchaseApproval(sales);
    expect((await set({ userId: demoted.id, companyRole: 'BUYER' })).errors).toBeUndefined();
    const calls: [document: string, variables: object][] = [
      ['mutation ($id: ID!) { answerRightsRequest(id: $id, isGranted: true) { deletedId } }', { id: request }],
      ['mutation ($id: ID!) { approvePurchase(id: $id) { change { deletedId } } }', { id: approval }],
      [SET, { input: { userId: demoted.id, companyRole: 'ADMINISTRATOR' } }],
      [SET, { input: { userId: member.id, subjects: null } }],
    ];
    for (const [document, variables] of calls)
      expect(await run(document, variables, demoted.token)).toMatchObject({ errorCode: 'FORBIDDEN' });
    expect(await rightsOf(demoted.id)).toMatchObject({ role: 'BUYER' });
    expect(await rightsOf(member.id)).toMatchObject({ subjects: ['TASKS'] });
    expect(await app.db.sql('select decided_at from rights_request where id = $1', [request])).toEqual([
      { decided_at: null },
    ]);
    expect(await app.db.sql('select status from purchase_approval where id = $1', [approval])).toEqual([
      { status: 'PENDING' },
    ]);
  });

  test('grants nothing by an answer that is sent while they are demoted', async () => {
    const demoted = await app.world.person({ customerId: administrator.customerId });
    await set({ subjects: ['TASKS'] });
    const request = await app.world.rightsRequest(administrator.customerId!, member.id);
    const [demotion, answer] = await Promise.all([
      set({ userId: demoted.id, companyRole: 'MEMBER' }),
      run(
        'mutation ($id: ID!) { answerRightsRequest(id: $id, isGranted: true) { deletedId } }',
        { id: request },
        demoted.token,
      ),
    ]);
    expect(demotion.errors).toBeUndefined();
    // The answer was stored before the demotion, or not at all.
    expect([undefined, 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT']).toContain(answer.errorCode);
    const { subjects } = await rightsOf(member.id);
    expect(subjects).toEqual(answer.errors ? ['TASKS'] : ['FINANCE', 'TASKS']);
  });
});

describe('two changes of rights at once', () => {
  test('with the same version are one change and one CONFLICT', async () => {
    const answers = await Promise.all([
      set({ subjects: ['TASKS'], version: 1 }),
      set({ subjects: ['LICENSES'], version: 1 }),
      set({ companyRole: 'READER', subjects: ['AGREEMENTS'], version: 1 }),
    ]);
    expect(answers.map(({ errorCode }) => errorCode ?? 'changed').toSorted()).toEqual([
      'CONFLICT',
      'CONFLICT',
      'changed',
    ]);
    expect((await rightsOf(member.id)).subjects).toHaveLength(1);
  });

  test('of a scope and of the department in it leave a scope that can be changed, and never all', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const gone = await app.world.department(administrator.customerId!);
      await set({ departmentIds: [] });
      const [chosen, deleted] = await Promise.all([
        set({ departmentIds: [gone] }),
        run('mutation ($id: ID!) { deleteDepartment(id: $id) { deletedId } }', { id: gone }),
      ]);
      expect(deleted.errors).toBeUndefined();
      expect([undefined, 'BAD_USER_INPUT', 'CONFLICT']).toContain(chosen.errorCode);
      const { departments } = await rightsOf(member.id);
      expect(departments).not.toBeNull();
      expect((await set({ departmentIds: [...departments!, sales] })).errors).toBeUndefined();
      expect((await rightsOf(member.id)).departments).toContain(sales);
    }
  });
});

test('a department that a program deletes leaves a scope, which then shows no department', async () => {
  await set({ departmentIds: [sales] });
  const { token } = await app.world.apiToken(administrator.customerId!, 'READ_WRITE');
  expect((await app.rest('DELETE', `/api/departments/${sales}`, { token })).status).toBe(200);
  expect((await rightsOf(member.id)).departments).toEqual([]);
  const { data } = await run('{ viewer { departmentIds customer { departments { totalCount } } } }', {}, member.token);
  expect(data.viewer).toEqual({ departmentIds: [], customer: { departments: { totalCount: 0 } } });
});

describe('an open request', () => {
  const open = () => app.db.sql('select id from rights_request where user_id = $1 and decided_at is null', [member.id]);
  const admin = async () => (await app.world.person({ role: 'ADMIN', customerId: null })).token;

  test.each<[string, () => Promise<{ errors?: unknown }>]>([
    [
      'a new role',
      () =>
        run(
          `mutation ($id: ID!, $input: ColleagueInput!) {
            updateColleague(id: $id, version: null, input: $input) { deletedId }
          }`,
          { id: member.id, input: { name: 'Mia Medlem', companyRole: 'ADMINISTRATOR' } },
        ),
    ],
    [
      'an edit of the reseller',
      async () =>
        run(
          'mutation ($id: ID!, $input: AdminUserInput!) { updateUserAsAdmin(id: $id, input: $input) { deletedId } }',
          { id: member.id, input: { name: 'Mia Medlem', email: member.email, subjects: null, departmentIds: null } },
          await admin(),
        ),
    ],
    [
      'a job at the reseller',
      async () =>
        run(
          'mutation ($id: ID!) { setUserRole(id: $id, role: ADMIN) { deletedId } }',
          { id: member.id },
          await admin(),
        ),
    ],
  ])('ends with %s that gives the rights', async (_what, give) => {
    await set({ subjects: ['TASKS'], departmentIds: [sales] });
    await app.world.rightsRequest(administrator.customerId!, member.id);
    await app.world.rightsRequest(administrator.customerId!, member.id, { department_id: support });
    expect(await open()).toHaveLength(2);
    expect((await give()).errors).toBeUndefined();
    expect(await open()).toEqual([]);
  });

  test('for a department leaves the lists of administrators with it', async () => {
    await set({ departmentIds: [sales] });
    const id = await app.world.rightsRequest(administrator.customerId!, member.id, {
      subject: null,
      department_id: support,
    });
    const socket = await openSocket(app, administrator.token);
    const next = await socket.watch('subscription { rightsRequestChanged { deletedId } }');
    await run('mutation ($id: ID!) { deleteDepartment(id: $id) { deletedId } }', { id: support });
    expect((await next()).rightsRequestChanged).toEqual({ deletedId: id });
    expect(await open()).toEqual([]);
    await socket.close();
  });
});

describe('a limited user who becomes an employee of the reseller', () => {
  test('sees all lists of the back office, and gets the preset of the role as a customer again', async () => {
    await set({ subjects: ['TASKS'], departmentIds: [sales] });
    const { token } = await app.world.person({ role: 'ADMIN', customerId: null });
    const setRole = (role: string) =>
      run(
        'mutation ($id: ID!, $role: UserRole!) { setUserRole(id: $id, role: $role) { deletedId } }',
        { id: member.id, role },
        token,
      );
    await setRole('ADMIN');
    expect(await rightsOf(member.id)).toMatchObject({ subjects: null, departments: null });
    await setRole('USER');
    const { subjects } = await rightsOf(member.id);
    expect(subjects).not.toContain('FINANCE');
    expect((await setRole('EMPLOYEE')).fieldErrors).toEqual({ employeeRoles: 'Vælg mindst én rolle' });
  });
});
