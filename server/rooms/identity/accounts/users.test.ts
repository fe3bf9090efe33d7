import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import { openSocket } from '../../../testing/socket.ts';
import { PASSWORD, type Person } from '../../../testing/World.ts';
import { signIn } from '../auth/testing/signIn.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => void (person = await app.world.person()));
afterAll(() => app.close());

let count = 0;
const newEmail = () => `kollega${++count}@firma.example`;
const run = runAs(() => ({ app, token: person.token }));
const create = (input: object, token?: string) =>
  run(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { node { id name email role } } } }',
    { input },
    token,
  );

describe('a new colleague', () => {
  test('has the role USER, gets a mail without the password, and can sign in', async () => {
    const input = { name: 'Ny Kollega', email: newEmail(), password: 'seks66' };
    const { data } = await create(input);
    expect(data.createUser.edge.node).toMatchObject({ name: 'Ny Kollega', email: input.email, role: 'USER' });
    expect((await signIn(app, input.email, input.password)).data.login.token).toBeTruthy();
    const mail = await app.mailTo(input.email);
    expect(mail.text).toContain(input.email);
    expect(mail.text).not.toContain(input.password);
  });

  test('needs a name, a valid e-mail and a password of six characters', async () => {
    expect((await create({ name: '', email: '', password: '' })).fieldErrors).toEqual({
      name: 'Navn er påkrævet',
      email: 'E-mail er påkrævet',
      password: 'Adgangskode er påkrævet',
    });
    expect((await create({ name: 'A', email: 'x', password: 'fem55' })).fieldErrors).toEqual({
      email: 'Ugyldig e-mail',
      password: 'Adgangskode skal være mindst 6 tegn',
    });
  });

  test('is refused with the e-mail of a colleague, and not with that of a user of another company', async () => {
    const other = await app.world.person();
    expect((await create({ name: 'A', email: person.email.toUpperCase(), password: 'seks66' })).fieldErrors).toEqual({
      email: 'Der er allerede en bruger med den e-mail',
    });
    const { data } = await create({ name: 'A', email: other.email, password: 'seks66' });
    expect(data.createUser.edge.node).toMatchObject({ name: 'A', email: other.email });
    expect((await signIn(app, other.email, PASSWORD)).data.login.user.id).toBe(other.id);
  });

  test('can be created and deleted in turn only a limited number of times, since each one is mailed', async () => {
    const input = { name: 'Igen og igen', email: newEmail(), password: 'seks66' };
    const codes = [];
    for (let i = 0; i < 51; i += 1) {
      codes.push((await create(input)).errorCode);
      await app.db.sql('update user_account set deactivated_at = now() where email = $1', [input.email]);
    }
    expect(codes).toEqual([...Array(50).fill(undefined), 'RATE_LIMITED']);
  });

  test('can have the e-mail of a deactivated user', async () => {
    const deactivated = await app.world.person({ customerId: person.customerId });
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [deactivated.id]);
    expect((await create({ name: 'A', email: deactivated.email, password: 'seks66' })).errors).toBeUndefined();
  });

  test('cannot be created with an API token', async () => {
    const { token } = await app.world.apiToken(person.customerId!, 'READ_WRITE');
    expect((await create({ name: 'A', email: newEmail(), password: 'seks66' }, token)).errorCode).toBe('FORBIDDEN');
  });

  test('is published to subscriptions', async () => {
    const socket = await openSocket(app, person.token);
    const next = await socket.watch('subscription { userChanged { edge { node { email } } } }');
    const input = { name: 'A', email: newEmail(), password: 'seks66' };
    await create(input);
    expect((await next()).userChanged.edge.node.email).toBe(input.email);
    await socket.close();
  });

  test('can be created over REST', async () => {
    const answer = await app.rest('POST', '/api/auth/company-users', {
      body: { name: 'REST', email: newEmail(), password: 'seks66' },
      token: person.token,
    });
    expect(answer.body.data).toMatchObject({ name: 'REST', role: 'USER', customer: { id: person.customerId } });
  });
});

