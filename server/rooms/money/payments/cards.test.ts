import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { cardNumbers } from '../../../../domain/testing/cardNumbers.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { rowOf } from '../../../testing/restRows.ts';
import { runAs } from '../../../testing/runAs.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let providers: Providers;
let person: Person;
let departmentId: string;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings);
});
beforeEach(async () => {
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!);
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const run = runAs(() => ({ app, token: person.token }));
const createCardSetup = (id = departmentId, token?: string) =>
  run(
    'mutation ($id: ID!) { createCardSetup(departmentId: $id) { clientSecret publishableKey scriptUrl } }',
    { id },
    token,
  );
const attach = (paymentMethodId: string, id = departmentId, token?: string) =>
  run(
    `mutation ($id: ID!, $paymentMethodId: String!) { attachCard(departmentId: $id, paymentMethodId: $paymentMethodId) {
      edge { node { paymentMethod cardInfo { brand last4 expMonth expYear } } }
    } }`,
    { id, paymentMethodId },
    token,
  );
const choosePaymentMethod = (method: string) =>
  run(
    `mutation ($id: ID!, $method: PaymentMethod!) { setPaymentMethod(departmentId: $id, method: $method) {
      edge { node { paymentMethod } }
    } }`,
    { id: departmentId, method },
  );
const confirmCard = async (number?: string, id = departmentId) => {
  const { data } = await createCardSetup(id);
  return (await providers.browser.confirmSetup(data.createCardSetup.clientSecret, number)).body.payment_method!;
};

describe('a department’s card', () => {
  test('becomes the payment method once it is confirmed, and keeps brand, last four digits and expiry', async () => {
    const { data } = await attach(await confirmCard());
    expect(data.attachCard.edge.node).toEqual({
      paymentMethod: 'CREDIT_CARD',
      cardInfo: { brand: 'visa', last4: '4242', expMonth: 9, expYear: 2034 },
    });
  });

  test('belongs to one Stripe customer per company, even when several cards are set up at once', async () => {
    const other = await app.world.department(person.customerId!);
    await Promise.all([createCardSetup(), createCardSetup(other), createCardSetup()]);
    const [row] = await app.db.sql('select stripe_customer_id from customer where id = $1', [person.customerId]);
    const requests = providers.sandbox
      .received('stripe')
      .filter(
        ({ method, path, body }) =>
          method === 'POST' && path === '/v1/customers' && JSON.stringify(body).includes(person.customerId!),
      );
    expect((row as { stripe_customer_id: string }).stripe_customer_id).toMatch(/^cus_/);
    expect(new Set(requests.map(({ headers }) => headers['idempotency-key']))).toEqual(
      new Set([`customer-${person.customerId}`]),
    );
  });

  test('is rejected when it was confirmed for another department or company', async () => {
    const paymentMethodId = await confirmCard();
    const sibling = await app.world.department(person.customerId!);
    expect((await attach(paymentMethodId, sibling)).fieldErrors).toEqual({
      paymentMethodId: 'Kortet er ikke bekræftet for denne afdeling',
    });
    const stranger = await app.world.person();
    const foreignDepartmentId = await app.world.department(stranger.customerId!);
    expect((await attach(paymentMethodId, foreignDepartmentId, stranger.token)).errorCode).toBe('BAD_USER_INPUT');
    expect((await attach(paymentMethodId, departmentId, stranger.token)).errorCode).toBe('NOT_FOUND');
    expect((await createCardSetup(departmentId, stranger.token)).errorCode).toBe('NOT_FOUND');
  });

  test('cannot be set up or attached with a READ token, and no request reaches Stripe', async () => {
    const { token } = await app.world.apiToken(person.customerId!, 'READ');
    const requestCount = () => providers.sandbox.received('stripe').length;
    const before = requestCount();
    expect((await createCardSetup(departmentId, token)).errorCode).toBe('FORBIDDEN');
    expect((await attach('pm_1', departmentId, token)).errorCode).toBe('FORBIDDEN');
    expect(requestCount()).toBe(before);
  });

  test('is rejected when the bank declined it', async () => {
    const { data } = await createCardSetup();
    const { body } = await providers.browser.confirmSetup(
      data.createCardSetup.clientSecret,
      cardNumbers.declinedWhenSaved,
    );
    expect(body.error).toMatchObject({ code: 'card_declined' });
    expect((await attach('pm_made_up')).errorCode).toBe('BAD_USER_INPUT');
  });

  test('is saved by a repeated call when Stripe was down after the confirmation', async () => {
    const paymentMethodId = await confirmCard();
    providers.stripe.failNext('/v1/setup_intents', { status: 503, times: 5 });
    expect((await attach(paymentMethodId)).errors?.[0]).toMatchObject({
      extensions: { code: 'PROVIDER_UNAVAILABLE' },
      message: 'Kortbetalingen svarer ikke lige nu. Prøv igen om lidt.',
    });
    for (let i = 0; i < 4; i++) if (!(await attach(paymentMethodId)).errors) break;
    expect(
      (await run('query ($id: ID!) { node(id: $id) { ... on Department { paymentMethod } } }', { id: departmentId }))
        .data.node.paymentMethod,
    ).toBe('CREDIT_CARD');
  });

  test('is detached at Stripe when another card replaces it', async () => {
    const first = await confirmCard();
    await attach(first);
    const { data } = await attach(await confirmCard(cardNumbers.mastercard));
    expect(data.attachCard.edge.node.cardInfo).toMatchObject({ brand: 'mastercard', last4: '4444' });
    expect(
      providers.sandbox.received('stripe').some(({ path }) => path === `/v1/payment_methods/${first}/detach`),
    ).toBe(true);
  });

  test('stays on file when the department switches to invoices and back', async () => {
    await attach(await confirmCard());
    expect((await choosePaymentMethod('INVOICE')).data.setPaymentMethod.edge.node.paymentMethod).toBe('INVOICE');
    expect((await choosePaymentMethod('CREDIT_CARD')).data.setPaymentMethod.edge.node.paymentMethod).toBe(
      'CREDIT_CARD',
    );
  });

  test('is required before credit card can be chosen as the payment method', async () => {
    expect((await choosePaymentMethod('CREDIT_CARD')).fieldErrors).toEqual({
      method: 'Tilføj et kort, før kreditkort kan vælges',
    });
  });

  test('is sent to other browsers by a subscription', async () => {
    const socket = await openSocket(app, person.token);
    const next = await socket.watch('subscription { departmentChanged { edge { node { cardInfo { last4 } } } } }');
    await attach(await confirmCard());
    expect((await next()).departmentChanged.edge.node.cardInfo.last4).toBe('4242');
    await socket.close();
  });

  test('can be set up over REST as documented', async () => {
    const setup = await app.rest('POST', `/api/departments/${departmentId}/create-setup-intent`, {
      token: person.token,
    });
    const { body } = await providers.browser.confirmSetup(String(rowOf(setup).clientSecret));
    const saved = await app.rest('POST', `/api/departments/${departmentId}/attach-card`, {
      body: { paymentMethodId: body.payment_method },
      token: person.token,
    });
    expect(saved.body.data).toMatchObject({
      paymentMethod: 'CREDIT_CARD',
      cardInfo: { brand: 'visa', last4: '4242', exp_month: 9, exp_year: 2034 },
    });
  });
});

test('without a card provider, setting up a card answers NOT_CONFIGURED and invoices still work', async () => {
  const appWithoutStripe = await createTestApp();
  const someone = await appWithoutStripe.world.person();
  const id = await appWithoutStripe.world.department(someone.customerId!);
  const { errors } = await appWithoutStripe.graphql(
    'mutation ($id: ID!) { createCardSetup(departmentId: $id) { clientSecret } }',
    { variables: { id }, token: someone.token },
  );
  expect(errors?.[0]).toMatchObject({
    extensions: { code: 'NOT_CONFIGURED' },
    message: expect.stringContaining('Kortbetaling er ikke sat op endnu'),
  });
  const { data } = await appWithoutStripe.graphql(
    `mutation ($id: ID!) { setPaymentMethod(departmentId: $id, method: INVOICE) {
      edge { node { paymentMethod } }
    } }`,
    { variables: { id }, token: someone.token },
  );
  expect(data.setPaymentMethod.edge.node.paymentMethod).toBe('INVOICE');
  await appWithoutStripe.close();
});
