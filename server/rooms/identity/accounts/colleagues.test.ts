import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { CompanyRole } from '../../../../domain/basics/vocabulary.ts';
import { SEES_EVERYTHING } from '../../../platform/db/testing/asCustomer.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { LAST_ADMINISTRATOR } from '../users/administrators.service.ts';

let app: TestApp;
let administrator: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  administrator = await app.world.person();
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: administrator.token }));
const colleague = (companyRole: CompanyRole, options: object = {}) =>
  app.world.person({ customerId: administrator.customerId, companyRole, ...options });

const update = (id: string, input: object, token?: string, version: number | null = null) =>
  run(
    `mutation ($id: ID!, $version: Int, $input: ColleagueInput!) {
      updateColleague(id: $id, version: $version, input: $input) { edge { node { name companyRole version } } }
    }`,
    { id, version, input: { name: 'Anders', companyRole: 'BUYER', ...input } },
    token,
  );
const deactivate = (id: string, token?: string) =>
  run(
    `mutation ($id: ID!) {
      deactivateColleague(id: $id) { active { deletedId } deactivated { edge { node { id name } } } }
    }`,
    { id },
    token,
  );
const reactivate = (id: string, token?: string) =>
  run(
    `mutation ($id: ID!) {
      reactivateColleague(id: $id) { active { edge { node { id } } } deactivated { deletedId } }
    }`,
    { id },
    token,
  );
const roleOf = async (id: string) =>
  (
    await app.db.sql(
      'select company_role as role, deactivated_at is not null as gone from user_account where id = $1',
      [id],
    )
  )[0];

describe('a colleague', () => {
  test('gets another name and role, and works with the new rights at once', async () => {
    const member = await colleague('MEMBER');
    const createDepartment = () =>
      run(
        'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { edge { node { id } } } }',
        { input: { name: `Ny ${Math.random()}`, contactPerson: 'Ida' } },
        member.token,
      );
    expect((await createDepartment()).errorCode).toBe('FORBIDDEN');
    const answer = await update(member.id, { companyRole: 'ADMINISTRATOR' });
    expect(answer.data.updateColleague.edge.node).toMatchObject({ name: 'Anders', companyRole: 'ADMINISTRATOR' });
    expect((await createDepartment()).errors).toBeUndefined();
    expect(await app.db.sql('select action, detail from audit_entry where target_id = $1', [member.id])).toEqual([
      { action: 'USER_ROLE_CHANGED', detail: 'Kontoadministrator' },
    ]);
  });

  test('is not overwritten when somebody else has changed them meanwhile', async () => {
    const member = await colleague('MEMBER');
    await update(member.id, {}, undefined, 1);
    expect((await update(member.id, { name: 'Forældet' }, undefined, 1)).errorCode).toBe('CONFLICT');
  });

  test('needs a name and a role', async () => {
    const member = await colleague('MEMBER');
    expect((await update(member.id, { name: ' ' })).fieldErrors).toEqual({ name: 'Navn er påkrævet' });
  });

  test.each(['MEMBER', 'BUYER'] as const)('is not changed by a %s', async (companyRole) => {
    const { token } = await colleague(companyRole);
    for (const answer of [
      await update(administrator.id, {}, token),
      await deactivate(administrator.id, token),
      await reactivate(administrator.id, token),
      await run('mutation { setNewUserRole(companyRole: MEMBER) { id } }', {}, token),
    ])
      expect(answer.errorCode).toBe('FORBIDDEN');
  });

  test('is not changed by an administrator of another company or one with an unconfirmed e-mail', async () => {
    const other = await app.world.person();
    for (const answer of [
      await update(administrator.id, {}, other.token),
      await deactivate(administrator.id, other.token),
      await reactivate(administrator.id, other.token),
    ])
      expect(answer.errorCode).toBe('NOT_FOUND');
    const unconfirmed = await colleague('ADMINISTRATOR', { isConfirmed: false });
    for (const answer of [
      await update(administrator.id, {}, unconfirmed.token),
      await deactivate(administrator.id, unconfirmed.token),
      await reactivate(administrator.id, unconfirmed.token),
    ])
      expect(answer.errorCode).toBe('FORBIDDEN');
    expect((await run('{ viewer { user { id } } }')).data.viewer.user.id).toBe(administrator.id);
  });

  test('who is an employee of the reseller is changed in the back office alone', async () => {
    const employee = await colleague('MEMBER', { role: 'ADMIN' });
    expect((await update(employee.id, {})).errorCode).toBe('NOT_FOUND');
    expect((await deactivate(employee.id)).errorCode).toBe('NOT_FOUND');
  });
});

