import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { addMonths, dateOf, formatDate } from '../../domain/dates.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { startProviders, type Providers } from '../testing/providers.ts';
import { openSocket } from '../testing/socket.ts';
import type { Person } from '../testing/World.ts';
import { billAgreements } from './billing.ts';

let app: TestApp;
let providers: Providers;
let admin: Person;
let person: Person;
let departmentId: string;
let installationId: string;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings);
  providers.stripe.deliverTo(`${app.url}/api/webhooks/stripe`);
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => {
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!);
  installationId = await app.world.installation(departmentId);
  await app.world.license(installationId, { quantity: 12 });
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const run = (document: string, variables: object, token = person.token) => app.graphql(document, { variables, token });
const BOUGHT = '{ change { edge { node { id status startDate endDate duration licenseCount licensePrice } } } confirmation { clientSecret paymentMethodId publishableKey } }';
const buy = (input: object = {}) => run(`mutation ($input: BuyServiceAgreementInput!) { buyServiceAgreement(input: $input) ${BOUGHT} }`, {
  input: { purchaseId: randomUUID(), departmentId, duration: 36, paymentInterval: 'MONTHLY', acceptTerms: true, ...input },
});
const bought = async (input?: object): Promise<string> => (await buy(input)).data.buyServiceAgreement.change.edge.node.id;
const activate = (id: string, token = admin.token) => run('mutation ($id: ID!) { activateServiceAgreement(id: $id) { edge { node { status } } } }', { id }, token);
const create = (input: object, token = admin.token) => run('mutation ($input: ServiceAgreementInput!) { createServiceAgreement(input: $input) { edge { node { id status licenseCount paymentInterval } } } }', { input }, token);
const payBy = (id: string, paymentInterval: string) => run(
  'mutation ($id: ID!, $input: ServiceAgreementInput!) { updateServiceAgreement(id: $id, input: $input) { edge { node { paymentInterval } } } }', { id, input: { paymentInterval } }, admin.token);
const payByInvoice = () => app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
async function payByCard(number?: string): Promise<string> {
  const { data } = await run('mutation ($id: ID!) { createCardSetup(departmentId: $id) { clientSecret } }', { id: departmentId });
  const { body } = await providers.browser.confirmSetup(data.createCardSetup.clientSecret, number);
  await run('mutation ($id: ID!, $pm: String!) { attachCard(departmentId: $id, paymentMethodId: $pm) { deletedId } }', { id: departmentId, pm: body.payment_method });
  return body.payment_method!;
}
interface Entry { status: string; net: number; gross: number; method: string; description: string }
const ledger = () => app.db.sql('select status, net, gross, method, description from ledger_entry where department_id = $1 order by id', [departmentId]) as Promise<Entry[]>;
const statusOf = async (id: string) => ((await app.db.sql('select status from service_agreement where id = $1', [id])) as [{ status: string }])[0].status;
const fields = (answer: { errors?: { extensions: { fields?: object } }[] }) => answer.errors?.[0]?.extensions.fields;

