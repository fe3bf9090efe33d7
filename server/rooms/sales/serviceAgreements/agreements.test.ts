import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addMonths, dateOf, lastDayOfTerm } from '../../../../domain/basics/dates.ts';
import { cardNumbers } from '../../../../domain/testing/cardNumbers.ts';
import { agreement, perLicense } from '../../../../domain/testing/prices.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { idOf } from '../../../testing/restRows.ts';
import { runAs } from '../../../testing/runAs.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';
import { createOrderingDepartment, type OrderingDepartment } from './testing/orderingDepartment.ts';

let app: TestApp;
let providers: Providers;
let admin: Person;
let department: OrderingDepartment;
let person: Person;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings);
  providers.stripe.deliverTo(`${app.url}/api/webhooks/stripe`);
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => {
  department = await createOrderingDepartment(app, providers, admin);
  person = department.person;
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const run = runAs(() => ({ app, token: person.token }));

describe('buying a service agreement', () => {
  test('on invoice creates a pending agreement from today and bills the first period for its licences', async () => {
    await department.payByInvoice();
    const { data } = await department.buy();
    expect(data.buyServiceAgreement).toMatchObject({
      change: {
        edge: {
          node: {
            status: 'PENDING',
            startDate: dateOf(),
            endDate: lastDayOfTerm(dateOf(), 36),
            duration: 36,
            licenseCount: 12,
            licensePrice: perLicense.upTo50,
          },
        },
      },
      confirmation: null,
    });
    expect(await department.ledger()).toMatchObject([
      { status: 'PENDING', net: agreement[12].month, gross: agreement[12].monthWithVat, method: 'INVOICE' },
    ]);
    expect((await app.mailTo(admin.email)).subject).toContain('Ny serviceaftale');
  });

  test('with yearly billing charges twelve months at a discount of 20 percent', async () => {
    await department.payByInvoice();
    await department.buy({ paymentInterval: 'YEARLY', duration: 12 });
    expect(await department.ledger()).toMatchObject([{ net: agreement[12].year }]);
  });

  test('without licences is free and creates no ledger entry, even when it is sent twice', async () => {
    await department.payByInvoice();
    await app.db.sql('update license set deleted_at = now() where installation_id = $1', [department.installationId]);
    const purchaseId = randomUUID();
    expect(await department.buyAgreement({ purchaseId })).toBe(await department.buyAgreement({ purchaseId }));
    expect(await department.ledger()).toEqual([]);
  });

  test('requires a department, 12 or 36 months, accepted terms and a payment method', async () => {
    expect((await department.buy({ departmentId: '', acceptTerms: false, duration: 24 })).fieldErrors).toEqual({
      departmentId: 'Vælg en afdeling',
      duration: 'Vælg en periode',
      acceptTerms: 'Du skal acceptere serviceaftale betingelserne for at fortsætte.',
    });
    expect((await department.buy()).errorCode).toBe('PAYMENT_METHOD_REQUIRED');
  });

  test('by card is paid immediately', async () => {
    await department.payByCard();
    const id = await department.buyAgreement();
    expect(await department.ledger()).toMatchObject([{ status: 'PAID', method: 'CREDIT_CARD' }]);
    expect(await department.statusOf(id)).toBe('PENDING');
  });

  test('with a declined card cancels the agreement and returns the reason', async () => {
    await department.payByCard(cardNumbers.declinedWhenCharged);
    expect((await department.buy()).errors?.[0]).toMatchObject({
      extensions: { code: 'PAYMENT_FAILED' },
      message: expect.stringContaining('afvist'),
    });
    expect(await department.ledger()).toMatchObject([{ status: 'FAILED' }]);
    expect(await app.db.sql('select status from service_agreement where department_id = $1', [department.id])).toEqual([
      { status: 'CANCELLED' },
    ]);
  });

  test('with a card that needs a confirmation is settled after the customer has confirmed', async () => {
    const paymentMethodId = await department.payByCard(cardNumbers.confirmedAtEachCharge);
    const purchaseId = randomUUID();
    const { data } = await department.buy({ purchaseId });
    expect(data.buyServiceAgreement.confirmation).toMatchObject({ paymentMethodId, publishableKey: 'pk_test_sandbox' });
    await providers.browser.confirmPayment(data.buyServiceAgreement.confirmation.clientSecret, paymentMethodId);
    const settled = await run(
      'mutation ($purchaseId: String!) { settlePurchase(purchaseId: $purchaseId) { status } }',
      { purchaseId },
    );
    expect(settled.data.settlePurchase.status).toBe('PAID');
    const stranger = await app.world.person();
    expect(
      (
        await run(
          'mutation ($purchaseId: String!) { settlePurchase(purchaseId: $purchaseId) { status } }',
          { purchaseId },
          stranger.token,
        )
      ).errorCode,
    ).toBe('NOT_FOUND');
  });

  test('returns one agreement when sent twice at once, and rejects the same id with other content', async () => {
    await department.payByInvoice();
    const purchaseId = randomUUID();
    await Promise.all([department.buy({ purchaseId }), department.buy({ purchaseId })]);
    expect(await department.ledger()).toHaveLength(1);
    for (const other of [{ duration: 12 }, { paymentInterval: 'YEARLY' }])
      expect((await department.buy({ purchaseId, ...other })).errorCode).toBe('CONFLICT');
    expect(await department.ledger()).toHaveLength(1);
  });
});

describe('a department with an open agreement', () => {
  const ALREADY_OPEN = expect.stringContaining('Afdelingen har allerede en');
  const countAgreements = async () =>
    (
      await app.db.sql('select 1 from service_agreement where department_id = $1 and deleted_at is null', [
        department.id,
      ])
    ).length;
  const readOpenAgreement = async () =>
    (
      await run('query ($id: ID!) { node(id: $id) { ... on Department { openServiceAgreement { id status } } } }', {
        id: department.id,
      })
    ).data.node.openServiceAgreement;

  test('gets another agreement only when the order confirms that it is additional', async () => {
    await department.payByInvoice();
    expect(await readOpenAgreement()).toBeNull();
    const id = await department.buyAgreement();
    expect(await readOpenAgreement()).toEqual({ id, status: 'PENDING' });
    for (const isAdditional of [undefined, null, false])
      expect((await department.buy({ isAdditional })).fieldErrors).toEqual({ isAdditional: ALREADY_OPEN });
    await department.activate(id);
    expect((await department.buy()).fieldErrors).toEqual({
      isAdditional: expect.stringContaining('en aktiv serviceaftale, der løber til og med'),
    });
    const another = await department.buyAgreement({ isAdditional: true });
    expect(await readOpenAgreement()).toEqual({ id: another, status: 'PENDING' });
    expect(await countAgreements()).toBe(2);
  });

  test('does not count expired, cancelled or deleted agreements, nor those of other departments', async () => {
    await department.payByInvoice();
    for (const fields of [{ status: 'EXPIRED' }, { status: 'CANCELLED' }, { deleted_at: new Date() }])
      await app.world.serviceAgreement(department.id, fields);
    await app.world.serviceAgreement(await app.world.department(person.customerId!));
    expect(await readOpenAgreement()).toBeNull();
    expect((await department.buy()).errors).toBeUndefined();
  });

  test('gets one agreement when several are bought at the same moment', async () => {
    await department.payByInvoice();
    const answers = await Promise.all([department.buy(), department.buy(), department.buy()]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.flatMap(({ fieldErrors }) => (fieldErrors ? [fieldErrors] : []))).toEqual([
      { isAdditional: ALREADY_OPEN },
      { isAdditional: ALREADY_OPEN },
    ]);
    expect(await countAgreements()).toBe(1);
  });

  test('returns the same agreement when a purchase is sent again', async () => {
    await department.payByInvoice();
    const purchaseId = randomUUID();
    expect(await department.buyAgreement({ purchaseId })).toBe(await department.buyAgreement({ purchaseId }));
  });

  test('gets another agreement over REST, unless the call sends isAdditional: false', async () => {
    await department.payByInvoice();
    const post = (fields: object = {}) =>
      app.rest('POST', `/api/departments/${department.id}/service-agreements`, {
        body: { duration: 12, paymentInterval: 'monthly', ...fields },
        token: person.token,
      });
    expect((await post({ isAdditional: false })).status).toBeLessThan(300);
    expect(await post({ isAdditional: false })).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', message: ALREADY_OPEN },
    });
    for (const fields of [{}, { isAdditional: true }]) expect((await post(fields)).status).toBeLessThan(300);
  });
});

