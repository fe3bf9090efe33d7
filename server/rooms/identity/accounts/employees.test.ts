import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { EmployeeRole } from '../../../../domain/basics/vocabulary.ts';
import { REASON_MAX } from '../../../../domain/identity/validation/impersonation.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import { runDuringUncommittedWrites } from '../../../testing/runDuringUncommittedWrites.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';
import { LAST_ADMIN } from '../users/lastAdmin.service.ts';

let app: TestApp;
let admin: Person;
let person: Person;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => {
  await app.db.sql(`update user_account set deactivated_at = now() where role = 'ADMIN'`);
  admin = await app.world.person({ role: 'ADMIN', customerId: null, name: 'Sofie Admin' });
  person = await app.world.person({ name: 'Karla Kunde' });
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));
const employee = (...employeeRoles: EmployeeRole[]) =>
  app.world.person({ role: 'EMPLOYEE', employeeRoles, customerId: null });
const setRole = (id: string, role: string, employeeRoles?: string[] | null, token?: string) =>
  run(
    `mutation ($id: ID!, $role: UserRole!, $employeeRoles: [EmployeeRole!]) {
      setUserRole(id: $id, role: $role, employeeRoles: $employeeRoles) { edge { node { role employeeRoles } } }
    }`,
    { id, role, employeeRoles },
    token,
  );
const remove = (id: string, token?: string) =>
  run('mutation ($id: ID!) { deleteUser(id: $id) { deletedId } }', { id }, token);
const impersonate = (id: string, reason: string, token?: string) =>
  run(
    'mutation ($id: ID!, $reason: String!) { impersonate(id: $id, reason: $reason) { token } }',
    { id, reason },
    token,
  );
const isSignedIn = async (token: string) => !(await run('{ viewer { user { id } } }', {}, token)).errors;
const rolesOf = async ({ id }: Person) =>
  (
    await app.db.sql<{ roles: string[] | null }>('select employee_roles as roles from user_account where id = $1', [id])
  )[0]!.roles;

