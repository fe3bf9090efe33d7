import { newId } from '../../../../platform/db/ids.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { TestRows } from '../../../../testing/TestRows.ts';
import { personIdOf } from '../../users/Person.ts';

const identityRows = (rows: TestRows) => ({
  /** Connects an account of a provider with a user. Returns its id. */
  async identity(
    userId: string,
    { provider = 'microsoft', issuer = 'https://login.example', subject = newId('sub') } = {},
  ) {
    const id = newId('idn');
    await rows.sql(
      `insert into sign_in_identity (id, person_id, provider, issuer, subject, created_at)
       values ($1, $2, $3, $4, $5, now())`,
      [id, personIdOf(userId), provider, issuer, subject],
    );
    return id;
  },
});

export const fixture: Fixture = {
  factories: identityRows,
  mutations: {
    startProviderSignIn: { callers: 'anybody', skip: 'has no company' },
    completeProviderSignIn: { callers: 'anybody', skip: 'has no company' },
    connectIdentity: { callers: 'personNotImpersonated', skip: 'has no company' },
    removeIdentity: { callers: 'personNotImpersonated', skip: 'has no company' },
  },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof identityRows> {}
}