describe('justOrderedAgreement', () => {
  const justOrdered = async (id: string, token = person.token) =>
    (await run('query ($id: ID!) { viewer { customer { justOrderedAgreement(id: $id) { id } } } }', { id }, token)).data
      .viewer.customer.justOrderedAgreement;

  test('finds an agreement for an hour, for its own company, and only if the company ordered it', async () => {
    await department.payByInvoice();
    const id = await department.buyAgreement();
    expect(await justOrdered(id)).toEqual({ id });
    expect(await justOrdered(id, (await app.world.person()).token)).toBeNull();
    const reseller = await app.world.person({ role: 'ADMIN' });
    expect(await justOrdered(id, reseller.token)).toBeNull();
    await app.db.sql(`update service_agreement set created_at = now() - interval '61 minutes' where id = $1`, [id]);
    expect(await justOrdered(id)).toBeNull();
    const { data } = await department.create({
      departmentId: department.id,
      duration: 12,
      startDate: dateOf(),
      endDate: lastDayOfTerm(dateOf(), 12),
      status: 'PENDING',
    });
    expect(await justOrdered(data.createServiceAgreement.edge.node.id)).toBeNull();
    expect(await justOrdered('x')).toBeNull();
  });
});

describe('activating an agreement', () => {
  test('requires an admin, mails the buyer, publishes the change, and is safe to repeat', async () => {
    await department.payByInvoice();
    const id = await department.buyAgreement();
    const socket = await openSocket(app, person.token);
    const next = await socket.watch('subscription { serviceAgreementChanged { edge { node { id status } } } }');
    expect((await department.activate(id, person.token)).errorCode).toBe('FORBIDDEN');
    await Promise.all([department.activate(id), department.activate(id)]);
    // The event of the purchase may still come first.
    let changed = (await next()).serviceAgreementChanged.edge.node;
    if (changed.status === 'PENDING') changed = (await next()).serviceAgreementChanged.edge.node;
    expect(changed).toEqual({ id, status: 'ACTIVE' });
    expect((await app.mailTo(person.email, 'aktiv')).subject).toBe('Din serviceaftale er aktiv');
    expect(await department.ledger()).toHaveLength(1);
    await socket.close();
  });

  test('is refused until the card payment has settled', async () => {
    await department.payByCard(cardNumbers.confirmedAtEachCharge);
    expect((await department.activate(await department.buyAgreement())).errors?.[0]).toMatchObject({
      extensions: { code: 'CONFLICT' },
      message: expect.stringContaining('kortbetalingen'),
    });
  });

  test('by an edit also mails the buyer and is refused until the card payment has settled', async () => {
    await department.payByInvoice();
    expect(
      (await department.update(await department.buyAgreement(), { status: 'ACTIVE' })).data.updateServiceAgreement.edge
        .node,
    ).toMatchObject({ status: 'ACTIVE' });
    expect((await app.mailTo(person.email, 'aktiv')).subject).toBe('Din serviceaftale er aktiv');
    await department.payByCard(cardNumbers.confirmedAtEachCharge);
    expect(
      (await department.update(await department.buyAgreement({ isAdditional: true }), { status: 'ACTIVE' }))
        .fieldErrors,
    ).toEqual({ status: 'Aftalen kan ikke aktiveres, før kortbetalingen er gået igennem.' });
  });

  test('is refused for a cancelled agreement', async () => {
    const id = await app.world.serviceAgreement(department.id, { status: 'CANCELLED' });
    expect((await department.activate(id)).errorCode).toBe('CONFLICT');
  });
});

