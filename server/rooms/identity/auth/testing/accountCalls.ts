import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../../testing/createTestApp.ts';
import { newAddress } from '../../../../testing/newAddress.ts';
import type { Run } from '../../../../testing/runAs.ts';
import { PASSWORD, type Person } from '../../../../testing/World.ts';
import { registrationInput } from '../../../sales/registration/testing/registrationInput.ts';
import { sendPasswordReset } from '../auth.jobs.ts';
import { signIn as signInTo } from './signIn.ts';

let emailCount = 0;
export const newEmail = () => `adresse${++emailCount}@firma.example`;

interface RegisteredAccount {
  id: string;
  customerId: string;
  token: string;
  /** The token of the link in the welcome mail, which confirms the address. */
  link: string;
  email: string;
}

interface StoredMail {
  kind: string;
  recipient: string;
  subject: string;
  text: string;
}

/** The token of the link in a mail. */
export const tokenIn = (text = '') => /\?token=(\S+)/.exec(text)?.[1] ?? '';

/**
 * Calls about accounts and their e-mail addresses, each from a network of its own. Run the app without jobs, so that
 * mails stay in the table that `mailsTo` reads. The app is read at each call, so that `beforeAll` can set it later.
 */
export function accountCalls(app: () => TestApp) {
  const run: Run = (document, variables = {}, token) =>
    app().graphql(document, { variables, ...(token && { token }), address: newAddress() });

  const mailsTo = (email: string) =>
    app().db.sql<StoredMail>('select kind, recipient, subject, text from mail where recipient = $1 order by id', [
      email,
    ]);
  const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);
  /** The token in the link of the newest mail of a kind. */
  const tokenTo = async (email: string, kind: string) =>
    tokenIn((await mailsTo(email)).findLast((mail) => mail.kind === kind)?.text);

  const saveProfile = (input: object, token: string) =>
    run(
      'mutation ($input: ProfileInput!) { updateProfile(input: $input) { name email pendingEmail { email } } }',
      { input },
      token,
    );
  const confirmEmail = (token: string) =>
    run('mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { message } }', { input: { token } });
  const previewConfirmation = async (token: string) =>
    (
      await run('query ($token: String!) { emailConfirmation(token: $token) { email name companyName isChange } }', {
        token,
      })
    ).data.emailConfirmation;
  const signIn = (email: string, password?: string) => signInTo(app(), email, password);
  const isSignedIn = async (token: string) => !(await run('{ viewer { user { id } } }', {}, token)).errors;
  const resendConfirmation = (token: string) => run('mutation { resendEmailConfirmation { email } }', {}, token);
  const cancelEmailChange = (token: string) =>
    run('mutation { cancelEmailChange { pendingEmail { email } } }', {}, token);
  const accountOf = async (id: string) =>
    (
      await app().db.sql<{ email: string; confirmed: boolean; active: boolean; password_hash: string }>(
        `select u.email, u.email_confirmed_at is not null as confirmed, u.deactivated_at is null as active,
         p.password_hash
       from user_account u join person p on p.id = u.person_id where u.id = $1`,
        [id],
      )
    )[0]!;
  const askForReset = async (email: string) =>
    sendPasswordReset(app().portal.services, { id: randomUUID(), data: { email } });
  const resetPassword = (token: string, password = 'valgt på ny') =>
    run('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }', {
      input: { token, password },
    });
  const invite = (email: string, token: string) =>
    run(
      'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { edge { node { id } } } }',
      { input: { name: 'Inviteret', email } },
      token,
    );
  const acceptInvitation = (token: string) =>
    run('mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { token user { id } } }', {
      input: { token, password: 'min egen kode' },
    });
  const createUser = (email: string, token: string) =>
    run(
      'mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { node { id } } } }',
      { input: { name: 'Ny', email, password: 'otte tegn' } },
      token,
    );

  /** Requests another address and returns it with the token of the link that confirms it. */
  const requestChange = async (person: Person, email = newEmail()) => {
    const { errors } = await saveProfile({ name: 'Karla', email, currentPassword: PASSWORD }, person.token);
    if (errors) throw new Error(errors[0]!.message);
    return { email, token: await tokenTo(email, 'email-change') };
  };
  const register = (input: object) =>
    run('mutation ($input: RegisterInput!) { register(input: $input) { token user { id } customer { id } } }', {
      input,
    });

  /** Registers a company with an unconfirmed account. */
  const createRegistered = async (email = newEmail()): Promise<RegisteredAccount> => {
    const { data } = await register(registrationInput(email));
    const { token, user, customer } = data.register;
    return { id: user.id, customerId: customer.id, token: token!, link: await tokenTo(email, 'welcome'), email };
  };
  return {
    run,
    mailsTo,
    kindsTo,
    tokenTo,
    saveProfile,
    confirmEmail,
    previewConfirmation,
    signIn,
    isSignedIn,
    resendConfirmation,
    cancelEmailChange,
    accountOf,
    askForReset,
    resetPassword,
    invite,
    acceptInvitation,
    createUser,
    requestChange,
    register,
    createRegistered,
  };
}
