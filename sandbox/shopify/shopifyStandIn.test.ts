import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { verifyCallback } from '../../server/providers/shopify/Shopify.ts';
import { startShopify } from './testing/startShopify.ts';

const SHOP = 'min-butik.myshopify.com';
let folder: string;
let shopify: Awaited<ReturnType<typeof startShopify>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shopify-'));
  shopify = await startShopify({ folder });
});
afterEach(async () => {
  await shopify.close();
  rmSync(folder, { recursive: true });
});

const authorizeAddress = (changes: Record<string, string> = {}, shop = SHOP) => {
  const { apiUrl, clientId } = shopify.settings;
  const parameters = {
    client_id: clientId,
    scope: 'read_orders,read_themes',
    redirect_uri: 'http://localhost:4000/retur',
    state: 's',
    ...changes,
  };
  return `${apiUrl}/${shop}/admin/oauth/authorize?${new URLSearchParams(parameters)}`;
};
const submitAnswer = (answer: string) =>
  fetch(authorizeAddress(), { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });
const requestAccess = async (body: Record<string, string>, shop = SHOP) => {
  const { apiUrl, clientId, clientSecret } = shopify.settings;
  const answer = await fetch(`${apiUrl}/${shop}/admin/oauth/access_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: clientId, client_secret: clientSecret, ...body }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

test('the consent page names the shop and scopes in Danish, with buttons to install and to cancel', async () => {
  const answer = await fetch(authorizeAddress());
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await answer.text();
  const shown = [
    'Installér appen i Min butik',
    '<li>Se ordrer</li>',
    '<li>read_themes</li>',
    '>Installér</button>',
    '>Annuller</button>',
  ];
  for (const text of shown) expect(page).toContain(text);
});

test('the signed callback has a code after the owner agreed, and none after the owner cancelled', async () => {
  const agreed = new URL((await submitAnswer('install')).headers.get('location')!);
  expect(agreed.href).toMatch(/^http:\/\/localhost:4000\/retur\?code=/);
  const { code } = verifyCallback(agreed.searchParams, shopify.settings.clientSecret);
  expect(await requestAccess({ code: code! })).toMatchObject({
    status: 200,
    body: { scope: 'read_orders,read_themes' },
  });
  const cancelled = new URL((await submitAnswer('cancel')).headers.get('location')!);
  expect(cancelled.searchParams.get('error')).toBe('access_denied');
  expect(verifyCallback(cancelled.searchParams, shopify.settings.clientSecret).code).toBeUndefined();
});

test('the consent page escapes the values of its address', async () => {
  const page = await (await fetch(authorizeAddress({ scope: '"><script>alert(1)</script>' }))).text();
  expect(page).toContain('&quot;&gt;&lt;script&gt;');
  expect(page).not.toContain('<script');
});

test.each([
  ['another client', { client_id: 'x' }, 400],
  ['no scope', { scope: '' }, 400],
  ['no state', { state: '' }, 400],
  ['no valid redirect address', { redirect_uri: 'nowhere' }, 400],
  ['a redirect address that is not a web page', { redirect_uri: 'javascript:alert(1)' }, 400],
])('an authorize request with %s is refused without a consent page', async (_what, changes, status) => {
  expect((await fetch(authorizeAddress(changes))).status).toBe(status);
  expect((await fetch(authorizeAddress(changes), { method: 'POST', redirect: 'manual' })).status).toBe(status);
});

test('a code is valid once, for its shop and client, and access expires only on request', async () => {
  const { standIn } = shopify;
  const body = { access_token: expect.any(String), scope: 'read_customers,read_orders' };
  expect(await requestAccess({ code: standIn.grantAccess(SHOP) })).toEqual({ status: 200, body });
  const code = standIn.grantAccess(SHOP);
  const expiringAccess = {
    ...body,
    refresh_token: expect.any(String),
    expires_in: 3_600,
    refresh_token_expires_in: 7_776_000,
  };
  expect(await requestAccess({ code, expiring: '1' })).toMatchObject({ status: 200, body: expiringAccess });
  const refused = [
    await requestAccess({ code: code! }),
    await requestAccess({ code: standIn.grantAccess(SHOP) }, 'anden.myshopify.com'),
    await requestAccess({ code: standIn.grantAccess(SHOP), client_secret: 'x' }),
    await requestAccess({ grant_type: 'refresh_token', refresh_token: 'x' }),
    await requestAccess({ grant_type: 'password' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect(refused.map((answer) => answer.body['error'])).toEqual([
    'invalid_request',
    'invalid_request',
    'invalid_client',
    'invalid_grant',
    'unsupported_grant_type',
  ]);
  expect((await requestAccess({ code }, 'evil.com')).status).toBe(404);
});

test('access expires after its lifetime', async () => {
  await shopify.close();
  shopify = await startShopify({ folder, accessSeconds: 0.05 });
  const { client, standIn } = shopify;
  const { accessToken } = await client.exchangeCode(SHOP, standIn.grantAccess(SHOP));
  await new Promise((resolve) => {
    setTimeout(resolve, 60);
  });
  await expect(client.shop(SHOP, accessToken)).rejects.toMatchObject({ cause: { status: 401 } });
});

test('shops, codes and pending events survive a restart', async () => {
  const { accessToken } = await shopify.client.exchangeCode(SHOP, shopify.standIn.grantAccess(SHOP));
  const code = shopify.standIn.grantAccess('anden.myshopify.com');
  await shopify.client.registerUninstallWebhook(SHOP, accessToken, 'http://127.0.0.1:9/');
  await shopify.close();
  shopify = await startShopify({ folder });
  const { client, standIn } = shopify;
  expect(await client.shop(SHOP, accessToken)).toMatchObject({ name: 'Min butik' });
  await client.exchangeCode('anden.myshopify.com', code);
  expect(standIn.installedShops()).toEqual([SHOP, 'anden.myshopify.com']);
  standIn.pauseWebhooks();
  standIn.uninstall(SHOP);
  await shopify.close();
  shopify = await startShopify({ folder });
  expect(shopify.standIn.installedShops()).toEqual(['anden.myshopify.com']);
  expect(shopify.standIn.events()).toEqual([expect.objectContaining({ shop: SHOP, isPending: true })]);
  shopify.standIn.pauseWebhooks();
});

test('another process can call the controls over HTTP, for example to forge a callback', async () => {
  const callControl = async (name: string, ...args: unknown[]) => {
    const answer = await fetch(`${shopify.settings.apiUrl}/controls/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(args),
    });
    return ((await answer.json()) as { answer: string }).answer;
  };
  const callbackArguments = [
    'http://localhost:4000/retur',
    { shop: SHOP, code: await callControl('grantAccess', SHOP), state: 's' },
  ];
  const verify = async (options: object = {}) =>
    verifyCallback(
      new URL(await callControl('callbackUrl', ...callbackArguments, options)).searchParams,
      shopify.settings.clientSecret,
    );
  expect(await verify()).toMatchObject({ shop: SHOP, state: 's' });
  await expect(verify({ secret: 'forged' })).rejects.toThrow('ugyldigt');
  await expect(verify({ at: Date.now() - 120_000 })).rejects.toThrow('for gammelt');
});
