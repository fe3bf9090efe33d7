import { hashSecret, newApiToken } from '../../../../platform/access/tokens.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { FactoryContext, Fixture } from '../../../../testing/Fixture.ts';
import type { TestRows } from '../../../../testing/TestRows.ts';

const partnerApiRows = (rows: TestRows, { world }: FactoryContext) => ({
  async apiToken(
    customerId: string,
    scope: 'READ' | 'READ_WRITE' = 'READ',
    program: string | null = null,
  ): Promise<{ id: string; token: string }> {
    const issuer = await world.person({ customerId: null, role: 'ADMIN' });
    const id = newId('key');
    const token = newApiToken('demo');
    await rows.sql(
      `insert into api_token (id, customer_id, name, token_hash, last_four, scope, issued_by_id, created_at, program)
       values ($1, $2, 'Partner', $3, $4, $5, $6, now(), $7)`,
      [id, customerId, hashSecret(token), token.slice(-4), scope, issuer.id, program],
    );
    return { id, token };
  },
});

export const fixture: Fixture = {
  factories: partnerApiRows,
  examples: {
    ApiToken: async ({ app, customerId }) => (await app.world.apiToken(customerId)).id,
  },
  mutations: {
    issueApiToken: { callers: 'admin' },
    rotateApiToken: { callers: 'admin', id: 'ApiToken' },
    revokeApiToken: { callers: 'admin', id: 'ApiToken' },
    issueOwnApiToken: { callers: 'administratorNotImpersonated' },
    rotateOwnApiToken: { callers: 'administratorNotImpersonated', id: 'ApiToken' },
    revokeOwnApiToken: { callers: 'administratorNotImpersonated', id: 'ApiToken' },
  },
  values: { program: null },
  topics: { 'api-token.changed': 'ApiToken' },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof partnerApiRows> {}
}
