import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ReceivedRequest } from '../../sandbox/sandbox.ts';
import { startShopify } from '../../sandbox/shopify/testing/startShopify.ts';
import { startListener, type Heard } from './testing/startListener.ts';

type Shape = Record<string, string>;
interface Contract {
  authorize: { path: string; query: string[]; callback: string[] };
  calls: Record<string, { headers: string[]; bodies: Shape[]; answer: Shape; refusal: Shape }>;
  webhook: { headers: string[]; topic: string };
  shopFields: string[];
}

const SHOP = 'min-butik.myshopify.com';
const contract = JSON.parse(readFileSync(`${import.meta.dirname}/testing/contract.json`, 'utf8')) as Contract;
let shopify: Awaited<ReturnType<typeof startShopify>>;
let requests: ReceivedRequest[];
let callback: URL;
let heard: Heard[];

/** Every method once, with everything that can be said, and each refused once. */
beforeAll(async () => {
  shopify = await startShopify();
  const { client, standIn, sandbox } = shopify;
  const portal = await startListener();
  const address = client.authorizeUrl({ shop: SHOP, state: 'nonce', redirectUri: portal.url });
  await fetch(address);
  const back = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'install' }),
    redirect: 'manual',
  });
  callback = new URL(back.headers.get('location')!);
  const first = await client.exchangeCode(SHOP, callback.searchParams.get('code')!);
  const { accessToken } = await client.renewAccess(SHOP, first.refreshToken!);
  await client.shop(SHOP, accessToken);
  await client.registerUninstallWebhook(SHOP, accessToken, portal.url);
  await client.registerUninstallWebhook(SHOP, accessToken, portal.url);
  await client.shop(SHOP, 'wrong').catch(() => undefined);
  await client.exchangeCode(SHOP, 'wrong').catch(() => undefined);
  standIn.uninstall(SHOP);
  await portal.until(() => portal.heard.length === 1);
  requests = sandbox.received('shopify');
  heard = portal.heard;
  await portal.close();
});
afterAll(() => shopify.close());

const calls = () =>
  requests
    .filter(({ path }) => !path.includes('/authorize'))
    .map(({ method, path, ...rest }) => {
      expect(path.startsWith(`/${SHOP}/`)).toBe(true);
      return { ...rest, name: `${method} ${path.slice(SHOP.length + 1)}` };
    });

test('every call of the contract is made, with the headers and one of the bodies that it names, and nothing besides', () => {
  expect(new Set(calls().map(({ name }) => name))).toEqual(new Set(Object.keys(contract.calls)));
  for (const { name, headers, body } of calls()) {
    const { headers: needed, bodies } = contract.calls[name]!;
    const telling = Object.keys(headers).filter((header) => /^(x-.*|authorization|content-type)$/.test(header));
    expect(telling.sort()).toEqual([...needed].sort());
    expect({
      name,
      fits: bodies.some((shape) => wrong(body, shape).length === 0 && strangers(body, shape).length === 0),
    }).toEqual({ name, fits: true });
  }
});

test('every answer of the stand-in has what Shopify’s answers have, in the types they have', () => {
  for (const { method, path, status, body } of shopify.answers.filter(
    ({ path: asked }) => !asked.includes('/authorize'),
  )) {
    const { answer, refusal } = contract.calls[`${method} ${path.slice(SHOP.length + 1)}`]!;
    expect({ path, wrong: wrong(body, status === 200 ? answer : refusal) }).toEqual({ path, wrong: [] });
  }
  expect(new Set(shopify.answers.map(({ status }) => status))).toEqual(new Set([200, 302, 400, 401]));
});

test('the browser is sent off with what the contract names, and comes back with what it names', () => {
  const [page] = requests;
  const [path, query] = page!.path.split('?');
  expect(path).toBe(`/${SHOP}${contract.authorize.path}`);
  expect([...new URLSearchParams(query).keys()].sort()).toEqual(contract.authorize.query);
  expect([...callback.searchParams.keys()].sort()).toEqual(contract.authorize.callback);
});

test('a question names fields that Shopify has, and the stand-in refuses any other', async () => {
  const { client, standIn, settings } = shopify;
  const asked = calls()
    .map(({ body }) => String((body as Shape)['query']))
    .find((query) => query.startsWith('query shop'))!;
  const named = /shop \{ (.*) \}\n/
    .exec(asked)![1]!
    .replaceAll(/\{[^}]*\}/g, '')
    .split(/\s+/)
    .filter(Boolean);
  expect(named.sort()).toEqual([...contract.shopFields].sort());
  const { accessToken } = await client.exchangeCode(SHOP, standIn.agree(SHOP));
  const answer = await fetch(`${settings.apiUrl}/${SHOP}/admin/api/2026-07/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-access-token': accessToken },
    body: JSON.stringify({ query: '{ shop { cvr } }' }),
  });
  expect(await answer.json()).toMatchObject({ errors: [{ message: 'Cannot query field "cvr" on type "Shop".' }] });
});

test('an event comes with the headers that the contract names', () => {
  const [event] = heard;
  expect(contract.webhook.headers.filter((header) => !event!.headers[header])).toEqual([]);
  expect(event!.headers['x-shopify-topic']).toBe(contract.webhook.topic);
});

const strangers = (given: unknown, shape: Shape) =>
  Object.keys(given as object).filter((name) => !(name in shape) && !(`${name}?` in shape));

function wrong(given: unknown, shape: Shape): string[] {
  const value = given as Record<string, unknown>;
  return Object.entries(shape).flatMap(([key, type]) => {
    const name = key.replace('?', '');
    if (!(name in value)) return key.endsWith('?') ? [] : [`${name} is missing`];
    return typeof value[name] === type ? [] : [`${name} is no ${type}`];
  });
}