describe('an employee', () => {
  test('gets roles from an admin, each once, which ends their sessions', async () => {
    const { data } = await setRole(person.id, 'EMPLOYEE', ['EVENTS', 'SUPPORT', 'EVENTS']);
    expect(data.setUserRole.edge.node).toEqual({ role: 'EMPLOYEE', employeeRoles: ['SUPPORT', 'EVENTS'] });
    expect(await isSignedIn(person.token)).toBe(false);
    const [entry] = await app.db.sql<{ detail: string }>(
      `select e.detail from audit_entry e where e.action = 'USER_ROLE_CHANGED' order by e.id desc limit 1`,
    );
    expect(entry!.detail).toBe('Medarbejder (Support, Events)');
  });

  test('loses the sessions with a change of roles, and keeps them without one', async () => {
    const supporter = await employee('SUPPORT');
    await setRole(supporter.id, 'EMPLOYEE', ['SUPPORT']);
    expect(await isSignedIn(supporter.token)).toBe(true);
    const socket = await openSocket(app, supporter.token);
    await setRole(supporter.id, 'EMPLOYEE', ['SALES']);
    expect(await rolesOf(supporter)).toEqual(['SALES']);
    expect(await isSignedIn(supporter.token)).toBe(false);
    expect((await socket.closed()).code).toBe(4401);
  });

  test('has at least one role, and others have none', async () => {
    for (const roles of [undefined, null, []])
      expect((await setRole(person.id, 'EMPLOYEE', roles)).fieldErrors).toEqual({
        employeeRoles: 'Vælg mindst én rolle',
      });
    expect((await setRole(person.id, 'ADMIN', ['SUPPORT'])).fieldErrors).toEqual({
      employeeRoles: 'Kun en medarbejder har roller',
    });
    expect((await setRole(person.id, 'EMPLOYEE', ['UNKNOWN'])).errors).toHaveLength(1);
    await expect(app.db.sql(`update user_account set role = 'EMPLOYEE' where id = $1`, [person.id])).rejects.toThrow(
      'user_account_employee_roles',
    );
  });

  test('becomes an admin or a user again without roles', async () => {
    const supporter = await app.world.person({ role: 'EMPLOYEE', employeeRoles: ['SUPPORT'] });
    expect((await setRole(supporter.id, 'ADMIN')).data.setUserRole.edge.node).toEqual({
      role: 'ADMIN',
      employeeRoles: null,
    });
    expect(await rolesOf(supporter)).toBeNull();
    await setRole(supporter.id, 'USER');
    expect(await rolesOf(supporter)).toBeNull();
  });

  test('loses the limits of what they saw as a user', async () => {
    const limited = await app.world.person({
      customerId: person.customerId,
      companyRole: 'MEMBER',
      subjects: ['TASKS'],
      departmentIds: [],
    });
    await setRole(limited.id, 'EMPLOYEE', ['SUPPORT']);
    const [row] = await app.db.sql('select subjects, department_ids from user_account where id = $1', [limited.id]);
    expect(row).toEqual({ subjects: null, department_ids: null });
  });

  test('is created by an admin with roles, and edited by them', async () => {
    const input = {
      name: 'Ny',
      email: 'ny.medarbejder@firma.example',
      password: 'seks tegn',
      role: 'EMPLOYEE',
      employeeRoles: ['BOOKKEEPING'],
      customerId: person.customerId,
    };
    const { data } = await run(
      `mutation ($input: AdminNewUserInput!) {
        createUserAsAdmin(input: $input) { edge { node { id role employeeRoles } } } }`,
      { input },
    );
    const { id, ...created } = data.createUserAsAdmin.edge.node;
    expect(created).toEqual({ role: 'EMPLOYEE', employeeRoles: ['BOOKKEEPING'] });
    const edited = await run(
      `mutation ($id: ID!, $input: AdminUserInput!) {
        updateUserAsAdmin(id: $id, input: $input) { edge { node { employeeRoles } } } }`,
      { id, input: { name: 'Ny', email: input.email, employeeRoles: ['EVENTS'] } },
    );
    expect(edited.data.updateUserAsAdmin.edge.node).toEqual({ employeeRoles: ['EVENTS'] });
  });

  test('grants no roles, and neither creates nor deletes users', async () => {
    const all = await employee('SUPPORT', 'SALES', 'BOOKKEEPING', 'EVENTS');
    expect((await setRole(person.id, 'EMPLOYEE', ['SUPPORT'], all.token)).errorCode).toBe('FORBIDDEN');
    expect((await setRole(all.id, 'ADMIN', null, all.token)).errorCode).toBe('FORBIDDEN');
    expect((await remove(person.id, all.token)).errorCode).toBe('FORBIDDEN');
    for (const field of ['auditLog { edges { cursor } }', 'waitingErasures', 'taskCommentRule { __typename }'])
      expect((await run(`{ admin { ${field} } }`, {}, all.token)).errorCode).toBe('FORBIDDEN');
  });

  test('shows their roles to employees alone', async () => {
    const supporter = await app.world.person({ role: 'EMPLOYEE', employeeRoles: ['SUPPORT'] });
    const colleague = await app.world.person({ customerId: supporter.customerId });
    const read = async (token: string) =>
      (await run('query ($id: ID!) { node(id: $id) { ... on User { employeeRoles } } }', { id: supporter.id }, token))
        .data.node;
    expect(await read(supporter.token)).toEqual({ employeeRoles: ['SUPPORT'] });
    expect(await read(colleague.token)).toEqual({ employeeRoles: null });
  });

  test('knows what they may do', async () => {
    const rights = `{ viewer { employeeRoles viewerWorksInBackOffice viewerCanAdminister viewerCanSupport viewerCanSell
      viewerCanKeepBooks viewerCanRunEvents viewerCanReadPrices viewerCanImpersonate } }`;
    const { token } = await employee('SALES', 'EVENTS');
    expect((await run(rights, {}, token)).data.viewer).toEqual({
      employeeRoles: ['SALES', 'EVENTS'],
      viewerWorksInBackOffice: true,
      viewerCanAdminister: false,
      viewerCanSupport: false,
      viewerCanSell: true,
      viewerCanKeepBooks: false,
      viewerCanRunEvents: true,
      viewerCanReadPrices: true,
      viewerCanImpersonate: false,
    });
    const { employeeRoles, ...ofAdmin } = (await run(rights)).data.viewer;
    expect(employeeRoles).toEqual(['SUPPORT', 'SALES', 'BOOKKEEPING', 'EVENTS']);
    expect(Object.values(ofAdmin)).toEqual(Array.from({ length: 8 }, () => true));
    const { employeeRoles: none, ...ofCustomer } = (await run(rights, {}, person.token)).data.viewer;
    expect(none).toEqual([]);
    expect(Object.values(ofCustomer)).toEqual(Array.from({ length: 8 }, () => false));
  });

  test('is EMPLOYEE in the REST API, and may use the calls of their area alone', async () => {
    const { token } = await employee('SALES');
    expect((await app.rest('GET', '/api/auth/me', { token })).body).toMatchObject({ data: { role: 'EMPLOYEE' } });
    expect((await app.rest('GET', '/api/admin/license-requests', { token })).status).toBe(200);
    expect((await app.rest('GET', '/api/dinero/contacts', { token })).status).toBe(403);
    expect((await app.rest('DELETE', `/api/admin/users/${person.id}`, { token })).status).toBe(403);
  });
});