describe('a deactivated colleague', () => {
  test('is signed out at once, listed apart, and can sign in again once reactivated', async () => {
    const member = await colleague('MEMBER');
    const { data } = await deactivate(member.id);
    expect(data.deactivateColleague).toMatchObject({
      active: { deletedId: member.id },
      deactivated: { edge: { node: { id: member.id } } },
    });
    const asMember = () => run('{ viewer { user { id } } }', {}, member.token);
    expect((await asMember()).errorCode).toBe('UNAUTHENTICATED');
    const lists = () =>
      run(
        `{ viewer { customer {
          users { edges { node { id } } } deactivatedUsers { totalCount edges { node { id } } }
        } } }`,
      );
    const { customer } = (await lists()).data.viewer;
    expect(customer.deactivatedUsers).toEqual({ totalCount: 1, edges: [{ node: { id: member.id } }] });
    expect(customer.users.edges).toEqual([{ node: { id: administrator.id } }]);
    expect((await reactivate(member.id)).data.reactivateColleague).toMatchObject({
      active: { edge: { node: { id: member.id } } },
      deactivated: { deletedId: member.id },
    });
    // The sessions of the time before have ended for good.
    expect((await asMember()).errorCode).toBe('UNAUTHENTICATED');
    expect((await lists()).data.viewer.customer.deactivatedUsers.totalCount).toBe(0);
  });

  test('is reactivated by an admin, too, and by nobody else outside the company', async () => {
    const member = await colleague('MEMBER');
    await deactivate(member.id);
    const byAdmin = (token: string) =>
      run(
        'mutation ($id: ID!) { reactivateUserAsAdmin(id: $id) { deactivated { deletedId } } }',
        { id: member.id },
        token,
      );
    expect((await byAdmin(administrator.token)).errorCode).toBe('FORBIDDEN');
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    expect((await byAdmin(admin.token)).data.reactivateUserAsAdmin.deactivated.deletedId).toBe(member.id);
    expect(await roleOf(member.id)).toEqual({ role: 'MEMBER', gone: false });
  });

  test('keeps the sessions of an active colleague when reactivated twice', async () => {
    const member = await colleague('MEMBER');
    expect((await reactivate(member.id)).errors).toBeUndefined();
    expect((await run('{ viewer { user { id } } }', {}, member.token)).data.viewer.user.id).toBe(member.id);
  });

  test('is not reactivated after a deletion by the reseller, nor when the e-mail is taken', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const deleted = await colleague('MEMBER');
    await run('mutation ($id: ID!) { deleteUser(id: $id) { deletedId } }', { id: deleted.id }, admin.token);
    expect((await reactivate(deleted.id)).errorCode).toBe('NOT_FOUND');
    const member = await colleague('MEMBER');
    expect((await deactivate(member.id)).errors).toBeUndefined();
    await app.world.person({ email: member.email });
    expect((await reactivate(member.id)).errorCode).toBe('CONFLICT');
    expect(await roleOf(member.id)).toEqual({ role: 'MEMBER', gone: true });
  });
});

describe('the last administrator', () => {
  test('neither leaves nor loses the role', async () => {
    await colleague('BUYER');
    await colleague('ADMINISTRATOR', { isConfirmed: false });
    expect((await update(administrator.id, { companyRole: 'MEMBER' })).fieldErrors).toEqual({
      companyRole: LAST_ADMINISTRATOR,
    });
    expect((await deactivate(administrator.id)).errors![0]).toMatchObject({
      message: LAST_ADMINISTRATOR,
      extensions: { code: 'CONFLICT' },
    });
    expect(await roleOf(administrator.id)).toEqual({ role: 'ADMINISTRATOR', gone: false });
  });

  test('is not removed by the reseller while colleagues remain', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const remove = () =>
      run('mutation ($id: ID!) { deleteUser(id: $id) { deletedId } }', { id: administrator.id }, admin.token);
    const member = await colleague('MEMBER');
    expect((await remove()).errorCode).toBe('CONFLICT');
    await deactivate(member.id);
    expect((await remove()).errors).toBeUndefined();
  });

  test('remains when two administrators demote or deactivate each other at once', async () => {
    for (let i = 0; i < 4; i += 1) {
      const first = await app.world.person();
      const second = await app.world.person({ customerId: first.customerId });
      await Promise.all([
        update(second.id, { companyRole: 'MEMBER' }, first.token),
        i % 2 ? deactivate(first.id, second.token) : update(first.id, { companyRole: 'MEMBER' }, second.token),
      ]);
      const [{ count }] = (await app.db.sql(
        `select count(*)::int from user_account
         where customer_id = $1 and company_role = 'ADMINISTRATOR' and deactivated_at is null`,
        [first.customerId],
      )) as [{ count: number }];
      expect(count).toBe(1);
    }
  });

  test('keeps the role in a company whose address nobody has confirmed', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const customerId = await app.world.company();
    const only = await app.world.person({ customerId, isConfirmed: false });
    const demote = () =>
      run(
        `mutation ($id: ID!, $input: AdminUserInput!) { updateUserAsAdmin(id: $id, input: $input) { deletedId } }`,
        { id: only.id, input: { name: 'Eneste', email: only.email, companyRole: 'BUYER' } },
        admin.token,
      );
    expect((await demote()).fieldErrors).toEqual({ companyRole: LAST_ADMINISTRATOR });
    await app.world.person({ customerId, isConfirmed: false });
    expect((await demote()).errors).toBeUndefined();
  });

  test('may leave when another administrator remains', async () => {
    await colleague('ADMINISTRATOR');
    expect((await deactivate(administrator.id)).errors).toBeUndefined();
    expect(await roleOf(administrator.id)).toEqual({ role: 'ADMINISTRATOR', gone: true });
  });
});

