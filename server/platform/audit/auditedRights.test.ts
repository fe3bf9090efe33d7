import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { runAs } from '../../testing/runAs.ts';
import type { Person } from '../../testing/World.ts';
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
const { entriesOf, countEntries } = auditEntries(() => app);

describe('the audit log records', () => {
  const create = (input: object) =>
    run('mutation ($input: AdminNewUserInput!) { createUserAsAdmin(input: $input) { edge { node { id } } } }', {
      input,
    });

  test('that a user is created, gets another role and is deleted', async () => {
    const { data } = await create({
      name: 'Ny',
      email: `ny${Date.now()}@firma.example`,
      password: 'en-lang-kode-9',
      role: 'ADMIN',
      customerId: person.customerId,
    });
    const { id } = data.createUserAsAdmin.edge.node;
    await run('mutation ($id: ID!) { setUserRole(id: $id, role: USER) { edge { node { id } } } }', { id });
    await run('mutation ($id: ID!) { deleteUser(id: $id) { deletedId } }', { id });
    expect((await entriesOf(id)).map(({ action, actor, target, detail }) => [action, actor, target, detail])).toEqual([
      ['USER_CREATED', 'Sofie Admin', 'Ny', 'Administrator'],
      ['USER_ROLE_CHANGED', 'Sofie Admin', 'Ny', 'Bruger'],
      ['USER_DELETED', 'Sofie Admin', 'Ny', null],
    ]);
  });

  test('actions on an admin without a company', async () => {
    const other = await app.world.person({ role: 'ADMIN', customerId: null, name: 'Alma Admin' });
    const UPDATE = `mutation ($id: ID!, $input: AdminUserInput!) {
      updateUserAsAdmin(id: $id, input: $input) { edge { node { id } } }
    }`;
    await run(UPDATE, { id: other.id, input: { name: 'Alma Nu', email: other.email } });
    await run(UPDATE, {
      id: other.id,
      input: { name: 'Alma Nu', email: `ny.${other.email}`, password: 'en-lang-kode-9' },
    });
    await run('mutation ($id: ID!) { deleteUser(id: $id) { deletedId } }', { id: other.id });
    expect((await entriesOf(other.id)).map(({ action, actor }) => [action, actor])).toEqual([
      ['USER_UPDATED', 'Sofie Admin'],
      ['EMAIL_CHANGE_REQUESTED', 'Sofie Admin'],
      ['PASSWORD_CHANGED', 'Sofie Admin'],
      ['USER_DELETED', 'Sofie Admin'],
    ]);
  });

  test('other writes of an admin, whether or not they concern a company', async () => {
    const member = await app.world.teamMember();
    await run('mutation ($id: ID!) { deleteTeamMember(id: $id) { deletedId } }', { id: member });
    expect(await entriesOf(member)).toMatchObject([
      { action: 'ADMIN_CHANGE', actor: 'Sofie Admin', detail: 'deleteTeamMember', customer_id: null },
    ]);
    await run(
      'mutation ($id: ID!) { updateCompanyAsAdmin(id: $id, input: { poNumber: "7" }) { edge { node { id } } } }',
      { id: person.customerId },
    );
    expect((await entriesOf(person.customerId!)).at(-1)).toMatchObject({
      action: 'ADMIN_CHANGE',
      actor: 'Sofie Admin',
      detail: 'updateCompanyAsAdmin',
      target_id: person.customerId,
    });
  });

  test('no entry for a failed change', async () => {
    const before = await countEntries();
    await create({
      name: 'Ny',
      email: person.email,
      password: 'en-lang-kode-9',
      role: 'USER',
      customerId: person.customerId,
    });
    expect(await countEntries()).toBe(before);
  });

  test('reset links that are sent and used', async () => {
    await app.graphql('mutation ($email: String!) { forgotPassword(input: { email: $email }) { message } }', {
      variables: { email: person.email },
      address: '192.0.2.44',
    });
    const mail = await app.mailTo(person.email);
    const token = /token=([\w-]+)/.exec(mail.text)![1]!;
    await app.graphql('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }', {
      variables: { input: { token, password: 'en-lang-kode-9' } },
      address: '192.0.2.45',
    });
    expect(
      (await entriesOf(person.id)).map(({ action, actor_kind, address }) => [action, actor_kind, address]),
    ).toEqual([
      ['PASSWORD_RESET_REQUESTED', 'VISITOR', '192.0.2.44'],
      ['PASSWORD_RESET', 'USER', '192.0.2.45'],
    ]);
  });

  test('issued and revoked API tokens', async () => {
    const { data } = await run(
      `mutation ($id: ID!) {
        issueApiToken(customerId: $id, name: "Kasse", scope: READ) { change { edge { node { id } } } }
      }`,
      { id: person.customerId },
    );
    const { id } = data.issueApiToken.change.edge.node;
    await run('mutation ($id: ID!) { revokeApiToken(id: $id) { edge { node { id } } } }', { id });
    expect(
      (await entriesOf(id)).map(({ action, actor, target, detail, customer_id }) => [
        action,
        actor,
        target,
        detail,
        customer_id,
      ]),
    ).toEqual([
      ['API_TOKEN_ISSUED', 'Sofie Admin', 'Kasse', 'Kun læse', person.customerId],
      ['API_TOKEN_REVOKED', 'Sofie Admin', 'Kasse', null, person.customerId],
    ]);
  });
});
