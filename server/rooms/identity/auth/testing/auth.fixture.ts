import { hashSecret, newSecret } from '../../../../platform/access/tokens.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { FactoryContext, Fixture } from '../../../../testing/Fixture.ts';
import { newEmail } from '../../../../testing/newNames.ts';
import type { TestRows } from '../../../../testing/TestRows.ts';
import { PASSWORD } from '../../../../testing/World.ts';

const authRows = (rows: TestRows, { tokens }: FactoryContext) => ({
  async session(
    userId: string,
    {
      expiresAt = new Date(Date.now() + 3600_000),
      actorId = null as string | null,
      parentId = null as string | null,
    } = {},
  ): Promise<{ sessionId: string; token: string }> {
    const sessionId = newId('sess');
    await rows.sql(
      `insert into session (id, user_id, person_id, actor_id, parent_id, created_at, expires_at)
       select $1, id, person_id, $3, $4, now(), $5 from user_account where id = $2`,
      [sessionId, userId, actorId, parentId, expiresAt],
    );
    return { sessionId, token: tokens.sign({ id: sessionId, userId, expiresAt }) };
  },

  /** Creates a valid link to set a new password. Returns the secret in the link. */
  async passwordReset(userId: string): Promise<string> {
    const token = newSecret();
    await rows.sql(
      `insert into password_reset (id, person_id, token_hash, created_at, expires_at)
       select $1, person_id, $3, now(), now() + interval '1 hour' from user_account where id = $2`,
      [newId('pwr'), userId, hashSecret(token)],
    );
    return token;
  },
});

export const fixture: Fixture = {
  factories: authRows,
  mutations: {
    login: { callers: 'anybody', skip: 'has no company' },
    logout: { callers: 'person', skip: 'has no company' },
    forgotPassword: { callers: 'anybody', skip: 'has no company' },
    resetPassword: { callers: 'anybody', skip: 'has no company' },
    confirmEmail: { callers: 'anybody', skip: 'has no company' },
    resendEmailConfirmation: {
      callers: 'person',
      // Only an unconfirmed address can get another link.
      prepare: ({ app, customerId }) =>
        app.db.sql(
          `update person set email_confirmed_at = null
           where id in (select person_id from user_account where customer_id = $1)`,
          [customerId],
        ),
    },
    cancelEmailChange: { callers: 'person' },
  },
  rest: {
    'POST /api/auth/login': {
      skip: 'has no company',
      access: 'public',
      answer: 'token user.id user.customer.id',
      body: async ({ app, customerId }) => {
        const { email } = await app.world.person({ customerId });
        return { email, password: PASSWORD };
      },
    },
    'POST /api/auth/logout': { skip: 'has no company', access: 'user', answer: 'message', needsNoCompany: true },
    'POST /api/auth/forgot-password': {
      skip: 'has no company',
      access: 'public',
      answer: 'message',
      body: () => ({ email: newEmail() }),
    },
    'POST /api/auth/reset-password': {
      skip: 'has no company',
      access: 'public',
      answer: 'message',
      body: async ({ app, person }) => ({
        token: await app.world.passwordReset(person.id),
        password: 'en-ny-adgangskode',
      }),
    },
  },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof authRows> {}
}
