import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startDinero } from '../../../sandbox/dinero/testing/startDinero.ts';
import { TestClock } from '../http/testing/TestClock.ts';
import { failureOf } from '../testing/failureOf.ts';
import { DineroClient, type NewDineroInvoice } from './Dinero.ts';

const unavailable = { code: 'PROVIDER_UNAVAILABLE', message: 'Dinero svarer ikke lige nu. Prøv igen om lidt.' };
const id = '5d9c0000-0000-4000-8000-000000000001';
const invoice: NewDineroInvoice = {
  contactId: id,
  externalReference: 'entry-1',
  date: '2026-11-21',
  description: 'Klippekort',
  lines: [{ description: 'Timer', quantity: 10, unit: 'hours', netPrice: 1_295 }],
};
let dinero: Awaited<ReturnType<typeof startDinero>>;
let clock: TestClock;

beforeEach(async () => {
  clock = new TestClock();
  dinero = await startDinero({ clock });
});
afterEach(() => dinero.close());

/** A client that gives up soon. It has a token already, so that no call has to wait for two answers. */
async function impatientClient(): Promise<DineroClient> {
  const client = new DineroClient(dinero.settings, { timeout: 1_500, clock });
  await client.contact(id);
  return client;
}

test('retries a read twice with pauses, and then reports an outage', async () => {
  for (const status of [500, 480]) {
    dinero.standIn.failNext('GET /contacts/:id', { status, times: 2 });
    expect(await dinero.client.contact(id)).toMatchObject({ id });
  }
  expect(clock.slept).toEqual([250, 1_000, 250, 1_000]);
  dinero.standIn.failNext('GET /contacts/:id', { status: 503, times: 3 });
  await expect(dinero.client.contact(id)).rejects.toMatchObject({ ...unavailable, cause: { status: 503 } });
  expect(dinero.standIn.requestCount('GET /contacts/:id')).toBe(9);
});

test('times out when Dinero does not answer', async () => {
  const impatient = await impatientClient();
  dinero.standIn.failNext('GET /contacts', { hang: true, times: 3 });
  const { cause } = await failureOf(impatient.contacts({ page: 0, pageSize: 10 }));
  expect(cause.message).toBe('Dinero did not answer: TimeoutError (GET /contacts)');
  dinero.standIn.failNext('GET /contacts', { hang: true });
  expect((await impatient.contacts({ page: 0, pageSize: 10 })).contacts).toHaveLength(10);
});

test('retries a read whose answer is incomplete', async () => {
  dinero.standIn.failNext('GET /invoices', { brokenJson: true });
  expect(await dinero.client.invoiceByReference('entry-1')).toBeUndefined();
  dinero.standIn.failNext('GET /invoices', { brokenJson: true, times: 3 });
  expect(await failureOf(dinero.client.invoiceByReference('entry-1'))).toMatchObject(unavailable);
});

test('creates an invoice once when its answer is lost, and finds it by its reference', async () => {
  const { client, standIn } = dinero;
  for (const fault of [{ dropAnswerAfterWork: true }, { brokenJson: true }] as const) {
    const externalReference = `entry-${Object.keys(fault)[0]}`;
    standIn.failNext('POST /invoices', fault);
    expect(await failureOf(client.createInvoiceDraft({ ...invoice, externalReference }))).toMatchObject(unavailable);
    const [created, ...others] = standIn.invoices().filter((draft) => draft.ExternalReference === externalReference);
    expect(others).toEqual([]);
    expect(await client.invoiceByReference(externalReference)).toEqual({ id: created!.Guid, status: 'Draft' });
  }
  expect(clock.slept).toEqual([]);
});

test('does not retry the creation of an invoice that failed', async () => {
  const { client, standIn } = dinero;
  const impatient = await impatientClient();
  for (const fault of [{ status: 502 }, { hang: true }] as const) {
    standIn.failNext('POST /invoices', fault);
    expect(await failureOf(impatient.createInvoiceDraft(invoice))).toMatchObject(unavailable);
  }
  expect(standIn.requestCount('POST /invoices')).toBe(2);
  expect(await client.invoiceByReference('entry-1')).toBeUndefined();
});