describe('buying a service agreement', () => {
  test('on invoice starts today, waits for an admin, and owes the first period at the price of the licences', async () => {
    await payByInvoice();
    const { data } = await buy();
    expect(data.buyServiceAgreement).toMatchObject({
      change: { edge: { node: { status: 'PENDING', startDate: dateOf(), endDate: addMonths(dateOf(), 36), duration: 36, licenseCount: 12, licensePrice: 44_900 } } }, confirmation: null,
    });
    expect(await ledger()).toMatchObject([{ status: 'PENDING', net: 12 * 44_900, gross: 12 * 44_900 * 1.25, method: 'INVOICE' }]);
    expect((await app.mailTo(admin.email)).subject).toContain('Ny serviceaftale');
  });

  test('by the year owes twelve months less twenty percent, whatever a client might send', async () => {
    await payByInvoice();
    await buy({ paymentInterval: 'YEARLY', duration: 12 });
    expect(await ledger()).toMatchObject([{ net: 12 * 44_900 * 12 * 0.8 }]);
  });

  test('without licences costs nothing and leaves no entry, also when it is sent twice', async () => {
    await payByInvoice();
    await app.db.sql('update license set deleted_at = now() where installation_id = $1', [installationId]);
    const purchaseId = randomUUID();
    expect(await bought({ purchaseId })).toBe(await bought({ purchaseId }));
    expect(await ledger()).toEqual([]);
  });

  test('asks for a department, 12 or 36 months, the terms, and a payment method', async () => {
    expect(fields(await buy({ departmentId: '', acceptTerms: false, duration: 24 }))).toEqual({
      departmentId: 'Vælg en afdeling', duration: 'Vælg en periode', acceptTerms: 'Du skal acceptere serviceaftale betingelserne for at fortsætte.',
    });
    expect((await buy()).errors?.[0]?.extensions.code).toBe('PAYMENT_METHOD_REQUIRED');
  });

  test('by card is paid at once', async () => {
    await payByCard();
    const id = await bought();
    expect(await ledger()).toMatchObject([{ status: 'PAID', method: 'CREDIT_CARD' }]);
    expect(await statusOf(id)).toBe('PENDING');
  });

  test('with a card that is declined sells nothing, and says why', async () => {
    await payByCard('4000000000000341');
    expect((await buy()).errors?.[0]).toMatchObject({ extensions: { code: 'PAYMENT_FAILED' }, message: expect.stringContaining('afvist') });
    expect(await ledger()).toMatchObject([{ status: 'FAILED' }]);
    expect(await app.db.sql('select status from service_agreement where department_id = $1', [departmentId])).toEqual([{ status: 'CANCELLED' }]);
  });

  test('with a card whose bank wants the customer is settled by the browser’s answer', async () => {
    const paymentMethodId = await payByCard('4000002760003184');
    const purchaseId = randomUUID();
    const { data } = await buy({ purchaseId });
    expect(data.buyServiceAgreement.confirmation).toMatchObject({ paymentMethodId, publishableKey: 'pk_test_sandbox' });
    await providers.browser.confirmPayment(data.buyServiceAgreement.confirmation.clientSecret, paymentMethodId);
    const settled = await run('mutation ($purchaseId: String!) { settlePurchase(purchaseId: $purchaseId) { status } }', { purchaseId });
    expect(settled.data.settlePurchase.status).toBe('PAID');
    const stranger = await app.world.person();
    expect((await run('mutation ($purchaseId: String!) { settlePurchase(purchaseId: $purchaseId) { status } }', { purchaseId }, stranger.token)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('sent twice at once is one', async () => {
    await payByInvoice();
    const purchaseId = randomUUID();
    await Promise.all([buy({ purchaseId }), buy({ purchaseId })]);
    expect(await ledger()).toHaveLength(1);
    for (const other of [{ duration: 12 }, { paymentInterval: 'YEARLY' }]) expect((await buy({ purchaseId, ...other })).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(await ledger()).toHaveLength(1);
  });
});

describe('activating', () => {
  test('is one click of an admin, told to the buyer and shown live; a second click changes nothing', async () => {
    await payByInvoice();
    const id = await bought();
    const socket = await openSocket(app, person.token);
    const next = await socket.watch('subscription { serviceAgreementChanged { edge { node { id status } } } }');
    expect((await activate(id, person.token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    await Promise.all([activate(id), activate(id)]);
    expect((await next()).serviceAgreementChanged.edge.node).toEqual({ id, status: 'ACTIVE' });
    expect((await app.mailTo(person.email)).subject).toBe('Din serviceaftale er aktiv');
    expect(await ledger()).toHaveLength(1);
    await socket.close();
  });

  test('waits until a card’s payment is through', async () => {
    await payByCard('4000002760003184');
    expect((await activate(await bought())).errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' }, message: expect.stringContaining('kortbetalingen') });
  });

  test('by an edit is told to the buyer too, and waits for the card as well', async () => {
    const update = (id: string, status: string) => run(
      'mutation ($id: ID!, $input: ServiceAgreementInput!) { updateServiceAgreement(id: $id, input: $input) { edge { node { status } } } }', { id, input: { status } }, admin.token);
    await payByInvoice();
    expect((await update(await bought(), 'ACTIVE')).data.updateServiceAgreement.edge.node).toEqual({ status: 'ACTIVE' });
    expect((await app.mailTo(person.email)).subject).toBe('Din serviceaftale er aktiv');
    await payByCard('4000002760003184');
    expect(fields(await update(await bought(), 'ACTIVE'))).toEqual({ status: 'Aftalen kan ikke aktiveres, før kortbetalingen er gået igennem.' });
  });

  test('is refused for an agreement that is over or cancelled', async () => {
    const id = await app.world.serviceAgreement(departmentId, { status: 'CANCELLED' });
    expect((await activate(id)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });
});

describe('an agreement by an admin', () => {
  const form = () => ({ departmentId, userId: person.id, duration: 12, startDate: dateOf(), endDate: addMonths(dateOf(), 12), status: 'PENDING' });

  test('owes its first period when it is first active, and once', async () => {
    await payByInvoice();
    const { data } = await create(form());
    const { id } = data.createServiceAgreement.edge.node;
    expect(await ledger()).toEqual([]);
    await activate(id);
    await run('mutation ($id: ID!, $input: ServiceAgreementInput!) { updateServiceAgreement(id: $id, input: $input) { deletedId } }', { id, input: { status: 'PENDING' } }, admin.token);
    await activate(id);
    expect(await ledger()).toMatchObject([{ net: 12 * 44_900, status: 'PENDING' }]);
  });

  test('that is deleted is kept as deleted, and what is unpaid is not owed any more', async () => {
    await payByInvoice();
    const { data } = await create({ ...form(), status: 'ACTIVE' });
    const { id } = data.createServiceAgreement.edge.node;
    await run('mutation ($id: ID!) { deleteServiceAgreement(id: $id) { deletedId } }', { id }, admin.token);
    expect(await ledger()).toMatchObject([{ status: 'CANCELLED' }]);
    expect((await run('{ viewer { customer { serviceAgreements { totalCount } } } }', {})).data.viewer.customer.serviceAgreements.totalCount).toBe(0);
    expect(await app.db.sql('select id from service_agreement where id = $1', [id])).toEqual([{ id }]);
  });

  test('keeps its buyer until an admin says that there is none', async () => {
    const { data } = await create(form());
    const { id } = data.createServiceAgreement.edge.node;
    const buyer = async (input: object) => (await run(
      'mutation ($id: ID!, $input: ServiceAgreementInput!) { updateServiceAgreement(id: $id, input: $input) { edge { node { user { id } } } } }', { id, input }, admin.token)).data.updateServiceAgreement.edge.node.user;
    expect(await buyer({ duration: 24 })).toEqual({ id: person.id });
    const patched = await app.rest('PATCH', `/api/admin/service-agreements/${id}`, { body: { duration: 36 }, token: admin.token });
    expect(patched.body.data).toMatchObject({ duration: 36, userId: person.id });
    expect(await buyer({ userId: null })).toBeNull();
  });

  test('keeps the bounds and takes nobody of another company', async () => {
    expect(fields(await create({ ...form(), duration: 61 }))).toEqual({ duration: 'Højst 60' });
    const stranger = await app.world.person();
    expect(fields(await create({ ...form(), userId: stranger.id }))).toEqual({ userId: 'Brugeren findes ikke' });
    expect((await create(form(), person.token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('has work logged on it, which the customer sees', async () => {
    const id = await app.world.serviceAgreement(departmentId);
    const log = (input: object, token = admin.token) => run('mutation ($id: ID!, $input: AgreementWorkInput!) { logAgreementWork(agreementId: $id, input: $input) { edge { node { minutes } } } }', { id, input }, token);
    await log({ workedOn: dateOf(), minutes: 90, description: 'Opsætning af makroer' });
    await log({ workedOn: dateOf(), minutes: 30, description: 'Møde' });
    expect(fields(await log({ workedOn: '', minutes: 0, description: '' }))).toEqual({ workedOn: 'Dato er påkrævet', minutes: 'Skriv, hvor lang tid der er brugt', description: 'Beskrivelse er påkrævet' });
    expect((await log({ workedOn: dateOf(), minutes: 5, description: 'x' }, person.token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const { data } = await run('{ viewer { customer { serviceAgreements { edges { node { workMinutes workLog { edges { node { description minutes } } } } } } activities(first: 1) { edges { node { entityType title } } } } } }', {});
    expect(data.viewer.customer.serviceAgreements.edges[0].node).toEqual({
      workMinutes: 120, workLog: { edges: [{ node: { description: 'Møde', minutes: 30 } }, { node: { description: 'Opsætning af makroer', minutes: 90 } }] },
    });
    expect(data.viewer.customer.activities.edges[0].node).toEqual({ entityType: 'service_agreement_work', title: '30 min arbejde på serviceaftalen' });
  });
});

test('work that is entered again after a lost answer is entered once; other work under the same id is told so', async () => {
  const [id, other] = [await app.world.serviceAgreement(departmentId), await app.world.serviceAgreement(departmentId)];
  const requestId = randomUUID();
  const log = (agreementId: string, minutes: number) => run(
    'mutation ($id: ID!, $input: AgreementWorkInput!) { logAgreementWork(agreementId: $id, input: $input) { edge { node { minutes } } } }',
    { id: agreementId, input: { workedOn: dateOf(), minutes, description: 'Møde', requestId } }, admin.token);
  const both = await Promise.all([log(id, 60), log(id, 60)]);
  expect(both.map(({ data }) => data.logAgreementWork.edge.node.minutes)).toEqual([60, 60]);
  expect(await app.db.sql('select minutes from agreement_work where agreement_id = $1', [id])).toEqual([{ minutes: 60 }]);
  for (const answer of [await log(id, 90), await log(other, 60)]) expect(answer.errors?.[0]?.extensions.code).toBe('CONFLICT');
});

describe('a clock that moves on', () => {
  test('through three years bills every month exactly once, at that month’s count, whatever is repeated', async () => {
    await payByInvoice();
    const id = await bought();
    await activate(id);
    const start = dateOf();
    for (let month = 1; month <= 40; month++) {
      if (month === 12) await app.world.license(installationId, { quantity: 100 });
      const today = addMonths(start, month);
      await Promise.all([billAgreements(app.portal.services, today), billAgreements(app.portal.services, today)]);
    }
    const entries = await ledger();
    expect(entries).toHaveLength(36);
    expect(new Set(entries.map(({ description }) => description)).size).toBe(36);
    expect(entries.slice(0, 12).every(({ net }) => net === 12 * 44_900)).toBe(true);
    expect(entries.slice(12).every(({ net }) => net === 112 * 34_900)).toBe(true);
  }, 60_000);

  test('that stood still bills what was missed, period by period', async () => {
    await payByInvoice();
    const id = await bought({ paymentInterval: 'YEARLY' });
    await activate(id);
    await billAgreements(app.portal.services, addMonths(dateOf(), 50));
    expect(await ledger()).toHaveLength(3);
  });

  test('bills the last period by its months', async () => {
    await payByInvoice();
    await create({ departmentId, duration: 15, startDate: dateOf(), endDate: addMonths(dateOf(), 15), status: 'ACTIVE', paymentInterval: 'YEARLY' });
    await billAgreements(app.portal.services, addMonths(dateOf(), 12));
    expect((await ledger()).map(({ net }) => net)).toEqual([12 * 44_900 * 12 * 0.8, 12 * 44_900 * 3 * 0.8]);
  });

  test('bills nothing twice of an agreement that is paid by the month from now on', async () => {
    await payByInvoice();
    const id = await bought({ paymentInterval: 'YEARLY' });
    await activate(id);
    expect((await payBy(id, 'MONTHLY')).errors).toBeUndefined();
    await billAgreements(app.portal.services, addMonths(dateOf(), 11));
    expect((await ledger()).map(({ net }) => net)).toEqual([12 * 44_900 * 12 * 0.8]);
    await billAgreements(app.portal.services, addMonths(dateOf(), 13));
    expect((await ledger()).map(({ net }) => net)).toEqual([12 * 44_900 * 12 * 0.8, 12 * 44_900, 12 * 44_900]);
  });

  test('goes on by the year where it is paid so from now on, from where the last month ended', async () => {
    await payByInvoice();
    const id = await bought();
    await activate(id);
    await billAgreements(app.portal.services, addMonths(dateOf(), 4));
    await payBy(id, 'YEARLY');
    await billAgreements(app.portal.services, addMonths(dateOf(), 17));
    const entries = await ledger();
    expect(entries.map(({ net }) => net)).toEqual([...Array.from({ length: 5 }, () => 12 * 44_900), 12 * 44_900 * 12 * 0.8, 12 * 44_900 * 12 * 0.8]);
    expect(entries.at(-1)!.description).toBe(`Serviceaftale fra ${formatDate(addMonths(dateOf(), 17))}, 12 måneder`);
  });

  test('leaves no month out where an agreement is renewed whose last period was a shorter one', async () => {
    await payByInvoice();
    const end = addMonths(dateOf(), 15);
    const { data } = await create({ departmentId, duration: 15, startDate: dateOf(), endDate: end, status: 'ACTIVE', paymentInterval: 'YEARLY' });
    await billAgreements(app.portal.services, addMonths(dateOf(), 12));
    await app.db.sql('update service_agreement set end_date = $2 where id = $1', [data.createServiceAgreement.edge.node.id, addMonths(end, 15)]);
    await billAgreements(app.portal.services, end);
    expect((await ledger()).map(({ description }) => description.split(', ')[1])).toEqual(['12 måneder', '3 måneder', '12 måneder']);
  });

  test('bills once what a server of the version before bills beside this one, and tells it what is billed here', async () => {
    await payByInvoice();
    const id = await bought({ paymentInterval: 'YEARLY' });
    await activate(id);
    const billed = async () => ((await app.db.sql('select billed_periods, billed_months from service_agreement where id = $1', [id])) as object[])[0];
    expect(await billed()).toEqual({ billed_periods: 1, billed_months: 12 });
    await app.db.sql('update service_agreement set billed_periods = billed_periods + 1 where id = $1', [id]);
    expect(await billed()).toEqual({ billed_periods: 2, billed_months: 24 });
    await billAgreements(app.portal.services, addMonths(dateOf(), 23));
    expect(await ledger()).toHaveLength(1);
    await payBy(id, 'MONTHLY');
    expect(await billed()).toEqual({ billed_periods: 24, billed_months: 24 });
    await app.db.sql(`update service_agreement set payment_interval = 'YEARLY', billed_periods = 2 where id = $1`, [id]);
    expect(await billed()).toEqual({ billed_periods: 2, billed_months: 24 });
    const theirs = await app.world.serviceAgreement(departmentId, { payment_interval: 'YEARLY', billed_months: 0, billed_periods: 1 });
    expect(await app.db.sql('select billed_months from service_agreement where id = $1', [theirs])).toEqual([{ billed_months: 12 }]);
  });

  test('charges a card, and one that fails ends no agreement', async () => {
    await payByCard();
    const id = await bought();
    await activate(id);
    await payByCard('4000000000000341');
    await billAgreements(app.portal.services, addMonths(dateOf(), 1));
    expect((await ledger()).map(({ status }) => status)).toEqual(['PAID', 'FAILED']);
    expect(await statusOf(id)).toBe('ACTIVE');
  });

  test('bills nothing that waits, is over or was deleted', async () => {
    await payByInvoice();
    for (const more of [{ status: 'PENDING' }, { status: 'EXPIRED' }, { deleted_at: new Date() }]) await app.world.serviceAgreement(departmentId, { billed_months: 0, ...more });
    await billAgreements(app.portal.services, addMonths(dateOf(), 3));
    expect(await ledger()).toEqual([]);
  });
});

describe('the overview of agreements', () => {
  const overview = async (token: string, filter = 'first: 100') =>
    (await run(`{ agreementOverview(${filter}) { edges { node { id department { name customer { id name } } } } } }`, {}, token)).data.agreementOverview.edges
      .map(({ node }: { node: { department: { customer: { id: string } } } }) => node.department.customer.id);

  test('shows all companies’ to an admin and the own one’s to anybody else, by search and status', async () => {
    await app.world.serviceAgreement(departmentId);
    const stranger = await app.world.person();
    await app.world.serviceAgreement(await app.world.department(stranger.customerId!), { status: 'EXPIRED' });
    expect(await overview(admin.token)).toEqual(expect.arrayContaining([person.customerId, stranger.customerId]));
    expect(await overview(person.token)).toEqual([person.customerId]);
    const [{ name }] = (await app.db.sql('select name from customer where id = $1', [stranger.customerId])) as [{ name: string }];
    expect(await overview(admin.token, `search: "${name}", status: EXPIRED`)).toEqual([stranger.customerId]);
    expect(await overview(person.token, `search: "${name}"`)).toEqual([]);
  });
});

test('over REST agreements are bought, listed and run as documented', async () => {
  await payByInvoice();
  const made = await app.rest('POST', `/api/departments/${departmentId}/service-agreements`, { body: { departmentId, duration: 12, paymentInterval: 'yearly' }, token: person.token });
  expect(made.body.data).toMatchObject({ status: 'PENDING', duration: 12, departmentId, userId: person.id });
  expect((await app.rest('GET', '/api/departments/service-agreements', { token: person.token })).body.data).toMatchObject([{ id: made.body.data.id }]);
  expect((await app.rest('PATCH', `/api/admin/service-agreements/${made.body.data.id}`, { body: { status: 'ACTIVE' }, token: admin.token })).body.data).toMatchObject({ status: 'ACTIVE', duration: 12 });
  expect((await app.rest('GET', '/api/admin/service-agreements', { token: person.token })).body.data).toHaveLength(1);
  expect((await app.rest('DELETE', `/api/admin/service-agreements/${made.body.data.id}`, { token: admin.token })).body).toEqual({ data: { id: made.body.data.id } });
  expect((await app.rest('GET', '/api/departments', { token: person.token })).body.data).toMatchObject([{ serviceAgreements: [] }]);
});