describe('the viewer’s own sign-in', () => {
  const saveProfile = (input: object, token?: string) =>
    run('mutation ($input: ProfileInput!) { updateProfile(input: $input) { name email version } }', { input }, token);
  const unchangedProfile = () => ({ name: 'Samme', email: person.email });

  test('can get a new name without any other change', async () => {
    expect((await saveProfile({ ...unchangedProfile(), name: 'Nyt Navn' })).data.updateProfile.name).toBe('Nyt Navn');
    expect((await signIn(app, person.email, PASSWORD)).data.login.token).toBeTruthy();
  });

  test('needs the current password and eight characters for a new password', async () => {
    expect((await saveProfile({ ...unchangedProfile(), newPassword: 'syv tgn' })).fieldErrors).toEqual({
      currentPassword: 'Nuværende adgangskode er påkrævet for at ændre adgangskode',
      newPassword: 'Ny adgangskode skal være mindst 8 tegn',
    });
    expect(
      (await saveProfile({ ...unchangedProfile(), currentPassword: 'forkert', newPassword: 'otte tegn' })).fieldErrors,
    ).toEqual({
      currentPassword: 'Nuværende adgangskode er forkert',
    });
    expect((await saveProfile({ name: '', email: 'x' })).fieldErrors).toEqual({
      name: 'Navn er påkrævet',
      email: 'Ugyldig e-mail',
    });
  });

  test('gets a new password, which ends all other sessions and their sockets', async () => {
    const elsewhere = await app.world.session(person.id);
    const socket = await openSocket(app, elsewhere.token);
    expect(
      (await saveProfile({ ...unchangedProfile(), currentPassword: PASSWORD, newPassword: 'en helt ny' })).errors,
    ).toBeUndefined();
    expect((await socket.closed()).code).toBe(4401);
    expect((await run('{ viewer { user { id } } }', {}, elsewhere.token)).errors?.[0]?.message).toBe('Invalid token');
    expect((await run('{ viewer { user { id } } }', {})).data.viewer.user.id).toBe(person.id);
    expect((await signIn(app, person.email, PASSWORD)).errors).toBeDefined();
    expect((await signIn(app, person.email, 'en helt ny')).data.login.token).toBeTruthy();
    const mails = await app.db.sql('select subject from mail where recipient = $1', [person.email]);
    expect(mails.map(({ subject }) => subject)).toContain('Din adgangskode er ændret');
  });

  test('keeps its e-mail until the new one is confirmed, but takes another letter case at once', async () => {
    const next = newEmail();
    expect((await saveProfile({ name: 'A', email: next, currentPassword: PASSWORD })).data.updateProfile).toMatchObject(
      {
        name: 'A',
        email: person.email,
      },
    );
    expect((await app.mailTo(person.email)).text).toContain(next);
    const capitals = person.email.toUpperCase();
    expect((await saveProfile({ name: 'A', email: capitals })).data.updateProfile.email).toBe(capitals);
  });

  test('cannot get an e-mail that another user has, and the error does not name the user', async () => {
    const other = await app.world.person();
    expect((await saveProfile({ name: 'A', email: other.email, currentPassword: PASSWORD })).fieldErrors).toEqual({
      email: 'E-mailen kan ikke bruges. Prøv med en anden.',
    });
  });

  test('cannot be changed by an impersonating admin, except for the name', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const { token } = await app.world.session(person.id, { actorId: admin.id, parentId: admin.sessionId });
    expect(
      (await saveProfile({ ...unchangedProfile(), currentPassword: PASSWORD, newPassword: 'en helt ny' }, token))
        .errors?.[0]?.extensions.code,
    ).toBe('FORBIDDEN');
    expect((await saveProfile({ name: 'A', email: newEmail() }, token)).errorCode).toBe('FORBIDDEN');
    expect((await saveProfile({ ...unchangedProfile(), name: 'Nyt' }, token)).errors).toBeUndefined();
  });

  test('can be changed by an admin without a company, and is published to other admins', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const other = await openSocket(app, (await app.world.person({ role: 'ADMIN', customerId: null })).token);
    const next = await other.watch('subscription { adminUserChanged { edge { node { id name } } } }');
    expect((await saveProfile({ name: 'Ny Admin', email: admin.email }, admin.token)).data.updateProfile.name).toBe(
      'Ny Admin',
    );
    // Admins hear of all users, so a change of an earlier test may arrive first.
    let changed = (await next()).adminUserChanged.edge.node;
    while (changed.id !== admin.id) changed = (await next()).adminUserChanged.edge.node;
    expect(changed.name).toBe('Ny Admin');
    await other.close();
  });

  test('can be changed over REST', async () => {
    const answer = await app.rest('PUT', '/api/auth/profile', {
      body: { name: 'REST', email: person.email },
      token: person.token,
    });
    expect(answer.body.data).toMatchObject({ name: 'REST', email: person.email });
  });
});
