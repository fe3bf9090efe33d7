import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { callbackAddress } from '../../../sandbox/shopify/signing.ts';
import { verifyCallback } from './Shopify.ts';

const { signedQuery } = JSON.parse(readFileSync(`${import.meta.dirname}/testing/contract.json`, 'utf8')) as {
  signedQuery: { secret: string; message: string; hmac: string; seconds: number };
};
const SECRET = 'shpss_secret';
const AT = 1_795_244_094_000;
const expected = { shop: 'min-butik.myshopify.com', code: '0907a61c', state: 'nonce' };
const query = (changes: Record<string, string> = {}, options: { secret?: string; at?: number } = {}) =>
  new URL(
    callbackAddress('https://portal.example/', { ...expected, ...changes }, { secret: SECRET, at: AT, ...options }),
  ).searchParams;
const verify =
  (params: URLSearchParams, secret = SECRET, now = AT) =>
  () =>
    verifyCallback(params, secret, now);
const invalidCallback = expect.objectContaining({
  code: 'BAD_USER_INPUT',
  message: 'Svaret fra Shopify er ugyldigt eller for gammelt. Forbind butikken igen.',
});
const signed = (text: string, secret = SECRET) =>
  new URLSearchParams(`${text}&hmac=${createHmac('sha256', secret).update(text).digest('hex')}`);
const isAccepted = (params: URLSearchParams) => {
  try {
    return Boolean(verify(params)());
  } catch {
    return false;
  }
};
const queryWithout = (name: string) => {
  const params = query();
  params.delete(name);
  return params;
};

test('accepts the example of Shopify’s documentation, but not later or with another secret', () => {
  const { secret, message, hmac } = signedQuery;
  const at = 1_337_178_173_000;
  expect(verifyCallback(new URLSearchParams(`hmac=${hmac}&${message}`), secret, at)).toEqual({
    shop: 'some-shop.myshopify.com',
    code: '0907a61c0c8d55e99db179b68161bc00',
    state: '0.6784241404160823',
  });
  expect(verify(new URLSearchParams(`hmac=${hmac}&${message}`), secret, at + 91_000)).toThrow(invalidCallback);
  expect(verify(new URLSearchParams(`hmac=${hmac}&${message}`), `${secret}!`, at)).toThrow(invalidCallback);
});

test('accepts parameters in any order, additional parameters, and the legacy signature', () => {
  expect(verify(query())()).toEqual(expected);
  expect(verify(new URLSearchParams([...query()].reverse()))()).toEqual(expected);
  expect(verify(query({ locale: 'da-DK', session: 'a b+c/=&%', navn: 'Blåbær' }))()).toEqual({ ...expected });
  expect(verify(new URLSearchParams([...query(), ['signature', 'of another kind']]))()).toEqual(expected);
  expect(
    verify(
      new URLSearchParams([...query()].map(([name, value]) => [name, name === 'hmac' ? value.toUpperCase() : value])),
    )(),
  ).toEqual(expected);
});

test('verifies an equals sign in a value in its encoded form', () => {
  const text = `code=c&host=YQ%3D%3D&shop=${expected.shop}&state=s&timestamp=${AT / 1_000}`;
  expect(verify(signed(text))()).toEqual({ shop: expected.shop, code: 'c', state: 's' });
});

test('accepts timestamps up to 90 seconds in the past or future', () => {
  for (const seconds of [-signedQuery.seconds, 0, signedQuery.seconds])
    expect(verify(query({}, { at: AT + seconds * 1_000 }))()).toEqual(expected);
  for (const seconds of [-signedQuery.seconds - 1, signedQuery.seconds + 1])
    expect(verify(query({}, { at: AT + seconds * 1_000 }))).toThrow(invalidCallback);
});

test('refuses forged, changed, repeated and missing parameters', () => {
  const good = query().get('hmac')!;
  const refused = [
    new URLSearchParams(),
    query({}, { secret: 'other' }),
    query({}, { secret: '' }),
    ...['hmac', 'shop', 'state', 'timestamp', 'code'].map(queryWithout),
    ...['shop', 'state', 'code', 'timestamp'].map(
      (name) => new URLSearchParams([...query(), [name, query().get(name)!]]),
    ),
    new URLSearchParams([...query(), ['hmac', good]]),
    new URLSearchParams([...query(), ['more', '1']]),
    ...['', good.slice(0, 62), `${good}00`, 'ø'.repeat(64)].map(
      (hmac) => new URLSearchParams([...queryWithout('hmac'), ['hmac', hmac]]),
    ),
  ];
  for (const params of refused) expect(verify(params)).toThrow(invalidCallback);
  expect(verify(query({}, { secret: '' }), '')).toThrow(invalidCallback);
});

test('refuses a valid signature over an invalid or missing shop, timestamp or state', () => {
  for (const shop of [
    'evil.com',
    'min-butik.myshopify.com.evil.com',
    'MIN-BUTIK.myshopify.com',
    'xn--a.myshopify.com',
    'min-butik.myshopify.com\n',
    '',
  ]) {
    expect(verify(query({ shop }))).toThrow(invalidCallback);
  }
  for (const timestamp of ['', 'now', '-1', '1e9', `${AT / 1_000}.5`, '9'.repeat(20)])
    expect(verify(query({ timestamp }))).toThrow(invalidCallback);
  for (const name of ['shop', 'state', 'timestamp']) {
    const rest = queryWithout(name);
    rest.delete('hmac');
    rest.sort();
    expect(verify(signed(rest.toString()))).toThrow(invalidCallback);
  }
  expect(verify(query({ state: '' }))).toThrow(invalidCallback);
});

test('refuses parameters that were split differently from how they were signed', () => {
  // Without encoding, code=a&shop=… and a code that contains '&shop=…' would have the same signature.
  expect(verify(query({ code: `a&state=nonce` }))()).toEqual({ ...expected, code: 'a&state=nonce' });
  const moved = query({ code: 'a&locale=da' });
  moved.set('code', 'a');
  moved.set('locale', 'da');
  expect(verify(moved)).toThrow(invalidCallback);
});

test('returns no code when the owner cancelled and Shopify signed the answer', () => {
  const { shop, state } = expected;
  const cancelled = new URL(
    callbackAddress('https://portal.example/', { shop, state, error: 'access_denied' }, { secret: SECRET, at: AT }),
  ).searchParams;
  expect(verify(cancelled)()).toEqual({ shop, state, code: undefined });
  expect(verify(cancelled, 'other')).toThrow(invalidCallback);
});

test('detects every change of a value', () => {
  const names = fc.constantFrom('shop', 'code', 'state', 'timestamp', 'host', 'hmac');
  fc.assert(
    fc.property(names, fc.string({ unit: 'binary' }), (name, value) => {
      const params = query();
      fc.pre(
        params.get(name) !== value.toWellFormed() && !(name === 'hmac' && value.toLowerCase() === params.get(name)),
      );
      params.set(name, value);
      expect(isAccepted(params)).toBe(false);
    }),
    { numRuns: 200 },
  );
});