describe('the last admin', () => {
  test('is neither demoted nor deleted', async () => {
    const other = await app.world.person({ role: 'ADMIN' });
    const unconfirmed = await app.world.person({ role: 'ADMIN', isConfirmed: false });
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [admin.id]);
    const { token } = unconfirmed;
    expect((await setRole(other.id, 'USER', null, token)).errors![0]!.message).toBe(LAST_ADMIN);
    expect((await setRole(other.id, 'EMPLOYEE', ['SUPPORT'], token)).errorCode).toBe('CONFLICT');
    expect((await remove(other.id, token)).errorCode).toBe('CONFLICT');
    expect(await isSignedIn(other.token)).toBe(true);
  });

  test('remains when two admins demote each other at the same time', async () => {
    for (const demote of [
      (id: string, token: string) => setRole(id, 'EMPLOYEE', ['SUPPORT'], token),
      (id: string, token: string) => remove(id, token),
    ]) {
      await app.db.sql(`update user_account set deactivated_at = now() where role = 'ADMIN'`);
      const [one, two] = await Promise.all([
        app.world.person({ role: 'ADMIN', customerId: null }),
        app.world.person({ role: 'ADMIN', customerId: null }),
      ]);
      await Promise.all([demote(one.id, two.token), demote(two.id, one.token)]);
      const [left] = await app.db.sql<{ n: number }>(
        `select count(*)::int as n from user_account where role = 'ADMIN' and deactivated_at is null`,
      );
      expect(left!.n).toBe(1);
    }
  });
});