test('finds a contact by its reference when the answer to its creation was lost', async () => {
  dinero.standIn.failNext('POST /contacts', { dropAnswerAfterWork: true });
  expect(
    await failureOf(dinero.client.createContact({ name: 'Nordlys ApS', externalReference: 'company-1' })),
  ).toMatchObject(unavailable);
  expect(await dinero.client.contactByReference('company-1')).toMatchObject({ name: 'Nordlys ApS' });
});

test('reports an outage when the connection is refused', async () => {
  await dinero.client.contact(id);
  await dinero.close();
  const { cause } = await failureOf(dinero.client.contact(id));
  expect(cause.message).toBe(`Dinero did not answer: ECONNREFUSED (GET /contacts/${id})`);
});

test('reports refused input as BAD_USER_INPUT with the reasons of Dinero', async () => {
  const refusals = [
    [
      dinero.client.createContact({ name: '', externalReference: 'x'.repeat(129) }),
      'Name skal udfyldes. ExternalReference må højst være 128 tegn.',
    ],
    [
      dinero.client.createContact({ name: 'x', country: 'Danmark', externalReference: '1' }),
      'CountryKey er skrevet forkert.',
    ],
    [
      dinero.client.createInvoiceDraft({ ...invoice, contactId: '5d9c0000-0000-4000-8000-999999999999' }),
      'Kontakten findes ikke.',
    ],
  ] as const;
  for (const [answer, why] of refusals) {
    await expect(answer).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: `Dinero kan ikke bruge oplysningerne: ${why}`,
      cause: { status: 400, code: 42 },
    });
  }
  dinero.standIn.failNext('POST /contacts', { status: 400, code: 42, message: 'Kontakten findes allerede' });
  const refusalWithMessageOnly = dinero.client.createContact({ name: 'x', externalReference: '1' });
  await expect(refusalWithMessageOnly).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'Dinero kan ikke bruge oplysningerne: Kontakten findes allerede',
  });
  expect(dinero.standIn.invoices()).toEqual([]);
});

test('reports every other refusal as an outage with its reason in the cause, without retries', async () => {
  const { client, standIn } = dinero;
  standIn.failNext('POST /contacts', { status: 403, code: 90, message: 'No active Pro subscription' });
  standIn.failNext('GET /contacts', { status: 400, code: 42, message: 'Unknown field' });
  standIn.failNext('POST /invoices', { status: 400, code: 58, message: 'Timestamp outdated' });
  const failures = [
    await failureOf(client.createContact({ name: 'x', externalReference: '1' })),
    await failureOf(client.contacts({ page: 0, pageSize: 1 })),
    await failureOf(client.createInvoiceDraft(invoice)),
    await failureOf(new DineroClient({ ...dinero.settings, organisationId: '1' }).contact(id)),
  ];
  for (const error of failures) expect(error).toMatchObject(unavailable);
  expect(failures.map(({ cause }) => cause.message)).toEqual([
    'Dinero denied access: 403 90 No active Pro subscription (POST /contacts)',
    'Dinero returned an error: 400 42 Unknown field (GET /contacts)',
    'Dinero returned an error: 400 58 Timestamp outdated (POST /invoices)',
    `Dinero denied access: 403 41 No access to the organization (GET /contacts/${id})`,
  ]);
  expect(clock.slept).toEqual([]);
});

test('a call with a deadline fails in time, and creates nothing afterwards', async () => {
  const dineroOfJobs = new DineroClient(dinero.settings, { timeout: 2_000 });
  await dineroOfJobs.contact(id);
  dinero.standIn.failNext('GET /contacts/:id', { hang: true, times: 4 });
  const order: string[] = [];
  const pendingCalls = Promise.allSettled(Array.from({ length: 4 }, () => dineroOfJobs.contact(id))).then(() =>
    order.push('calls without a deadline'),
  );
  const clientWithDeadline = dineroOfJobs.within(200);
  await expect(clientWithDeadline.contact(id)).rejects.toMatchObject(unavailable);
  await expect(clientWithDeadline.createInvoiceDraft(invoice)).rejects.toMatchObject(unavailable);
  order.push('calls with a deadline');
  await pendingCalls;
  expect(order).toEqual(['calls with a deadline', 'calls without a deadline']);
  await dineroOfJobs.contact(id);
  expect(dinero.standIn.requestCount('POST /invoices')).toBe(0);
});
