import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hashPassword } from '../../rooms/identity/auth/passwords.service.ts';
import { accountCalls, newEmail, tokenIn } from '../../rooms/identity/auth/testing/accountCalls.ts';
import { personIdOf } from '../../rooms/identity/users/Person.ts';
import { registrationInput } from '../../rooms/sales/registration/testing/registrationInput.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { openSocket } from '../../testing/socket.ts';
import { PASSWORD, type Person } from '../../testing/World.ts';

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
  tokenTo,
  saveProfile,
  confirmEmail,
  signIn,
  isSignedIn,
  accountOf,
  askForReset,
  resetPassword,
  invite,
  acceptInvitation,
  createUser,
  requestChange,
  register,
  createRegistered,
} = accountCalls(() => app);

describe('an unconfirmed account does not block its address for the real owner', () => {
  /** An unconfirmed account that claims the address, with every kind of credential that it can have. */
  async function createClaim(email: string) {
    const account = await createRegistered(email);
    await askForReset(email);
    const apiToken = await app.world.apiToken(account.customerId, 'READ_WRITE');
    const impersonation = await app.world.session(account.id, { actorId: admin.id, parentId: admin.sessionId });
    return { ...account, apiToken, impersonation, resetLink: await tokenTo(email, 'password-reset') };
  }

  async function expectClosed(claim: Awaited<ReturnType<typeof createClaim>>): Promise<void> {
    for (const token of [claim.token, claim.impersonation.token, claim.apiToken.token])
      expect(await isSignedIn(token)).toBe(false);
    expect((await confirmEmail(claim.link)).errorCode).toBe('BAD_USER_INPUT');
    expect((await resetPassword(claim.resetLink)).errorCode).toBe('BAD_USER_INPUT');
    expect(await accountOf(claim.id)).toMatchObject({ active: false, password_hash: '' });
    expect(await app.db.sql('select 1 from session where user_id = $1 and ended_at is null', [claim.id])).toEqual([]);
  }

  test('who is invited: the account loses address and credentials, and the owner never sees its company', async () => {
    const [inviter, email] = [await app.world.person(), newEmail()];
    const claim = await createClaim(email);
    const socket = await openSocket(app, claim.token);
    expect((await invite(email, inviter.token)).errors).toBeUndefined();
    const { data } = await acceptInvitation(await tokenTo(email, 'invitation'));
    await expectClosed(claim);
    expect((await socket.closed()).code).toBe(4401);
    const mine = await run('{ viewer { user { id } customer { id } } }', {}, data.acceptInvitation.token);
    expect(mine.data.viewer).toEqual({
      user: { id: data.acceptInvitation.user.id },
      customer: { id: inviter.customerId },
    });
    expect((await signIn(email)).errors).toBeDefined();
    expect((await signIn(email, 'min egen kode')).data.login.user.id).toBe(data.acceptInvitation.user.id);
  });

  test('who registers and confirms', async () => {
    const email = newEmail();
    const claim = await createClaim(email);
    const owner = await createRegistered(email);
    expect(owner.id).not.toBe(claim.id);
    // A registration alone proves nothing and changes no other account.
    expect(await isSignedIn(claim.token)).toBe(true);
    expect((await confirmEmail(owner.link)).errors).toBeUndefined();
    await expectClosed(claim);
    expect(await isSignedIn(owner.token)).toBe(true);
    const { data } = await run('{ viewer { customer { id } } }', {}, owner.token);
    expect(data.viewer.customer.id).toBe(owner.customerId);
  });

  test('who changes to the address and confirms', async () => {
    const [owner, email] = [await app.world.person(), newEmail()];
    const claim = await createClaim(email);
    const { token } = await requestChange(owner, email);
    expect((await confirmEmail(token)).errors).toBeUndefined();
    await expectClosed(claim);
    expect(await accountOf(owner.id)).toMatchObject({ email, confirmed: true });
  });

  test('who resets the password of one of several accounts, each with a mail that names its company', async () => {
    const email = newEmail();
    const claim = await createClaim(email);
    const owner = await createRegistered(email);
    await app.db.sql('delete from mail where recipient = $1', [email]);
    await askForReset(email);
    const mails = (await mailsTo(email)).filter(({ kind }) => kind === 'password-reset');
    const names = await app.db.sql<{ id: string; name: string }>(
      'select id, name from customer where id = any($1) order by id',
      [[claim.customerId, owner.customerId]],
    );
    expect(mails).toHaveLength(2);
    const ownMail = mails.find(({ text }) => text.includes(names.find(({ id }) => id === owner.customerId)!.name))!;
    expect((await resetPassword(tokenIn(ownMail.text), 'ejerens nye kode')).errors).toBeUndefined();
    await expectClosed(claim);
    expect((await signIn(email, 'ejerens nye kode')).data.login.user.id).toBe(owner.id);
  });

  test('who is invited to the company in which a colleague created an account with the address', async () => {
    const [inviter, email] = [await app.world.person(), newEmail()];
    await createUser(email, inviter.token);
    expect((await createUser(email, inviter.token)).fieldErrors).toEqual({
      email: 'Der er allerede en bruger med den e-mail',
    });
    expect((await invite(email, inviter.token)).errors).toBeUndefined();
    const { data } = await acceptInvitation(await tokenTo(email, 'invitation'));
    const users = await app.db.sql(
      'select id from user_account where customer_id = $1 and lower(email) = $2 and deactivated_at is null',
      [inviter.customerId, email],
    );
    expect(users).toEqual([{ id: data.acceptInvitation.user.id }]);
  });

  test('who registers for an event and takes over the registration of the closed account', async () => {
    const [event, email] = [await app.world.event(), newEmail()];
    const claim = await createClaim(email);
    const registrationId = await app.world.eventRegistration(event, {
      person: { ...(await app.world.person()), id: claim.id, email, customerId: claim.customerId },
      email,
    });
    const owner = await createRegistered(email);
    await confirmEmail(owner.link);
    const { data } = await run(
      `mutation ($eventId: ID!, $input: EventRegistrationInput!) {
        registerForEvent(eventId: $eventId, input: $input) { viewerRegistration { id name } }
      }`,
      { eventId: event, input: { name: 'Rette ejer', email } },
      owner.token,
    );
    expect(data.registerForEvent.viewerRegistration).toEqual({ id: registrationId, name: 'Rette ejer' });
  });

  test('and a company with other users keeps its API tokens', async () => {
    const email = newEmail();
    const claim = await createClaim(email);
    await app.world.person({ customerId: claim.customerId });
    await confirmEmail((await createRegistered(email)).link);
    expect(await isSignedIn(claim.apiToken.token)).toBe(true);
  });

  test('and one of several concurrent confirmations wins, without a server error', async () => {
    for (let round = 0; round < 4; round++) {
      const email = newEmail();
      const accounts = [await createRegistered(email), await createRegistered(email), await createRegistered(email)];
      await askForReset(email);
      const resets = (await mailsTo(email))
        .filter(({ kind }) => kind === 'password-reset')
        .map(({ text }) => tokenIn(text));
      const [inviter] = [await app.world.person()];
      await invite(email, inviter.token);
      const invitation = await tokenTo(email, 'invitation');
      const answers = await Promise.all([
        ...accounts.map(({ link }) => confirmEmail(link)),
        ...resets.map((token) => resetPassword(token)),
        acceptInvitation(invitation),
      ]);
      for (const answer of answers) expect([undefined, 'BAD_USER_INPUT', 'CONFLICT']).toContain(answer.errorCode);
      expect(answers.some(({ errors }) => !errors)).toBe(true);
      const active = await app.db.sql('select 1 from user_account where lower(email) = $1 and deactivated_at is null', [
        email,
      ]);
      expect(active).toHaveLength(1);
    }
  });

  test('but a confirmed account keeps its address', async () => {
    const owner = await app.world.person();
    const other = await app.world.person();
    const email = owner.email.toUpperCase();
    expect((await register(registrationInput(email))).errors).toBeUndefined();
    expect((await createUser(email, other.token)).errors).toBeUndefined();
    expect((await saveProfile({ name: 'A', email, currentPassword: PASSWORD }, other.token)).fieldErrors).toEqual({
      email: 'E-mailen kan ikke bruges. Prøv med en anden.',
    });
    const update = await run(
      'mutation ($id: ID!, $input: AdminUserInput!) { updateUserAsAdmin(id: $id, input: $input) { deletedId } }',
      { id: other.id, input: { name: 'A', email } },
      admin.token,
    );
    expect(update.fieldErrors).toEqual({ email: 'Der er allerede en bruger med den e-mail' });
    expect(await isSignedIn(owner.token)).toBe(true);
  });

  test('but a confirmed colleague keeps an address with a pending invitation or change', async () => {
    const [inviter, changing, email] = [await app.world.person(), newEmail(), newEmail()];
    await invite(email, inviter.token);
    const { token } = await requestChange(inviter, changing);
    for (const taken of [email, changing]) {
      await createUser(taken, inviter.token);
      await confirmEmail(await tokenTo(taken, 'user-created'));
    }
    expect((await acceptInvitation(await tokenTo(email, 'invitation'))).errorCode).toBe('CONFLICT');
    expect((await confirmEmail(token)).errorCode).toBe('CONFLICT');
  });

  test('and a pending change ends when another account confirms the address', async () => {
    const [person, email] = [await app.world.person(), newEmail()];
    const { token } = await requestChange(person, email);
    await confirmEmail((await createRegistered(email)).link);
    expect((await confirmEmail(token)).errorCode).toBe('CONFLICT');
    expect((await accountOf(person.id)).email).toBe(person.email);
  });
});

