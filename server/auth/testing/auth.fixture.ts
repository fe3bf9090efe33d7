import { newId } from '../../db/ids.ts';
import type { FactoryContext, Fixture } from '../../testing/Fixture.ts';
import type { TestRows } from '../../testing/TestRows.ts';

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
      `insert into session (id, user_id, actor_id, parent_id, created_at, expires_at)
       values ($1, $2, $3, $4, now(), $5)`,
      [sessionId, userId, actorId, parentId, expiresAt],
    );
    return { sessionId, token: tokens.sign({ id: sessionId, userId, expiresAt }) };
  },
});

export const fixture: Fixture = {
  factories: authRows,
  mutations: {
    login: { skip: 'has no company' },
    logout: { skip: 'has no company' },
    forgotPassword: { skip: 'has no company' },
    resetPassword: { skip: 'has no company' },
    confirmEmail: { skip: 'has no company' },
    resendEmailConfirmation: {
      // Only an unconfirmed address can get another link.
      prepare: ({ app, customerId }) =>
        app.db.sql('update user_account set email_confirmed_at = null where customer_id = $1', [customerId]),
    },
    cancelEmailChange: {},
  },
};

declare module '../../testing/World.ts' {
  interface World extends ReturnType<typeof authRows> {}
}
