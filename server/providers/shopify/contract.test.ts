import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ReceivedRequest } from '../../../sandbox/RequestLog.ts';
import { startShopify } from '../../../sandbox/shopify/testing/startShopify.ts';
import { mismatchesOf } from '../testing/contract.ts';
import { startListener, type ReceivedEvent } from './testing/startListener.ts';

type Shape = Record<string, string>;
interface Contract {
  authorize: { path: string; query: string[]; callback: string[] };
  calls: Record<string, { headers: string[]; bodies: Shape[]; answer: Shape; refusal: Shape }>;
  webhook: { headers: string[]; topic: string };
  shopFields: string[];
}

/** The shapes of this contract name no other shapes. */
const NO_OBJECTS = { objects: {} };
const SHOP = 'min-butik.myshopify.com';
const contract = JSON.parse(readFileSync(`${import.meta.dirname}/testing/contract.json`, 'utf8')) as Contract;
let shopify: Awaited<ReturnType<typeof startShopify>>;
let requests: ReceivedRequest[];
let callback: URL;
let received: ReceivedEvent[];

/** Calls every method once with all parameters, and lets each kind of call be refused once. */
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
  await portal.until(() => portal.received.length === 1);
  requests = sandbox.received('shopify');
  received = portal.received;
  await portal.close();
});
afterAll(() => shopify.close());

const listCalls = () =>
  requests
    .filter(({ path }) => !path.includes('/authorize'))
    .map(({ method, path, ...rest }) => {
      expect(path.startsWith(`/${SHOP}/`)).toBe(true);
      return { ...rest, name: `${method} ${path.slice(SHOP.length + 1)}` };
    });

test('the client makes every call of the contract, with the headers and one of the bodies of the contract', () => {
  expect(new Set(listCalls().map(({ name }) => name))).toEqual(new Set(Object.keys(contract.calls)));
  for (const { name, headers, body } of listCalls()) {
    const { headers: requiredHeaders, bodies } = contract.calls[name]!;
    const relevant = Object.keys(headers).filter((header) => /^(x-.*|authorization|content-type)$/.test(header));
    expect(relevant.sort()).toEqual([...requiredHeaders].sort());
    expect({
      name,
      hasAllowedBody: bodies.some(
        (shape) => mismatchesOf(NO_OBJECTS, body, shape).length === 0 && unknownFields(body, shape).length === 0,
      ),
    }).toEqual({ name, hasAllowedBody: true });
  }
});

test('the stand-in answers with the fields and types of the contract', () => {
  for (const { method, path, status, body } of shopify.answers.filter(
    (recorded) => !recorded.path.includes('/authorize'),
  )) {
    const { answer, refusal } = contract.calls[`${method} ${path.slice(SHOP.length + 1)}`]!;
    expect({ path, mismatches: mismatchesOf(NO_OBJECTS, body, status === 200 ? answer : refusal) }).toEqual({
      path,
      mismatches: [],
    });
  }
  expect(new Set(shopify.answers.map(({ status }) => status))).toEqual(new Set([200, 302, 400, 401]));
});

test('the consent page and the callback have the parameters of the contract', () => {
  const [page] = requests;
  const [path, query] = page!.path.split('?');
  expect(path).toBe(`/${SHOP}${contract.authorize.path}`);
  expect([...new URLSearchParams(query).keys()].sort()).toEqual(contract.authorize.query);
  expect([...callback.searchParams.keys()].sort()).toEqual(contract.authorize.callback);
});

test('the client queries the shop fields of the contract, and the stand-in refuses unknown fields', async () => {
  const { client, standIn, settings } = shopify;
  const shopQuery = listCalls()
    .map(({ body }) => String((body as Shape)['query']))
    .find((query) => query.startsWith('query shop'))!;
  const fields = /shop \{ (.*) \}\n/
    .exec(shopQuery)![1]!
    .replaceAll(/\{[^}]*\}/g, '')
    .split(/\s+/)
    .filter(Boolean);
  expect(fields.sort()).toEqual([...contract.shopFields].sort());
  const { accessToken } = await client.exchangeCode(SHOP, standIn.grantAccess(SHOP));
  const answer = await fetch(`${settings.apiUrl}/${SHOP}/admin/api/2026-07/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-access-token': accessToken },
    body: JSON.stringify({ query: '{ shop { cvr } }' }),
  });
  expect(await answer.json()).toMatchObject({ errors: [{ message: 'Cannot query field "cvr" on type "Shop".' }] });
});

test('the stand-in sends events with the headers of the contract', () => {
  const [event] = received;
  expect(contract.webhook.headers.filter((header) => !event!.headers[header])).toEqual([]);
  expect(event!.headers['x-shopify-topic']).toBe(contract.webhook.topic);
});

const unknownFields = (value: unknown, shape: Shape) =>
  Object.keys(value as object).filter((name) => !(name in shape) && !(`${name}?` in shape));
