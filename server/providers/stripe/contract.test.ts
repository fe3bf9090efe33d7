import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ReceivedRequest } from '../../sandbox/sandbox.ts';
import { parseForm, type FormValue } from '../../sandbox/stripe/form.ts';
import { startStripe } from '../../sandbox/stripe/testing/startStripe.ts';

interface Parameter {
  type: string;
  choices?: string[];
  maxLength?: number;
}
interface Shape {
  required: string[];
  choices?: Record<string, string[]>;
  within?: Record<string, Shape>;
}
interface Contract {
  calls: Record<string, { parameters: Record<string, Parameter>; required: string[]; answers: string }>;
  objects: Record<string, Shape>;
}

const contract = JSON.parse(readFileSync(`${import.meta.dirname}/testing/contract.json`, 'utf8')) as Contract;
let stripe: Awaited<ReturnType<typeof startStripe>>;
let requests: ReceivedRequest[];

/** Every method, every kind of outcome, once. */
beforeAll(async () => {
  stripe = await startStripe();
  const { client, customerWithCard, browser } = stripe;
  for (const number of ['4242424242424242', '4000000000000341', '4000002760003184']) {
    const card = await customerWithCard(number);
    await client.confirmedCard({ ...card, departmentId: 'department-1' });
    const wanted = {
      entryId: `entry-${number}`,
      customerId: 'customer-1',
      amount: 9_900,
      description: 'Serviceaftale, 1. kvartal',
      ...card,
    };
    const outcome = await client.charge(wanted);
    if (outcome.status === 'NEEDS_CUSTOMER')
      await browser.confirmPayment(outcome.clientSecret, card.paymentMethodId, 'refuse');
    await client.outcomeOf(outcome.providerId!);
    await client.findCharge({ stripeCustomerId: card.stripeCustomerId, entryId: wanted.entryId });
    await client.cancelCharge(outcome.providerId!);
    await client.detachCard(card.paymentMethodId);
  }
  stripe.standIn.holdNextPayment();
  await client.charge({
    entryId: 'held',
    customerId: 'customer-1',
    amount: 9_900,
    description: 'Afventer',
    ...(await customerWithCard()),
  });
  requests = stripe.sandbox
    .received('stripe')
    .filter(({ headers }) => String(headers['authorization']).startsWith('Bearer sk_'));
});
afterAll(() => stripe.close());

test("every request uses only what Stripe's contract names, with values it allows, and leaves out nothing it requires", () => {
  expect(requests.length).toBeGreaterThan(30);
  for (const request of requests) {
    const [path, query = ''] = request.path.split('?');
    const call = callOf(request.method, path!);
    const given = (request.method === 'GET' ? parseForm(query) : (request.body ?? {})) as Record<string, FormValue>;
    expect({ call, missing: contract.calls[call]!.required.filter((name) => !(name in given)) }).toEqual({
      call,
      missing: [],
    });
    for (const [name, value] of Object.entries(given)) {
      const parameter = contract.calls[call]!.parameters[name];
      expect({ call, name, value, fits: Boolean(parameter) && fits(value, parameter!) }).toEqual({
        call,
        name,
        value,
        fits: true,
      });
    }
  }
});

test('every call of the contract was made, in form encoding and under one version', () => {
  expect(new Set(requests.map(({ method, path }) => callOf(method, path.split('?')[0]!)))).toEqual(
    new Set(Object.keys(contract.calls)),
  );
  for (const { method, headers } of requests) {
    expect(headers['stripe-version']).toMatch(/^\d{4}-\d\d-\d\d\.\w+$/);
    if (method === 'POST')
      expect(headers).toMatchObject({
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': expect.any(String),
      });
  }
});

test("every answer of the stand-in has what Stripe's answers have", () => {
  const ours = stripe.answers.filter(({ method, path }) => safeCallOf(method, path));
  for (const { method, path, status, body } of ours) {
    const name = contract.calls[callOf(method, path)]!.answers;
    const [shape, items] =
      status >= 400
        ? ['ErrorResponse', undefined]
        : name.startsWith('List of ')
          ? ['List', name.slice('List of '.length)]
          : [name, undefined];
    expect({ path, lacks: lacks(body, contract.objects[shape]!) }).toEqual({ path, lacks: [] });
    if (items)
      for (const item of body['data'] as object[])
        expect({ path, lacks: lacks(item, contract.objects[items]!) }).toEqual({ path, lacks: [] });
  }
  expect(ours.some(({ status }) => status === 402)).toBe(true);
  for (const event of stripe.standIn.events()) expect(lacks(event, contract.objects['Event']!)).toEqual([]);
});

function safeCallOf(method: string, path: string): string | undefined {
  return Object.keys(contract.calls).find((call) =>
    new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(`${method} ${path}`),
  );
}

function callOf(method: string, path: string): string {
  const call = safeCallOf(method, path);
  if (!call) throw new Error(`${method} ${path} is not among the calls of the contract`);
  return call;
}

function fits(value: FormValue, { type, choices, maxLength }: Parameter): boolean {
  if (type === 'object')
    return (
      typeof value === 'object' &&
      !Array.isArray(value) &&
      Object.values(value).every((inner) => typeof inner === 'string' && inner.length <= 500)
    );
  if (type === 'array')
    return Array.isArray(value) && value.every((item) => !choices || choices.includes(String(item)));
  if (typeof value !== 'string' || value === '') return false;
  if (type === 'integer') return /^\d+$/.test(value);
  if (type.startsWith('boolean')) return ['true', 'false', ...(choices ?? [])].includes(value);
  return (!choices || choices.includes(value)) && value.length <= (maxLength ?? 5_000);
}

/** The paths of what is missing or has a value that Stripe never gives. */
function lacks(value: object, { required, choices = {}, within = {} }: Shape, at = ''): string[] {
  const given = value as Record<string, unknown>;
  return [
    ...required.filter((name) => !(name in given)).map((name) => `${at}${name}`),
    ...Object.entries(choices)
      .filter(([name, allowed]) => given[name] !== null && !allowed.includes(given[name] as string))
      .map(([name]) => `${at}${name}=${String(given[name])}`),
    ...Object.entries(within).flatMap(([name, shape]) =>
      typeof given[name] === 'object' && given[name] !== null ? lacks(given[name], shape, `${at}${name}.`) : [],
    ),
  ];
}