describe('an agreement created by an admin', () => {
  const form = () => ({
    departmentId: department.id,
    userId: person.id,
    duration: 12,
    startDate: dateOf(),
    endDate: addMonths(dateOf(), 12),
    status: 'PENDING',
  });

  test('bills its first period once, when it first becomes active', async () => {
    await department.payByInvoice();
    const { data } = await department.create(form());
    const { id } = data.createServiceAgreement.edge.node;
    expect(await department.ledger()).toEqual([]);
    await department.activate(id);
    await department.update(id, { status: 'PENDING' });
    await department.activate(id);
    expect(await department.ledger()).toMatchObject([{ net: agreement[12].month, status: 'PENDING' }]);
  });

  test('is soft-deleted, and its unpaid ledger entries are cancelled', async () => {
    await department.payByInvoice();
    const { data } = await department.create({ ...form(), status: 'ACTIVE' });
    const { id } = data.createServiceAgreement.edge.node;
    await run('mutation ($id: ID!) { deleteServiceAgreement(id: $id) { deletedId } }', { id }, admin.token);
    expect(await department.ledger()).toMatchObject([{ status: 'CANCELLED' }]);
    expect(
      (await run('{ viewer { customer { serviceAgreements { totalCount } } } }', {})).data.viewer.customer
        .serviceAgreements.totalCount,
    ).toBe(0);
    expect(await app.db.sql('select id from service_agreement where id = $1', [id])).toEqual([{ id }]);
  });

  test('keeps its buyer until an admin sets the buyer to null', async () => {
    const { data } = await department.create(form());
    const { id } = data.createServiceAgreement.edge.node;
    const buyer = async (input: object) =>
      (await department.update(id, input)).data.updateServiceAgreement.edge.node.user;
    expect(await buyer({ duration: 24 })).toEqual({ id: person.id });
    const patched = await app.rest('PATCH', `/api/admin/service-agreements/${id}`, {
      body: { duration: 36 },
      token: admin.token,
    });
    expect(patched.body.data).toMatchObject({ duration: 36, userId: person.id });
    expect(await buyer({ userId: null })).toBeNull();
  });

  test('rejects a duration out of bounds, a buyer of another company, and callers who are no admins', async () => {
    expect((await department.create({ ...form(), duration: 61 })).fieldErrors).toEqual({ duration: 'Højst 60' });
    const stranger = await app.world.person();
    expect((await department.create({ ...form(), userId: stranger.id })).fieldErrors).toEqual({
      userId: 'Brugeren findes ikke',
    });
    expect((await department.create(form(), person.token)).errorCode).toBe('FORBIDDEN');
  });
});

