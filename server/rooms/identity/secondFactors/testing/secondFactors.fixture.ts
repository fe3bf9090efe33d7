import { newId } from '../../../../platform/db/ids.ts';
import type { FactoryContext, Fixture } from '../../../../testing/Fixture.ts';
import type { TestRows } from '../../../../testing/TestRows.ts';
import { PASSWORD } from '../../../../testing/World.ts';
import { personIdOf } from '../../users/Person.ts';
import { authenticatorBinding } from '../AuthenticatorApp.ts';
import { codeAt, newTotpSecret } from '../totp.ts';

const secondFactorRows = (rows: TestRows, { secrets }: FactoryContext) => ({
  /** Gives a user a confirmed authenticator app. Returns its secret. */
  async authenticatorApp(userId: string): Promise<string> {
    const secret = newTotpSecret();
    await rows.sql(
      `insert into authenticator_app (person_id, secret, created_at, confirmed_at) values ($1, $2, now(), now())`,
      [personIdOf(userId), secrets.seal(secret, authenticatorBinding(personIdOf(userId)))],
    );
    return secret;
  },

  /** Gives a user a passkey that no authenticator has. Returns its id. */
  async passkey(userId: string, name = 'Telefon'): Promise<string> {
    const id = newId('pkey');
    await rows.sql(
      `insert into passkey (id, person_id, credential_id, public_key, counter, transports, name, created_at)
       values ($1, $2, $1, '', 0, '', $3, now())`,
      [id, personIdOf(userId), name],
    );
    return id;
  },
});

export const fixture: Fixture = {
  factories: secondFactorRows,
  examples: { Person: async ({ person }) => person.personId },
  tablesWithoutPeople: ['used_challenge'],
  mutations: {
    completeSignIn: { callers: 'anybody', skip: 'has no company', edit: 'has another rule' },
    createSignInChallenge: { callers: 'anybody', skip: 'has no company' },
    signInWithPasskey: { callers: 'anybody', skip: 'has no company' },
    createIdentityChallenge: { callers: 'personNotImpersonated', skip: 'has no company' },
    confirmIdentity: { callers: 'personNotImpersonated', skip: 'has no company' },
    setUpAuthenticatorApp: { callers: 'personNotImpersonated', skip: 'has no company' },
    confirmAuthenticatorApp: { callers: 'personNotImpersonated', skip: 'has no company' },
    removeAuthenticatorApp: { callers: 'personNotImpersonated', skip: 'has no company' },
    setUpPasskey: { callers: 'personNotImpersonated', skip: 'has no company' },
    addPasskey: { callers: 'personNotImpersonated', skip: 'has no company' },
    renamePasskey: { callers: 'personNotImpersonated', skip: 'has no company' },
    removePasskey: { callers: 'personNotImpersonated', skip: 'has no company' },
    renewRecoveryCodes: { callers: 'personNotImpersonated', skip: 'has no company' },
    endSession: { callers: 'personNotImpersonated', skip: 'has no company' },
    endOtherSessions: { callers: 'personNotImpersonated', skip: 'has no company' },
    updateSecurityRules: {
      callers: 'administratorNotImpersonated',
      edit: { table: 'customer', row: ({ customerId }) => customerId, refused: 'requiresSecondFactor' },
    },
    resetSecondFactors: { callers: 'admin', id: 'User' },
  },
  values: { code: '000000', response: {}, passkey: null },
  topics: { 'security.changed': { type: 'Person', hasNoCompany: true } },
  rest: {
    'POST /api/auth/login/complete': {
      skip: 'has no company',
      access: 'public',
      answer: 'token user.id user.customer.id',
      body: async ({ app, customerId }) => {
        const { id, email } = await app.world.person({ customerId });
        const secret = await app.world.authenticatorApp(id);
        const { body } = await app.rest('POST', '/api/auth/login', { body: { email, password: PASSWORD } });
        return { token: (body.data as { secondFactor: { token: string } }).secondFactor.token, code: codeAt(secret) };
      },
    },
  },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof secondFactorRows> {}
}
