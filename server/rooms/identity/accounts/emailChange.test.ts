import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { PASSWORD, type Person } from '../../../testing/World.ts';
import { hashPassword } from '../auth/passwords.service.ts';
import { accountCalls, newEmail } from '../auth/testing/accountCalls.ts';
import { personIdOf } from '../users/Person.ts';

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
  saveProfile,
  confirmEmail,
  previewConfirmation,
  signIn,
  resendConfirmation,
  cancelEmailChange,
  accountOf,
  askForReset,
  resetPassword,
  requestChange,
  createRegistered,
} = accountCalls(() => app);

describe('a user’s e-mail address', () => {
  test('only changes with the current password', async () => {
    const person = await app.world.person();
    const email = newEmail();
    expect((await saveProfile({ name: 'Karla', email }, person.token)).fieldErrors).toEqual({
      currentPassword: 'Nuværende adgangskode er påkrævet for at ændre e-mail',
    });
    expect((await saveProfile({ name: 'Karla', email, currentPassword: 'forkert' }, person.token)).fieldErrors).toEqual(
      {
        currentPassword: 'Nuværende adgangskode er forkert',
      },
    );
    const rest = await app.rest('PUT', '/api/auth/profile', { body: { name: 'Karla', email }, token: person.token });
    expect([rest.status, rest.fieldErrors]).toEqual([
      400,
      { currentPassword: 'Nuværende adgangskode er påkrævet for at ændre e-mail' },
    ]);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('is not changed with the password of another account that has the same address', async () => {
    const email = newEmail();
    const [mine] = [await app.world.person({ email, isConfirmed: false }), await createRegistered(email)];
    await app.db.sql(
      `update person set password_hash = (select password_hash from person where id = $2) where id = $1`,
      [mine.personId, admin.personId],
    );
    const other = await createRegistered(email);
    await app.db.sql('update person set password_hash = $1 where id = $2', [
      await hashPassword('en helt anden kode'),
      personIdOf(other.id),
    ]);
    expect(
      (await saveProfile({ name: 'Bo', email: newEmail(), currentPassword: PASSWORD }, mine.token)).fieldErrors,
    ).toBeUndefined();
    expect(
      (await saveProfile({ name: 'Bo', email: newEmail(), currentPassword: PASSWORD }, other.token)).fieldErrors,
    ).toEqual({
      currentPassword: 'Nuværende adgangskode er forkert',
    });
  });

  test('changes once the new one is confirmed, and the old one is mailed at the request and the change', async () => {
    const person = await app.world.person();
    const { email, token } = await requestChange(person);
    expect((await accountOf(person.id)).email).toBe(person.email);
    expect(await kindsTo(person.email)).toEqual(['email-change-requested']);
    expect((await signIn(email)).errors).toBeDefined();
    expect((await signIn(person.email)).data.login.token).toBeTruthy();
    // The notice about a sign-in from a new device.
    await app.db.sql(`delete from mail where kind = 'new-device' and recipient = $1`, [person.email]);

    expect((await confirmEmail(token)).errors).toBeUndefined();
    expect(await accountOf(person.id)).toMatchObject({ email, confirmed: true });
    expect(await kindsTo(person.email)).toEqual(['email-change-requested', 'email-changed']);
    expect((await mailsTo(person.email)).every(({ text }) => text.includes(email))).toBe(true);
    expect((await signIn(email)).data.login.token).toBeTruthy();
    expect((await signIn(person.email)).errors).toBeDefined();
  });

  test('is confirmed by a link that works for one hour', async () => {
    const person = await app.world.person();
    const { token } = await requestChange(person);
    const [{ minutes }] = (await app.db.sql<{ minutes: number }>(
      `select extract(epoch from expires_at - created_at)::int / 60 as minutes
       from email_confirmation where person_id = $1`,
      [person.personId],
    )) as [{ minutes: number }];
    expect(minutes).toBe(60);
    await app.db.sql(`update email_confirmation set expires_at = now() - interval '1 second' where person_id = $1`, [
      person.personId,
    ]);
    expect(await previewConfirmation(token)).toBeNull();
    expect((await confirmEmail(token)).errorCode).toBe('BAD_USER_INPUT');
    expect((await accountOf(person.id)).email).toBe(person.email);
  });

  test('is confirmed by a link that works once, even for concurrent attempts', async () => {
    const person = await app.world.person();
    const { token } = await requestChange(person);
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirmEmail(token)));
    expect(answers.map(({ errorCode }) => errorCode).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 'BAD_USER_INPUT'),
      undefined,
    ]);
    expect((await confirmEmail(token)).errorCode).toBe('BAD_USER_INPUT');
    expect((await kindsTo(person.email)).filter((kind) => kind === 'email-changed')).toHaveLength(1);
  });

  test('is not confirmed by a link scanner', async () => {
    const person = await app.world.person();
    const { email, token } = await requestChange(person);
    for (let i = 0; i < 3; i++) expect(await previewConfirmation(token)).toMatchObject({ email, isChange: true });
    await app.portal.app.inject({ method: 'GET', url: `/confirm-email?token=${token}` });
    expect((await accountOf(person.id)).email).toBe(person.email);
    expect((await confirmEmail(token)).errors).toBeUndefined();
  });

  test('has one valid link: a new request, a resend and a cancellation invalidate the former', async () => {
    const person = await app.world.person();
    const first = await requestChange(person);
    const second = await requestChange(person);
    expect((await confirmEmail(first.token)).errorCode).toBe('BAD_USER_INPUT');
    expect((await resendConfirmation(person.token)).errors).toBeUndefined();
    const third = await tokenTo(second.email, 'email-change');
    expect(third).not.toBe(second.token);
    expect((await confirmEmail(second.token)).errorCode).toBe('BAD_USER_INPUT');
    expect((await cancelEmailChange(person.token)).data.cancelEmailChange).toEqual({ pendingEmail: null });
    expect((await confirmEmail(third)).errorCode).toBe('BAD_USER_INPUT');
    expect((await accountOf(person.id)).email).toBe(person.email);
  });

  test('is kept when the owner reacts to the warning with a new password', async () => {
    const [one, other] = [await app.world.person(), await app.world.person()];
    const [byReset, byProfile] = [await requestChange(one), await requestChange(other)];
    await askForReset(one.email);
    expect((await resetPassword(await tokenTo(one.email, 'password-reset'))).errors).toBeUndefined();
    expect(
      (
        await saveProfile(
          { name: 'Karla', email: other.email, currentPassword: PASSWORD, newPassword: 'en helt ny kode' },
          other.token,
        )
      ).errors,
    ).toBeUndefined();
    for (const { token } of [byReset, byProfile]) expect((await confirmEmail(token)).errorCode).toBe('BAD_USER_INPUT');
  });

  test('invalidates open reset links when it changes', async () => {
    const person = await app.world.person();
    const { token } = await requestChange(person);
    await askForReset(person.email);
    await confirmEmail(token);
    expect((await resetPassword(await tokenTo(person.email, 'password-reset'))).errorCode).toBe('BAD_USER_INPUT');
  });

  test('cannot be changed, and its link not resent or cancelled, by an impersonating admin', async () => {
    const person = await app.world.person();
    const { token } = await app.world.session(person.id, { actorId: admin.id, parentId: admin.sessionId });
    const change = await requestChange(person);
    for (const answer of [
      await saveProfile({ name: 'A', email: newEmail(), currentPassword: PASSWORD }, token),
      await resendConfirmation(token),
      await cancelEmailChange(token),
    ])
      expect(answer.errorCode).toBe('FORBIDDEN');
    expect(
      (
        await run(
          'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { message } }',
          { input: { token: change.token } },
          token,
        )
      ).errorCode,
    ).toBe('FORBIDDEN');
    expect((await accountOf(person.id)).email).toBe(person.email);
  });

  test('that an admin edits must be confirmed too, and the old address is mailed', async () => {
    const [person, email] = [await app.world.person(), newEmail()];
    const edited = await run(
      `mutation ($id: ID!, $input: AdminUserInput!) {
        updateUserAsAdmin(id: $id, input: $input) { edge { node { email pendingEmail { email } } } }
      }`,
      { id: person.id, input: { name: 'Karla', email } },
      admin.token,
    );
    expect(edited.data.updateUserAsAdmin.edge.node).toEqual({ email: person.email, pendingEmail: { email } });
    expect(await kindsTo(person.email)).toEqual(['email-change-requested']);
    await confirmEmail(await tokenTo(email, 'email-change'));
    expect(await accountOf(person.id)).toMatchObject({ email });
    expect(await kindsTo(person.email)).toEqual(['email-change-requested', 'email-changed']);
  });

  test('of an admin, and the password, cannot be changed by another form without the current password', async () => {
    const self = await app.world.person({ role: 'ADMIN', customerId: null });
    const UPDATE =
      'mutation ($id: ID!, $input: AdminUserInput!) { updateUserAsAdmin(id: $id, input: $input) { deletedId } }';
    for (const input of [
      { name: 'Selv', email: newEmail() },
      { name: 'Selv', email: self.email, password: 'en helt ny kode' },
    ]) {
      expect((await run(UPDATE, { id: self.id, input }, self.token)).errorCode).toBe('CONFLICT');
    }
    expect((await signIn(self.email)).errors).toBeUndefined();
    expect(
      (await run(UPDATE, { id: self.id, input: { name: 'Nyt Navn', email: self.email } }, self.token)).errors,
    ).toBeUndefined();
  });

  test('that awaits confirmation is visible to its user and admins only', async () => {
    const person = await app.world.person();
    const colleague = await app.world.person({ customerId: person.customerId });
    const { email } = await requestChange(person);
    const PENDING = 'query ($id: ID!) { node(id: $id) { ... on User { pendingEmail { email } } } }';
    expect((await run(PENDING, { id: person.id }, person.token)).data.node.pendingEmail).toEqual({ email });
    expect((await run(PENDING, { id: person.id }, colleague.token)).data.node.pendingEmail).toBeNull();
    const { data } = await run(
      `query ($id: ID!) { admin { customer(id: $id) { users { edges { node { id pendingEmail { email } } } } } } }`,
      { id: person.customerId },
      admin.token,
    );
    expect(data.admin.customer.users.edges.map(({ node }) => node)).toEqual(
      expect.arrayContaining([
        { id: person.id, pendingEmail: { email } },
        { id: colleague.id, pendingEmail: null },
      ]),
    );
  });

  test('can have five new addresses mailed in an hour, so that strangers are not flooded with mails', async () => {
    const person = await app.world.person();
    const codes = [];
    for (let i = 0; i < 7; i++)
      codes.push(
        (await saveProfile({ name: 'Karla', email: newEmail(), currentPassword: PASSWORD }, person.token)).errorCode,
      );
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
    expect((await resendConfirmation(person.token)).errorCode).toBe('RATE_LIMITED');
  });

  test('has confirmation secrets that are stored as hashes only', async () => {
    const person = await app.world.person();
    const { token } = await requestChange(person);
    const [row] = await app.db.sql('select * from email_confirmation where person_id = $1', [person.personId]);
    expect(token.length).toBeGreaterThan(40);
    expect(JSON.stringify(row)).not.toContain(token);
  });
});
