import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SEES_EVERYTHING } from '../../../platform/db/testing/asCustomer.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const ISSUE = `mutation ($input: IssueApiTokenInput!) {
  issueOwnApiToken(input: $input) { token change { edge { node { id name scope expiresAt allowedAddresses } } } }
}` as const;
const ROTATE = `mutation ($id: ID!, $overlapDays: Int!) {
  rotateOwnApiToken(id: $id, overlapDays: $overlapDays) { token change { edge { node { id scope allowedAddresses } } } }
}` as const;
const REVOKE = 'mutation ($id: ID!) { revokeOwnApiToken(id: $id) { edge { node { revokedAt } } } }' as const;
const LIST = `{ viewer { customer { apiTokens(first: 10) { edges { node {
  id name lastFour issuedBy expiresAt revokedAt } } } } } }` as const;

const run = <const Document extends string>(document: Document, { token }: { token: string }, variables: object = {}) =>
  app.graphql(document, { token, variables });
const issue = (person: { token: string }, input: object = {}) =>
  run(ISSUE, person, { input: { name: 'Webshop', scope: 'READ', ...input } });
const isServed = async (token: string, address?: string) =>
  (await app.graphql('{ viewer { customer { id } } }', { token, ...(address && { address }) })).errorCode ?? 'served';

async function issued(person: Person, input: object = {}) {
  const { token, change } = (await issue(person, input)).data.issueOwnApiToken;
  return { token, id: change.edge!.node.id };
}

describe('the API tokens of a company', () => {
  test('are issued, listed and revoked by its administrators', async () => {
    const person = await app.world.person();
    const { data } = await issue(person, { allowedAddresses: ['203.0.113.0/24'] });
    const { token, change } = data.issueOwnApiToken;
    expect(token).toMatch(/^portal_test_/);
    expect(change.edge!.node).toMatchObject({ name: 'Webshop', scope: 'READ', allowedAddresses: ['203.0.113.0/24'] });
    expect(Date.parse(change.edge!.node.expiresAt!) - Date.now()).toBeGreaterThan(89 * 24 * 3_600_000);
    expect(await isServed(token, '203.0.113.5')).toBe('served');
    const colleague = await app.world.person({ customerId: person.customerId });
    const { edges } = (await run(LIST, colleague)).data.viewer.customer!.apiTokens!;
    expect(edges.map(({ node }) => node.lastFour)).toEqual([token.slice(-4)]);
    expect((await run(REVOKE, colleague, edges[0]!.node)).errors).toBeUndefined();
    expect(await isServed(token, '203.0.113.5')).toBe('UNAUTHENTICATED');
  });

  test('are closed to other roles, other companies, tokens and impersonating admins', async () => {
    const person = await app.world.person();
    const { id, token } = await issued(person, { scope: 'READ_WRITE' });
    for (const companyRole of ['BUYER', 'MEMBER'] as const) {
      const colleague = await app.world.person({ customerId: person.customerId, companyRole });
      expect((await issue(colleague)).errorCode).toBe('FORBIDDEN');
      expect((await run(REVOKE, colleague, { id })).errorCode).toBe('FORBIDDEN');
      const { data, errors } = await run(LIST, colleague);
      expect({ tokens: data.viewer.customer!.apiTokens, errors }).toEqual({ tokens: null, errors: undefined });
    }
    expect((await issue({ token })).errorCode).toBe('FORBIDDEN');
    expect((await run(LIST, { token })).data.viewer.customer!.apiTokens).toBeNull();
    const stranger = await app.world.person();
    expect((await run(REVOKE, stranger, { id })).errorCode).toBe('NOT_FOUND');
    expect((await run(ROTATE, stranger, { id, overlapDays: 0 })).errorCode).toBe('NOT_FOUND');
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const acting = await app.world.session(person.id, { actorId: admin.id, parentId: admin.sessionId });
    expect((await issue(acting)).errorCode).toBe('FORBIDDEN');
    expect(await isServed(token)).toBe('served');
  });

  test('need a fresh proof and a confirmed address', async () => {
    const person = await app.world.person();
    const { id } = await issued(person);
    await app.db.sql(`update session set proved_at = now() - interval '1 hour' where user_id = $1`, [person.id]);
    expect((await issue(person)).errorCode).toBe('REAUTHENTICATION_REQUIRED');
    expect((await run(ROTATE, person, { id, overlapDays: 0 })).errorCode).toBe('REAUTHENTICATION_REQUIRED');
    expect((await run(REVOKE, person, { id })).errors).toBeUndefined();
    const unconfirmed = await app.world.person();
    await app.db.sql('update person set email_confirmed_at = null where id = $1', [unconfirmed.personId]);
    expect((await issue(unconfirmed)).errorCode).toBe('FORBIDDEN');
  });

  test('name the reseller as the issuer when an admin issued them', async () => {
    const person = await app.world.person();
    await app.world.apiToken(person.customerId!);
    const { edges } = (await run(LIST, person)).data.viewer.customer!.apiTokens!;
    expect(edges[0]!.node.issuedBy).toBe(app.config.legal.companyName);
  });

  test('work from the listed addresses alone', async () => {
    const { token } = await issued(await app.world.person(), { allowedAddresses: ['203.0.113.7', '2001:db8::/32'] });
    expect(await isServed(token, '203.0.113.7')).toBe('served');
    expect(await isServed(token, '2001:db8::9')).toBe('served');
    const { errors } = await app.graphql('{ viewer { customer { id } } }', { token, address: '203.0.113.8' });
    expect(errors![0]).toMatchObject({
      message: 'API-nøglen må ikke bruges fra denne netværksadresse',
      extensions: { code: 'FORBIDDEN' },
    });
  });

  test.each([
    [{ allowedAddresses: ['firma.dk'] }, 'allowedAddresses.0', 'Skriv kun IP-adresser'],
    [
      { allowedAddresses: ['203.0.113.999'] },
      'allowedAddresses',
      '»203.0.113.999« er ikke en IP-adresse. Skriv fx 203.0.113.7 eller 203.0.113.0/24.',
    ],
    [{ allowedAddresses: Array.from({ length: 21 }, () => '203.0.113.1') }, 'allowedAddresses', 'Højst 20 adresser'],
    [{ expiresInDays: 366 }, 'expiresInDays', 'Højst 365 dage'],
    [{ name: ' ' }, 'name', 'Giv nøglen et navn'],
  ])('are refused for %j', async (input, field, message) => {
    expect((await issue(await app.world.person(), input)).fieldErrors).toEqual({ [field]: message });
  });

  test('are replaced by a token with the same rights, and the old one works for some days or ends', async () => {
    const person = await app.world.person();
    const old = await issued(person, { scope: 'READ_WRITE', allowedAddresses: ['203.0.113.7'], expiresInDays: 200 });
    const { data } = await run(ROTATE, person, { id: old.id, overlapDays: 7 });
    const { token, change } = data.rotateOwnApiToken;
    expect(change.edge!.node).toMatchObject({ scope: 'READ_WRITE', allowedAddresses: ['203.0.113.7'] });
    expect([await isServed(old.token, '203.0.113.7'), await isServed(token, '203.0.113.7')]).toEqual([
      'served',
      'served',
    ]);
    const [row] = await app.db.sql<{ left: number; lifetime: number }>(
      `select extract(day from o.expires_at - now())::int as left,
         extract(day from n.expires_at - now())::int as lifetime
       from api_token o, api_token n where o.id = $1 and n.id = $2`,
      [old.id, change.edge!.node.id],
    );
    expect(row!.left).toBe(6);
    expect(row!.lifetime).toBeGreaterThanOrEqual(199);
    await app.db.sql(`update api_token set expires_at = now() - interval '1 second' where id = $1`, [old.id]);
    expect(await isServed(old.token, '203.0.113.7')).toBe('UNAUTHENTICATED');
    expect((await run(ROTATE, person, { id: old.id, overlapDays: 1 })).errorCode).toBe('NOT_FOUND');
    await run(ROTATE, person, { id: change.edge!.node.id, overlapDays: 0 });
    expect(await isServed(token, '203.0.113.7')).toBe('UNAUTHENTICATED');
  });

  test('are replaced once when two calls replace the same token at the same moment', async () => {
    const person = await app.world.person();
    const { id } = await issued(person);
    const answers = await Promise.all([0, 0].map((overlapDays) => run(ROTATE, person, { id, overlapDays })));
    expect(answers.map(({ errorCode }) => errorCode ?? 'replaced').toSorted()).toEqual(['NOT_FOUND', 'replaced']);
    for (const overlapDays of [-1, 8, 2_000_000_000])
      expect((await run(ROTATE, person, { id, overlapDays })).fieldErrors).toHaveProperty('overlapDays');
  });

  test('of a colleague are listed, so that they can be revoked with the user', async () => {
    const person = await app.world.person();
    const colleague = await app.world.person({ customerId: person.customerId });
    const { id } = await issued(colleague);
    const revoked = await issued(colleague);
    await run(REVOKE, person, revoked);
    const USERS =
      '{ viewer { customer { users(first: 10) { edges { node { id issuedApiTokens { id } } } } } } }' as const;
    const tokensFor = async (viewer: Person) =>
      (await run(USERS, viewer)).data.viewer.customer!.users.edges.find(({ node }) => node.id === colleague.id)!.node
        .issuedApiTokens;
    expect(await tokensFor(person)).toEqual([{ id }]);
    const member = await app.world.person({ customerId: person.customerId, companyRole: 'MEMBER' });
    expect(await tokensFor(member)).toEqual([]);
  });

  test('are closed in the database to everybody but the administrators of the company', async () => {
    const person = await app.world.person();
    const member = await app.world.person({ customerId: person.customerId, companyRole: 'MEMBER' });
    const { id } = await issued(person);
    const client = await connectClient(app);
    const as = async (userId: string, customerId: string | null, statement: string) => {
      await client.query(
        `select ${SEES_EVERYTHING},
           set_config('role', 'portal_customer', false), set_config('app.customer_id', $1, false),
           set_config('app.user_id', $2, false)`,
        [customerId, userId],
      );
      return client.query(statement).finally(() => client.query('reset role'));
    };
    const insert = (issuer: string) =>
      `insert into api_token (id, customer_id, name, token_hash, last_four, scope, issued_by_id, created_at)
       values ('key_${issuer}', '${person.customerId}', 'x', '${issuer}', 'xxxx', 'READ', '${issuer}', now())`;
    try {
      expect((await as(person.id, person.customerId, `select id from api_token where id = '${id}'`)).rowCount).toBe(1);
      expect((await as(member.id, person.customerId, 'select id from api_token')).rowCount).toBe(0);
      expect((await as(member.id, person.customerId, 'update api_token set revoked_at = now()')).rowCount).toBe(0);
      await expect(as(member.id, person.customerId, insert(member.id))).rejects.toThrow(/row-level security/);
      await expect(as(person.id, person.customerId, insert(member.id))).rejects.toThrow(/row-level security/);
      await expect(as(person.id, person.customerId, 'select token_hash from api_token')).rejects.toThrow(/denied/);
      const stranger = await app.world.person();
      expect((await as(stranger.id, stranger.customerId, 'update api_token set revoked_at = now()')).rowCount).toBe(0);
    } finally {
      await client.end();
    }
  });
});