describe('the role of new users', () => {
  test('is administrator until the company chooses another one, and can be chosen for each user', async () => {
    const create = async (input: object = {}) => {
      const { data } = await run(
        'mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { node { companyRole } } } }',
        { input: { name: 'Ny', email: `ny${Math.random()}@firma.example`, password: 'otte tegn', ...input } },
      );
      return data.createUser.edge.node.companyRole;
    };
    const invite = async (email: string, input: object = {}) => {
      const { data } = await run(
        'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { edge { node { companyRole } } } }',
        { input: { name: 'Ny', email, ...input } },
      );
      return data.inviteUser.edge.node.companyRole;
    };
    expect(await create()).toBe('ADMINISTRATOR');
    await run('mutation { setNewUserRole(companyRole: MEMBER) { newUserRole } }');
    expect(await create()).toBe('MEMBER');
    expect(await create({ companyRole: 'BUYER' })).toBe('BUYER');
    expect(await invite('gaest@firma.example')).toBe('MEMBER');
    expect(await invite('gaest@firma.example', { companyRole: 'BUYER' })).toBe('BUYER');
    expect(await invite('gaest@firma.example')).toBe('BUYER');
  });
});

describe('the database, without the checks of the service', () => {
  const asUser = async (person: Person, role: string, statement: string, values: unknown[]) => {
    const client = await connectClient(app);
    try {
      await client.query(
        `select ${SEES_EVERYTHING},
           set_config('role', $1, false), set_config('app.customer_id', $2, false),
           set_config('app.user_id', $3, false)`,
        [role, person.customerId, person.id],
      );
      return (await client.query(statement, values)).rowCount;
    } finally {
      await client.end();
    }
  };

  test('lets only administrators change users and invitations', async () => {
    const member = await colleague('MEMBER');
    const buyer = await colleague('BUYER');
    const promote = (person: Person) =>
      asUser(person, 'portal_customer', `update user_account set company_role = 'ADMINISTRATOR' where id = $1`, [
        person.id,
      ]);
    expect(await promote(member)).toBe(0);
    expect(await promote(buyer)).toBe(0);
    const deleted = await colleague('MEMBER');
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [deleted.id]);
    const reactivateDeleted = asUser(
      administrator,
      'portal_customer',
      'update user_account set deactivated_at = null where id = $1',
      [deleted.id],
    );
    expect(await reactivateDeleted).toBe(0);
    const invite = (person: Person) =>
      asUser(
        person,
        'portal_customer',
        `insert into invitation (id, customer_id, name, email, invited_by, token_hash, created_at, expires_at)
         values ($1, $2, 'x', $1, 'x', $1, now(), now())`,
        [`inv_${person.id}`, person.customerId],
      );
    await expect(invite(member)).rejects.toThrow(/row-level security/);
    expect(await invite(administrator)).toBe(1);
  });

  test('lets only administrators and the company’s own programs change payment methods', async () => {
    const department = await app.world.department(administrator.customerId!);
    const buyer = await colleague('BUYER');
    const change = (person: Person) =>
      asUser(person, 'portal_sales', `update department set payment_method = 'INVOICE' where id = $1`, [department]);
    await expect(change(buyer)).rejects.toThrow(/row-level security/);
    expect(await change(administrator)).toBe(1);
    expect(await change({ ...administrator, id: '' })).toBe(1);
    const locked = await asUser(buyer, 'portal_sales', 'select id from department where id = $1 for update', [
      department,
    ]);
    expect(locked).toBe(1);
  });
});