describe('sign-in with an address of several accounts', () => {
  test('opens the account with the given password among the three oldest', async () => {
    const email = newEmail();
    const accounts = [];
    for (let i = 0; i < 4; i++) {
      const account = await createRegistered(email);
      await app.db.sql('update person set password_hash = $2 where id = $1', [
        personIdOf(account.id),
        await hashPassword(`kode nummer ${i}`),
      ]);
      accounts.push(account);
    }
    for (let i = 0; i < 3; i++)
      expect((await signIn(email, `kode nummer ${i}`)).data.login.user.id).toBe(accounts[i]!.id);
    expect((await signIn(email, 'kode nummer 3')).errorCode).toBe('INVALID_CREDENTIALS');
    // The fourth account can still be opened by the link in its own mail.
    await confirmEmail(accounts[3]!.link);
    expect((await signIn(email, 'kode nummer 3')).data.login.user.id).toBe(accounts[3]!.id);
  });

  test('returns the same account for a repeated registration', async () => {
    const email = newEmail();
    const first = await createRegistered(email);
    const again = registrationInput(email);
    const [one, two] = [await register(again), await register(again)];
    expect(two.data.register.customer.id).toBe(one.data.register.customer.id);
    expect(one.data.register.customer.id).not.toBe(first.customerId);
  });
});
