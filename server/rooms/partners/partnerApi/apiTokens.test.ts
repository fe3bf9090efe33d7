import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { hashSecret } from '../../../platform/access/tokens.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';
import { remindOfExpiry } from './apiToken.jobs.ts';

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
      `mutation ($id: ID!, $name: String!, $scope: ApiTokenScope!, $days: Int! = 90) {
        issueApiToken(customerId: $id, name: $name, scope: $scope, expiresInDays: $days) {
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

  test('has a prefix and a checksum by which scanners recognize it, and a mistyped one is refused', async () => {
    const { token } = (await issue()).data.issueApiToken;
    expect(token).toMatch(/^portal_test_[\w-]{43}[0-9a-z]{6}$/);
    const asToken = (text: string) => run('{ viewer { customer { id } } }', {}, text);
    expect((await asToken(token)).errors).toBeUndefined();
    const mistyped = token.slice(0, 20) + (token[20] === 'A' ? 'B' : 'A') + token.slice(21);
    for (const wrong of [mistyped, token.slice(0, -1), `${token}0`, 'portal_test_', 'portal_live_x'])
      expect((await asToken(wrong)).errors![0]!.message).toBe('Invalid token');
  });

  test('issued before tokens had a checksum and an expiry still works', async () => {
    const { id, token } = await app.world.apiToken(customerId);
    await app.db.sql('update api_token set token_hash = $1 where id = $2', [hashSecret('portal_gammel'), id]);
    expect((await run('{ viewer { customer { id } } }', {}, 'portal_gammel')).errors).toBeUndefined();
    expect((await run('{ viewer { customer { id } } }', {}, token)).errorCode).toBe('UNAUTHENTICATED');
  });

  test('expires after ninety days unless another time is chosen, and is refused from then on', async () => {
    const days = async (input: object = {}) => {
      const { change } = (await issue(input)).data.issueApiToken;
      const [row] = (await app.db.sql(
        `select round(extract(epoch from expires_at - created_at) / 86400)::int as days from api_token where id = $1`,
        [change.edge.node.id],
      )) as [{ days: number }];
      return row.days;
    };
    expect(await days()).toBe(90);
    expect(await days({ days: 365 })).toBe(365);
    expect((await issue({ days: 366 })).fieldErrors).toEqual({ expiresInDays: 'Højst 365 dage' });
    expect((await issue({ days: 0 })).fieldErrors).toEqual({ expiresInDays: 'Mindst 1 dag' });
    const { token, change } = (await issue()).data.issueApiToken;
    const { id } = change.edge.node;
    expect(
      (await run('{ viewer { token { id name scope expiresAt } customer { id } } }', {}, token)).data.viewer,
    ).toEqual({
      token: { id, name: 'Lagersystem', scope: 'READ', expiresAt: expect.any(String) },
      customer: { id: customerId },
    });
    const warnings: string[] = [];
    const keepWarning = ({ name }: Error) => void warnings.push(name);
    process.on('warning', keepWarning);
    const socket = await openSocket(app, token);
    await app.db.sql(`update api_token set expires_at = now() + interval '1 second' where id = $1`, [id]);
    const late = await openSocket(app, token);
    expect(await late.closed()).toMatchObject({ code: 4401 });
    expect((await run('{ viewer { customer { id } } }', {}, token)).errors![0]!.message).toBe('Token expired');
    expect((await app.rest('GET', '/api/departments', { token })).status).toBe(401);
    await socket.close();
    process.off('warning', keepWarning);
    expect(warnings).toEqual([]);
    const me = await app.rest('GET', '/api/auth/me', { token: (await issue()).data.issueApiToken.token });
    expect(me.body).toMatchObject({ data: { token: { name: 'Lagersystem' }, customer: { id: customerId } } });
  });

  test('is mailed about once, two weeks before it expires', async () => {
    const { change } = (await issue({ name: 'Udløber snart' })).data.issueApiToken;
    const remind = () => remindOfExpiry(app.portal.services, { id: '', data: {} });
    const mails = () =>
      app.db.sql(`select kind from mail where recipient = $1 and text like '%Udløber snart%'`, [admin.email]);
    await remind();
    expect(await mails()).toEqual([]);
    await app.db.sql(`update api_token set expires_at = now() + interval '13 days' where id = $1`, [
      change.edge.node.id,
    ]);
    await remind();
    await remind();
    expect(await mails()).toEqual([{ kind: 'api-token-expiring' }]);
  });
});
