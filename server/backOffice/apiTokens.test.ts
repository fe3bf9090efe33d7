import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { runAs } from '../testing/runAs.ts';
import type { Person } from '../testing/World.ts';

let app: TestApp;
let admin: Person;
let customerId: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => void (customerId = await app.world.company()));
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));

describe('an API token', () => {
  const issue = (input: object = {}) =>
    run(
      `mutation ($id: ID!, $name: String!, $scope: ApiTokenScope!) {
        issueApiToken(customerId: $id, name: $name, scope: $scope) {
          token change { edge { node { id name lastFour scope revokedAt } } }
        }
      }`,
      {
        id: customerId,
        name: 'Lagersystem',
        scope: 'READ',
        ...input,
      },
    );
  const list = async () =>
    (
      await run(
        `query ($id: ID!) {
          admin {
            apiTokens(customerId: $id) {
              edges { node { id name lastFour scope issuedBy lastUsedAt revokedAt } }
            }
          }
        }`,
        { id: customerId },
      )
    ).data.admin.apiTokens.edges;

  test('is shown once, gives access to its company alone, and records its last use', async () => {
    const { data } = await issue();
    const { token, change } = data.issueApiToken;
    expect(token.endsWith(change.edge.node.lastFour)).toBe(true);
    expect((await run('{ viewer { customer { id } } }', {}, token)).data.viewer.customer.id).toBe(customerId);
    const { node } = (await list())[0]!;
    expect(node).toMatchObject({ name: 'Lagersystem', scope: 'READ', lastUsedAt: expect.any(String), revokedAt: null });
    expect(
      JSON.stringify(await app.db.sql('select * from api_token where customer_id = $1', [customerId])),
    ).not.toContain(token);
  });

  test('is invalid once it is revoked, and cannot be issued without a name', async () => {
    const { token, change } = (await issue()).data.issueApiToken;
    expect(
      (
        await run('mutation ($id: ID!) { revokeApiToken(id: $id) { edge { node { revokedAt } } } }', {
          id: change.edge.node.id,
        })
      ).data.revokeApiToken.edge.node.revokedAt,
    ).not.toBeNull();
    expect((await run('{ viewer { customer { id } } }', {}, token)).errors![0]!.message).toBe('Invalid token');
    expect((await issue({ name: ' ' })).fieldErrors).toEqual({ name: 'Giv nøglen et navn' });
  });
});
