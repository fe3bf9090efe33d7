import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cardNumbers } from '../../../domain/testing/cardNumbers.ts';
import type { ReceivedRequest } from '../../../sandbox/RequestLog.ts';
import { parseForm, type FormValue } from '../../../sandbox/stripe/form.ts';
import { startStripe } from '../../../sandbox/stripe/testing/startStripe.ts';
import { callOf, findCall } from '../testing/contract.ts';

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

/**
 * Calls every method for cards that are charged, declined and authenticated, and once for a charge that is processing.
 */
beforeAll(async () => {
  stripe = await startStripe();
  const { client, customerWithCard, browser } = stripe;
  for (const number of [cardNumbers.visa, cardNumbers.declinedWhenCharged, cardNumbers.confirmedAtEachCharge]) {
    const card = await customerWithCard(number);
    await client.findConfirmedCard({ ...card, departmentId: 'department-1' });
    const charge = {
      entryId: `entry-${number}`,
      customerId: 'customer-1',
      amount: 9_900,
      description: 'Serviceaftale, 1. kvartal',
      ...card,
    };
    const outcome = await client.charge(charge);
    if (outcome.status === 'NEEDS_CUSTOMER')
      await browser.confirmPayment(outcome.clientSecret, card.paymentMethodId, 'refuse');
    await client.chargeOutcome(outcome.providerId!);
    await client.findCharge({ stripeCustomerId: card.stripeCustomerId, entryId: charge.entryId });
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

test('every request has the required parameters of its call, and only parameters and values of the contract', () => {
  expect(requests.length).toBeGreaterThan(30);
  for (const request of requests) {
    const [path, query = ''] = request.path.split('?');
    const call = callOf(contract, request.method, path!);
    const sent = (request.method === 'GET' ? parseForm(query) : (request.body ?? {})) as Record<string, FormValue>;
    expect({ call, missing: contract.calls[call]!.required.filter((name) => !(name in sent)) }).toEqual({
      call,
      missing: [],
    });
    for (const [name, value] of Object.entries(sent)) {
      const parameter = contract.calls[call]!.parameters[name];
      expect({ call, name, value, isAllowed: Boolean(parameter) && isAllowed(value, parameter!) }).toEqual({
        call,
        name,
        value,
        isAllowed: true,
      });
    }
  }
});

test('the client makes every call of the contract, form-encoded and with a version', () => {
  expect(new Set(requests.map(({ method, path }) => callOf(contract, method, path.split('?')[0]!)))).toEqual(
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

test('the stand-in answers with the fields of the contract', () => {
  const apiAnswers = stripe.answers.filter(({ method, path }) => findCall(contract, method, path));
  for (const { method, path, status, ...answer } of apiAnswers) {
    const body = answer.body as Record<string, unknown>;
    const name = contract.calls[callOf(contract, method, path)]!.answers;
    const [shape, items] =
      status >= 400
        ? ['ErrorResponse', undefined]
        : name.startsWith('List of ')
          ? ['List', name.slice('List of '.length)]
          : [name, undefined];
    expect({ path, violations: violationsOf(body, contract.objects[shape]!) }).toEqual({ path, violations: [] });
    if (items)
      for (const item of body['data'] as object[])
        expect({ path, violations: violationsOf(item, contract.objects[items]!) }).toEqual({ path, violations: [] });
  }
  expect(apiAnswers.some(({ status }) => status === 402)).toBe(true);
  for (const event of stripe.standIn.events()) expect(violationsOf(event, contract.objects['Event']!)).toEqual([]);
});

function isAllowed(value: FormValue, { type, choices, maxLength }: Parameter): boolean {
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

/** Returns the paths of required fields that are missing, and of values that Stripe never sends. */
function violationsOf(value: object, { required, choices = {}, within = {} }: Shape, at = ''): string[] {
  const fields = value as Record<string, unknown>;
  return [
    ...required.filter((name) => !(name in fields)).map((name) => `${at}${name}`),
    ...Object.entries(choices)
      .filter(([name, allowed]) => fields[name] !== null && !allowed.includes(fields[name] as string))
      .map(([name]) => `${at}${name}=${String(fields[name])}`),
    ...Object.entries(within).flatMap(([name, shape]) =>
      typeof fields[name] === 'object' && fields[name] !== null
        ? violationsOf(fields[name], shape, `${at}${name}.`)
        : [],
    ),
  ];
}