describe('an impersonation', () => {
  test('needs a reason, which is kept in the audit log', async () => {
    const { token } = await employee('SUPPORT');
    for (const reason of ['', '   '])
      expect((await impersonate(person.id, reason, token)).fieldErrors).toEqual({
        reason: 'Skriv, hvorfor du logger ind som brugeren',
      });
    expect((await impersonate(person.id, 'x'.repeat(REASON_MAX + 1), token)).errorCode).toBe('BAD_USER_INPUT');
    expect((await impersonate(person.id, 'Hjælp med en bestilling', token)).errors).toBeUndefined();
    const [entry] = await app.db.sql<{ detail: string }>(
      `select detail from audit_entry where action = 'IMPERSONATION_STARTED' order by id desc limit 1`,
    );
    expect(entry!.detail).toBe('Hjælp med en bestilling');
  });

  test('is for support and admins, and only admins act as employees', async () => {
    for (const role of ['SALES', 'BOOKKEEPING', 'EVENTS'] as const)
      expect((await impersonate(person.id, 'Hjælp', (await employee(role)).token)).errorCode).toBe('FORBIDDEN');
    const { token } = await employee('SUPPORT');
    const colleague = await employee('SALES');
    for (const { id } of [admin, colleague])
      expect((await impersonate(id, 'Hjælp', token)).errorCode).toBe('FORBIDDEN');
    const asColleague = (await impersonate(colleague.id, 'Hjælp')).data.impersonate.token;
    expect((await run('{ admin { id } }', {}, asColleague)).errorCode).toBe('FORBIDDEN');
  });

  test('does not start after a deletion or a new role that is committed at the same moment', async () => {
    const supporter = await employee('SUPPORT');
    const other = await app.world.person();
    const deactivate = 'update user_account set deactivated_at = now() where id = $1';
    for (const [id, change, errorCode] of [
      [person.id, deactivate, 'NOT_FOUND'],
      [other.id, `update user_account set role = 'ADMIN' where id = $1`, 'FORBIDDEN'],
      [supporter.id, deactivate, 'UNAUTHENTICATED'],
    ] as const) {
      const userId = id === supporter.id ? admin.id : id;
      const { errors } = await runDuringUncommittedWrites(app, [[change, [id]]], () =>
        impersonate(userId, 'Hjælp', supporter.token),
      );
      expect({ id, code: errors?.[0]?.extensions.code }).toEqual({ id, code: errorCode });
    }
    expect(await app.db.sql('select 1 from session where actor_id = $1', [supporter.id])).toEqual([]);
  });

  test('is mailed to the administrators of a company that wants it', async () => {
    const mails = async () =>
      (
        await app.db.sql<{ recipient: string }>(
          `select recipient from mail where kind = 'impersonation-started' order by recipient`,
        )
      ).map(({ recipient }) => recipient);
    await impersonate(person.id, 'Hjælp');
    expect(await mails()).toEqual([]);
    await app.db.sql('update customer set is_told_of_impersonation = true where id = $1', [person.customerId]);
    await app.world.person({ customerId: person.customerId, companyRole: 'MEMBER' });
    await impersonate(person.id, 'Fejl i en faktura');
    expect(await mails()).toEqual([person.email]);
    expect((await app.mailTo(person.email, 'Vi er logget ind som en af jeres brugere')).text).toContain(
      'Fejl i en faktura',
    );
  });

  test('ends when the employee loses the right', async () => {
    const supporter = await employee('SUPPORT');
    const { token } = (await impersonate(person.id, 'Hjælp', supporter.token)).data.impersonate;
    const socket = await openSocket(app, token);
    expect(await isSignedIn(token)).toBe(true);
    await setRole(supporter.id, 'EMPLOYEE', ['SALES']);
    expect(await isSignedIn(token)).toBe(false);
    expect((await socket.closed()).code).toBe(4401);
  });

  test('ends when the employee is deleted, who goes on as a user of a company', async () => {
    const supporter = await employee('SUPPORT');
    const elsewhere = await app.world.membership(supporter);
    const { token } = (await impersonate(person.id, 'Hjælp', supporter.token)).data.impersonate;
    expect((await remove(supporter.id)).errors).toBeUndefined();
    expect(await isSignedIn(token)).toBe(false);
    const own = await app.graphql('{ viewer { user { id } } }', {
      token: supporter.token,
      company: elsewhere.customerId,
    });
    expect(own.data.viewer.user).toEqual({ id: elsewhere.id });
  });

  test('is announced only when an administrator of the company wants it', async () => {
    const set = (token: string) =>
      run(
        `mutation { updateSecurityRules(input: { isToldOfImpersonation: true }) { isToldOfImpersonation } }`,
        {},
        token,
      );
    const member = await app.world.person({ customerId: person.customerId, companyRole: 'MEMBER' });
    expect((await set(member.token)).errorCode).toBe('FORBIDDEN');
    expect((await set(person.token)).data.updateSecurityRules).toEqual({ isToldOfImpersonation: true });
  });
});
