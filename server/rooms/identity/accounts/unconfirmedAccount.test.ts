import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import type { Person } from '../../../testing/World.ts';
import { accountCalls, newEmail } from '../auth/testing/accountCalls.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  // Without running jobs, mails stay in their table, where tests read their links.
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(() => app.close());

const {
  run,
  mailsTo,
  kindsTo,
  tokenTo,
  confirmEmail,
  previewConfirmation,
  signIn,
  isSignedIn,
  resendConfirmation,
  accountOf,
  askForReset,
  resetPassword,
  invite,
  acceptInvitation,
  createUser,
  createRegistered,
} = accountCalls(() => app);

describe('an account with an unconfirmed address', () => {
  test('works, but cannot add users to its company', async () => {
    const account = await createRegistered();
    expect(await isSignedIn(account.token)).toBe(true);
    expect((await signIn(account.email)).errors).toBeUndefined();
    const refused = [await invite(newEmail(), account.token), await createUser(newEmail(), account.token)];
    for (const { errors } of refused)
      expect(errors?.[0]).toMatchObject({
        message: 'Bekræft din e-mail, før du lukker andre ind i virksomheden.',
        extensions: { code: 'FORBIDDEN' },
      });
    const rest = await app.rest('POST', '/api/auth/company-users', {
      body: { name: 'Ny', email: newEmail(), password: 'otte tegn' },
      token: account.token!,
    });
    expect(rest.status).toBe(403);
    const waiting = await app.world.invitation(account.customerId);
    expect(
      (await run('mutation ($id: ID!) { resendInvitation(id: $id) { deletedId } }', { id: waiting }, account.token))
        .errorCode,
    ).toBe('FORBIDDEN');

    expect(await previewConfirmation(account.link)).toMatchObject({
      email: account.email,
      name: 'Bo Bær',
      isChange: false,
    });
    expect((await confirmEmail(account.link)).errors).toBeUndefined();
    expect((await invite(newEmail(), account.token)).errors).toBeUndefined();
    expect((await createUser(newEmail(), account.token)).errors).toBeUndefined();
  });

  test('gets another link on request until it is confirmed', async () => {
    const account = await createRegistered();
    expect((await resendConfirmation(account.token)).errors).toBeUndefined();
    expect((await confirmEmail(account.link)).errorCode).toBe('BAD_USER_INPUT');
    expect((await confirmEmail(await tokenTo(account.email, 'email-confirmation'))).errors).toBeUndefined();
    expect((await resendConfirmation(account.token)).errorCode).toBe('CONFLICT');
    expect(
      (await run('{ viewer { user { emailConfirmedAt } } }', {}, account.token)).data.viewer.user.emailConfirmedAt,
    ).toEqual(expect.any(String));
  });

  test('is confirmed by a reset link to the same address', async () => {
    const account = await createRegistered();
    await askForReset(account.email);
    expect((await resetPassword(await tokenTo(account.email, 'password-reset'))).errors).toBeUndefined();
    expect(await accountOf(account.id)).toMatchObject({ confirmed: true, active: true });
  });

  test('cannot take over an event registration with its address', async () => {
    const event = await app.world.event();
    const account = await createRegistered();
    const registration = await app.world.eventRegistration(event, { email: account.email, phone: '11 22 33 44' });
    const signUp = () =>
      run(
        `mutation ($eventId: ID!, $input: EventRegistrationInput!) {
          registerForEvent(eventId: $eventId, input: $input) { viewerRegistration { id } }
        }`,
        { eventId: event, input: { name: 'Bo', email: account.email } },
        account.token,
      );
    expect((await signUp()).errors?.[0]?.message).toBe(
      'E-mailen er allerede tilmeldt. Bekræft din e-mail for at overtage tilmeldingen.',
    );
    await confirmEmail(account.link);
    expect((await signUp()).data.registerForEvent.viewerRegistration.id).toBe(registration);
  });

  test('is not linked to an event registration that an admin adds for its address', async () => {
    const event = await app.world.event();
    const account = await createRegistered();
    const add = await run(
      `mutation ($eventId: ID!, $input: EventRegistrationInput!) {
        addRegistration(eventId: $eventId, input: $input, status: REGISTERED) { edge { node { id } } }
      }`,
      { eventId: event, input: { name: 'Ringede ind', email: account.email } },
      admin.token,
    );
    expect(add.errors).toBeUndefined();
    expect(await app.db.sql('select user_id from event_registration where event_id = $1', [event])).toEqual([
      { user_id: null },
    ]);
  });

  test('cannot turn off mails to its address', async () => {
    const account = await createRegistered();
    const mute = (token: string) =>
      run('mutation { setMailChoice(category: EVENT_CHANGES, isOn: false) { isOn } }', {}, token);
    const isMuted = async () =>
      (await app.db.sql<{ muted: boolean }>(`select mutes_mail($1, 'EVENT_CHANGES') as muted`, [account.email]))[0]!
        .muted;
    expect((await mute(account.token)).errorCode).toBe('FORBIDDEN');
    await app.db.sql(`insert into muted_mail (user_id, category) values ($1, 'EVENT_CHANGES')`, [account.id]);
    expect(await isMuted()).toBe(false);
    await confirmEmail(account.link);
    expect(await isMuted()).toBe(true);
  });

  test('cannot become an administrator', async () => {
    const account = await createRegistered();
    const makeAdmin = () =>
      run(
        'mutation ($id: ID!) { setUserRole(id: $id, role: ADMIN) { edge { node { role } } } }',
        { id: account.id },
        admin.token,
      );
    expect((await makeAdmin()).fieldErrors).toEqual({ role: 'Brugeren skal bekræfte sin e-mail først' });
    await confirmEmail(account.link);
    expect((await makeAdmin()).data.setUserRole.edge.node.role).toBe('ADMIN');
  });

  test('gets no mails about customers, even as an administrator', async () => {
    const unconfirmedAdmin = await app.world.person({ role: 'ADMIN', customerId: null, isConfirmed: false });
    await createRegistered();
    expect(await mailsTo(unconfirmedAdmin.email)).toEqual([]);
    expect(await kindsTo(admin.email)).toContain('company-registered');
  });

  test('is confirmed when its user accepts an invitation by mail', async () => {
    const [inviter, email] = [await app.world.person(), newEmail()];
    await invite(email, inviter.token);
    const { data } = await acceptInvitation(await tokenTo(email, 'invitation'));
    expect(await accountOf(data.acceptInvitation.user.id)).toMatchObject({ confirmed: true });
  });

  test('is not confirmed when a colleague or an admin chose its password', async () => {
    const [person, byColleague, byAdmin] = [await app.world.person(), newEmail(), newEmail()];
    await createUser(byColleague, person.token);
    await run(
      'mutation ($input: AdminNewUserInput!) { createUserAsAdmin(input: $input) { edge { node { id } } } }',
      { input: { name: 'Ny', email: byAdmin, password: 'otte tegn', role: 'USER', customerId: person.customerId } },
      admin.token,
    );
    for (const email of [byColleague, byAdmin]) {
      expect(await app.db.sql('select email_confirmed_at from user_account where email = $1', [email])).toEqual([
        { email_confirmed_at: null },
      ]);
      expect((await confirmEmail(await tokenTo(email, 'user-created'))).errors).toBeUndefined();
    }
  });
});