describe('the overview of agreements', () => {
  const overview = async (token: string, filter = 'first: 100') =>
    (
      await run(
        `{ agreementOverview(${filter}) { edges { node { id department { name customer { id name } } } } } }`,
        {},
        token,
      )
    ).data.agreementOverview.edges.map(({ node }) => node.department.customer.id);

  test('shows all companies’ agreements to an admin and others their own, by search and status', async () => {
    await app.world.serviceAgreement(department.id);
    const stranger = await app.world.person();
    await app.world.serviceAgreement(await app.world.department(stranger.customerId!), { status: 'EXPIRED' });
    expect(await overview(admin.token)).toEqual(expect.arrayContaining([person.customerId, stranger.customerId]));
    expect(await overview(person.token)).toEqual([person.customerId]);
    const [{ name }] = (await app.db.sql('select name from customer where id = $1', [stranger.customerId])) as [
      { name: string },
    ];
    expect(await overview(admin.token, `search: "${name}", status: EXPIRED`)).toEqual([stranger.customerId]);
    expect(await overview(person.token, `search: "${name}"`)).toEqual([]);
  });
});

test('over REST, agreements are bought, listed, edited and deleted as documented', async () => {
  await department.payByInvoice();
  const bought = await app.rest('POST', `/api/departments/${department.id}/service-agreements`, {
    body: { departmentId: department.id, duration: 12, paymentInterval: 'yearly' },
    token: person.token,
  });
  expect(bought.body.data).toMatchObject({
    status: 'PENDING',
    duration: 12,
    departmentId: department.id,
    userId: person.id,
  });
  expect(
    (await app.rest('GET', '/api/departments/service-agreements', { token: person.token })).body.data,
  ).toMatchObject([{ id: idOf(bought) }]);
  expect(
    (
      await app.rest('PATCH', `/api/admin/service-agreements/${idOf(bought)}`, {
        body: { status: 'ACTIVE' },
        token: admin.token,
      })
    ).body.data,
  ).toMatchObject({ status: 'ACTIVE', duration: 12 });
  expect((await app.rest('GET', '/api/admin/service-agreements', { token: person.token })).body.data).toHaveLength(1);
  expect(
    (await app.rest('DELETE', `/api/admin/service-agreements/${idOf(bought)}`, { token: admin.token })).body,
  ).toEqual({ data: { id: idOf(bought) } });
  expect((await app.rest('GET', '/api/departments', { token: person.token })).body.data).toMatchObject([
    { serviceAgreements: [] },
  ]);
});
