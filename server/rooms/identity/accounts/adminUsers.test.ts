import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import { openSocket } from '../../../testing/socket.ts';
import { PASSWORD, type Person } from '../../../testing/World.ts';
import { signIn } from '../auth/testing/signIn.ts';

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
const create = (input: object = {}, token?: string) =>
  run(
    `mutation ($input: AdminNewUserInput!) {
      createUserAsAdmin(input: $input) { edge { node { id name email role customer { id } } } }
    }`,
    {
      input: {
        name: 'Ny',
        email: `ny${Date.now()}${Math.random()}@firma.example`,
        password: 'seks tegn',
        role: 'USER',
        customerId: person.customerId,
        ...input,
      },
    },
    token,
  );
const update = (id: string, input: object) =>
  run(
    `mutation ($id: ID!, $input: AdminUserInput!) {
      updateUserAsAdmin(id: $id, input: $input) { edge { node { name email } } }
    }`,
    { id, input },
  );
const setRole = (id: string, role: string) =>
  run('mutation ($id: ID!, $role: UserRole!) { setUserRole(id: $id, role: $role) { edge { node { role } } } }', {
    id,
    role,
  });
const remove = (id: string) => run('mutation ($id: ID!) { deleteUser(id: $id) { deletedId } }', { id });
const impersonate = (id: string, token?: string) =>
  run('mutation ($id: ID!) { impersonate(id: $id, reason: "Hjælp") { token user { id name } } }', { id }, token);
const isSignedIn = async (token: string) => !(await run('{ viewer { user { id } } }', {}, token)).errors;

describe('an admin', () => {
  test('creates users of either role for any company, who can sign in at once', async () => {
    const { data } = await create({ email: 'ny.bruger@firma.example', role: 'ADMIN' });
    expect(data.createUserAsAdmin.edge.node).toMatchObject({
      name: 'Ny',
      role: 'ADMIN',
      customer: { id: person.customerId },
    });
    expect((await signIn(app, 'ny.bruger@firma.example', 'seks tegn')).errors).toBeUndefined();
    expect((await create({ email: 'NY.bruger@firma.example' })).fieldErrors).toEqual({
      email: 'Der er allerede en bruger med den e-mail',
    });
    const other = await app.world.person();
    expect((await create({ email: other.email })).errors).toBeUndefined();
    expect((await signIn(app, other.email, PASSWORD)).data.login.user.id).toBe(other.id);
  });

  test('chooses a password whose spaces are kept', async () => {
    await create({ email: 'afstand@firma.example', password: ' med mellemrum ' });
    expect((await signIn(app, 'afstand@firma.example', ' med mellemrum ')).errors).toBeUndefined();
    expect((await signIn(app, 'afstand@firma.example', 'med mellemrum')).errorCode).toBe('INVALID_CREDENTIALS');
  });

  test('gets an error on each missing or invalid field', async () => {
    const required = 'Navn, email og password er påkrævet';
    expect((await create({ name: '', email: '', password: '' })).fieldErrors).toEqual({
      name: required,
      email: required,
      password: required,
    });
    expect((await create({ password: 'fem56' })).fieldErrors).toEqual({
      password: 'Adgangskode skal være mindst 6 tegn',
    });
    expect((await create({ customerId: 'cust_ukendt' })).fieldErrors).toEqual({
      customerId: 'Virksomhed ikke fundet',
    });
  });

  test('edits a user; an empty password keeps the current one, and a new one ends the sessions', async () => {
    expect(
      (await update(person.id, { name: 'Karla Ny', email: person.email, password: '' })).data.updateUserAsAdmin.edge
        .node.name,
    ).toBe('Karla Ny');
    expect(await isSignedIn(person.token)).toBe(true);
    expect((await signIn(app, person.email, PASSWORD)).errors).toBeUndefined();
    await update(person.id, { name: 'Karla Ny', email: person.email, password: 'helt ny kode' });
    expect(await isSignedIn(person.token)).toBe(false);
    expect((await signIn(app, person.email, PASSWORD)).errorCode).toBe('INVALID_CREDENTIALS');
    expect((await signIn(app, person.email, 'helt ny kode')).errors).toBeUndefined();
  });

  test('requests a change of an e-mail, and the current address is notified', async () => {
    await update(person.id, { name: 'Karla', email: `flyttet-${person.email}` });
    expect((await app.mailTo(person.email)).subject).toBe('Din e-mail er ved at blive ændret');
  });

  test('changes the role of another user, which ends the user’s sessions', async () => {
    expect((await setRole(person.id, 'ADMIN')).data.setUserRole.edge.node.role).toBe('ADMIN');
    expect(await isSignedIn(person.token)).toBe(false);
    const withoutCompany = await app.world.person({ role: 'ADMIN', customerId: null });
    expect((await setRole(withoutCompany.id, 'USER')).fieldErrors).toEqual({
      role: 'En bruger skal høre til en virksomhed',
    });
    expect(await isSignedIn(withoutCompany.token)).toBe(true);
    expect((await setRole(admin.id, 'USER')).errors![0]!.message).toBe('Du kan ikke ændre din egen rolle');
  });

  test('deletes another user, who is signed out, cannot sign in again, and frees the e-mail', async () => {
    expect((await remove(person.id)).data.deleteUser.deletedId).toBe(person.id);
    expect(await isSignedIn(person.token)).toBe(false);
    expect((await signIn(app, person.email, PASSWORD)).errorCode).toBe('INVALID_CREDENTIALS');
    expect((await create({ email: person.email })).errors).toBeUndefined();
    expect((await remove(person.id)).errorCode).toBe('NOT_FOUND');
    expect((await remove(admin.id)).errors![0]!.message).toBe('Du kan ikke slette dig selv');
  });

  test('is required to create, impersonate and delete users', async () => {
    for (const answer of [
      await create({}, person.token),
      await impersonate(admin.id, person.token),
      await run('mutation ($id: ID!) { deleteUser(id: $id) { deletedId } }', { id: admin.id }, person.token),
    ]) {
      expect(answer.errorCode).toBe('FORBIDDEN');
    }
  });
});

