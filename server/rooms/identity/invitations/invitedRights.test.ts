import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { hashSecret, newSecret } from '../../../platform/access/tokens.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { newEmail } from '../../../testing/newNames.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { ADMINISTRATOR_SEES_ALL } from '../users/scope.service.ts';

let app: TestApp;
let administrator: Person;
let departmentId: string;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => {
  administrator = await app.world.person();
  departmentId = await app.world.department(administrator.customerId!);
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: administrator.token }));
const invite = (input: object) =>
  run('mutation ($input: InviteUserInput!) { inviteUser(input: $input) { edge { node { id companyRole } } } }', {
    input: { name: 'Inge', email: newEmail(), ...input },
  });
const create = (input: object) =>
  run('mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { node { id } } } }', {
    input: { name: 'Inge', email: newEmail(), password: 'otte tegn', ...input },
  });
const createAsAdmin = async (input: object) => {
  const admin = await app.world.person({ role: 'ADMIN', customerId: null });
  const { customerId } = administrator;
  const fields = { name: 'Inge', email: newEmail(), password: 'otte tegn', role: 'USER', customerId };
  return run(
    'mutation ($input: AdminNewUserInput!) { createUserAsAdmin(input: $input) { edge { node { id } } } }',
    { input: { ...fields, ...input } },
    admin.token,
  );
};
const stored = async (table: string, column: string, value: unknown) =>
  (
    await app.db.sql(
      `select company_role as role, subjects, department_ids as departments from ${table} where ${column} = $1`,
      [value],
    )
  )[0];

const MEMBER_PRESET = ['LICENSES', 'AGREEMENTS', 'TASKS', 'INTEGRATIONS', 'PEOPLE'];

describe.each([
  [
    'an invitation',
    async (input: object) => {
      const { data, ...answer } = await invite(input);
      const id = data?.inviteUser?.edge?.node.id;
      return { ...answer, row: id && (await stored('invitation', 'id', id)) };
    },
  ],
  [
    'a created user',
    async (input: object) => {
      const { data, ...answer } = await create(input);
      const id = data?.createUser?.edge?.node.id;
      return { ...answer, row: id && (await stored('user_account', 'id', id)) };
    },
  ],
  [
    'a user whom an admin creates',
    async (input: object) => {
      const { data, ...answer } = await createAsAdmin(input);
      const id = data?.createUserAsAdmin?.edge?.node.id;
      return { ...answer, row: id && (await stored('user_account', 'id', id)) };
    },
  ],
])('%s', (_what, add) => {
  test('gets the preset of the role, or the rights that are given', async () => {
    expect((await add({ companyRole: 'MEMBER' })).row).toEqual({
      role: 'MEMBER',
      subjects: MEMBER_PRESET,
      departments: null,
    });
    expect((await add({ companyRole: 'BUYER' })).row).toMatchObject({ subjects: null, departments: null });
    const limits = { subjects: ['TASKS', 'FINANCE'], departmentIds: [departmentId] };
    expect((await add({ companyRole: 'READER', ...limits })).row).toEqual({
      role: 'READER',
      subjects: ['FINANCE', 'TASKS'],
      departments: [departmentId],
    });
    expect((await add({ companyRole: 'MEMBER', subjects: null })).row).toMatchObject({ subjects: null });
  });

  test('is refused with limits of an administrator and with departments of other companies', async () => {
    expect((await add({ companyRole: 'ADMINISTRATOR', subjects: ['TASKS'] })).fieldErrors).toEqual({
      subjects: ADMINISTRATOR_SEES_ALL,
    });
    const foreign = await app.world.department(await app.world.company());
    for (const id of [foreign, 'dep_ukendt'])
      expect((await add({ companyRole: 'MEMBER', departmentIds: [departmentId, id] })).fieldErrors).toEqual({
        departmentIds: 'Afdelingen findes ikke',
      });
  });
});

describe('an invitation with limits', () => {
  test('gives its rights to the new user, and to a person of another company who accepts it', async () => {
    const rights = { company_role: 'FINANCE', subjects: ['FINANCE'], department_ids: [departmentId] };
    const expected = { role: 'FINANCE', subjects: ['FINANCE'], departments: [departmentId] };
    const invited = async (email: string) => {
      const token = newSecret();
      await app.world.invitation(administrator.customerId!, { email, token_hash: hashSecret(token), ...rights });
      return token;
    };
    const email = newEmail();
    const { data } = await app.graphql(
      'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { user { id } } }',
      { variables: { input: { token: await invited(email), password: 'en-helt-ny-adgangskode' } } },
    );
    expect(await stored('user_account', 'id', data.acceptInvitation.user.id)).toEqual(expected);
    const person = await app.world.person();
    const token = await invited(person.email);
    const joined = await run(
      'mutation ($token: String!) { acceptInvitationAsPerson(token: $token) { companyId userId } }',
      { token },
      person.token,
    );
    const membership = joined.data.acceptInvitationAsPerson.find(
      ({ companyId }) => companyId === administrator.customerId,
    );
    expect(await stored('user_account', 'id', membership!.userId)).toEqual(expected);
  });

  test('is sent again with other rights, and keeps its rights where none are given', async () => {
    const email = newEmail();
    const { data } = await invite({ email, companyRole: 'MEMBER', subjects: ['TASKS'], departmentIds: [departmentId] });
    const { id } = data.inviteUser.edge!.node;
    await invite({ email });
    expect(await stored('invitation', 'id', id)).toEqual({
      role: 'MEMBER',
      subjects: ['TASKS'],
      departments: [departmentId],
    });
    await invite({ email, companyRole: 'ADMINISTRATOR' });
    expect(await stored('invitation', 'id', id)).toEqual({ role: 'ADMINISTRATOR', subjects: null, departments: null });
  });
});