describe('an impersonation', () => {
  const start = async (token?: string) => (await impersonate(person.id, token)).data.impersonate.token as string;

  test('is a session as another user for an hour, and names the admin', async () => {
    const token = await start();
    const { data } = await run(
      '{ viewer { user { id } customer { id } viewerCanAdminister impersonation { adminName expiresAt } } }',
      {},
      token,
    );
    expect(data.viewer).toMatchObject({
      user: { id: person.id },
      customer: { id: person.customerId },
      viewerCanAdminister: false,
      impersonation: { adminName: 'Sofie Admin' },
    });
    const minutes = (Date.parse(data.viewer.impersonation.expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(59);
    expect(minutes).toBeLessThanOrEqual(60);
    expect(await isSignedIn(admin.token)).toBe(true);
  });

  test('records both the admin and the user on activities', async () => {
    const token = await start();
    await run('mutation { updateProfile(input: { name: "Karla Kunde", email: "x" }) { id } }', {}, token);
    await run(
      'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { deletedId } }',
      { input: { name: 'Ny afdeling', contactPerson: 'K' } },
      token,
    );
    const activities = await app.db.sql(
      'select title, actor_name as actor, subject_name as subject from activity where customer_id = $1 order by id',
      [person.customerId],
    );
    expect(activities).toEqual([
      { title: 'Sofie Admin er logget ind som Karla Kunde', actor: 'Sofie Admin', subject: 'Karla Kunde' },
      { title: 'Afdelingen Ny afdeling er oprettet', actor: 'Sofie Admin', subject: 'Karla Kunde' },
    ]);
  });

  test('cannot change passwords, e-mails, roles or API keys, and cannot start another impersonation', async () => {
    const token = await start();
    const departmentId = await app.world.department(person.customerId!);
    const installationId = await app.world.installation(departmentId);
    const profile = (input: object) =>
      run(
        'mutation ($input: ProfileInput!) { updateProfile(input: $input) { id } }',
        { input: { name: 'Karla', email: person.email, ...input } },
        token,
      );
    expect((await profile({ email: 'anden@firma.example' })).errorCode).toBe('FORBIDDEN');
    expect((await profile({ currentPassword: PASSWORD, newPassword: 'en helt anden' })).errorCode).toBe('FORBIDDEN');
    expect(
      (
        await run(
          `mutation ($id: ID!) {
            saveApiCredentials(installationId: $id, input: { zendeskApiKey: "x", zendeskApiEmail: "a@b.dk" }) {
              __typename
            }
          }`,
          { id: installationId },
          token,
        )
      ).errorCode,
    ).toBe('FORBIDDEN');
    expect((await impersonate(admin.id, token)).errorCode).toBe('FORBIDDEN');
    const otherAdmin = await app.world.person({ role: 'ADMIN', customerId: null });
    const asAdmin = (await impersonate(otherAdmin.id)).data.impersonate.token;
    expect((await impersonate(person.id, asAdmin)).errorCode).toBe('FORBIDDEN');
    expect(
      (await run('mutation ($id: ID!) { setUserRole(id: $id, role: ADMIN) { deletedId } }', { id: person.id }, asAdmin))
        .errorCode,
    ).toBe('FORBIDDEN');
    expect((await run('{ admin { id } }', {}, asAdmin)).errorCode).toBe('FORBIDDEN');
  });

  test('ends when it is stopped, when the admin signs out, and when it expires', async () => {
    const stopped = await start();
    expect((await run('mutation { stopImpersonating { message } }', {}, stopped)).errors).toBeUndefined();
    expect(await isSignedIn(stopped)).toBe(false);
    expect(await isSignedIn(admin.token)).toBe(true);
    expect((await run('mutation { stopImpersonating { message } }')).errorCode).toBe('CONFLICT');
    const old = await start();
    await app.db.sql(
      `update session set expires_at = now() - interval '1 second' where actor_id = $1 and ended_at is null`,
      [admin.id],
    );
    expect((await run('{ viewer { user { id } } }', {}, old)).errors![0]!.message).toBe('Token expired');
    const activeToken = await start();
    const socket = await openSocket(app, activeToken);
    await run('mutation { logout { message } }');
    expect(await isSignedIn(activeToken)).toBe(false);
    expect((await socket.closed()).code).toBe(4401);
  });

  test('is refused for the admin themselves and for unknown or deleted users', async () => {
    expect((await impersonate(admin.id)).errors![0]!.message).toBe('Du kan ikke logge ind som dig selv');
    expect((await impersonate('user_ukendt')).errorCode).toBe('NOT_FOUND');
    await remove(person.id);
    expect((await impersonate(person.id)).errorCode).toBe('NOT_FOUND');
  });
});
