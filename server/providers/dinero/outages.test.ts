import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startDinero } from '../../sandbox/dinero/testing/startDinero.ts';
import { DineroClient, type NewDineroInvoice } from './Dinero.ts';

const silent = { code: 'PROVIDER_UNAVAILABLE', message: 'Dinero svarer ikke lige nu. Prøv igen om lidt.' };
const id = '5d9c0000-0000-4000-8000-000000000001';
const invoice: NewDineroInvoice = {
  contactId: id,
  externalReference: 'entry-1',
  date: '2026-11-21',
  description: 'Klippekort',
  lines: [{ description: 'Timer', quantity: 10, unit: 'hours', netPrice: 1_295 }],
};
let dinero: Awaited<ReturnType<typeof startDinero>>;
let slept: number[];
const clock = { now: Date.now, sleep: async (milliseconds: number) => void slept.push(milliseconds) };

beforeEach(async () => {
  slept = [];
  dinero = await startDinero({ timeout: 1_500, clock });
});
afterEach(() => dinero.close());

const failure = async (answer: Promise<unknown>) =>
  answer.then(
    () => {
      throw new Error('It was answered');
    },
    (error: Error) => error,
  ) as Promise<Error & { cause: Error }>;

test('a question is asked again twice, with a pause, and then it is an outage', async () => {
  for (const status of [500, 480]) {
    dinero.standIn.failNext('GET /contacts/:id', { status, times: 2 });
    expect(await dinero.client.contact(id)).toMatchObject({ id });
  }
  expect(slept).toEqual([250, 1_000, 250, 1_000]);
  dinero.standIn.failNext('GET /contacts/:id', { status: 503, times: 3 });
  await expect(dinero.client.contact(id)).rejects.toMatchObject({ ...silent, cause: { status: 503 } });
  expect(dinero.standIn.asked('GET /contacts/:id')).toBe(9);
});

test('a Dinero that hangs is given up on', async () => {
  dinero.standIn.failNext('GET /contacts', { hang: true, times: 3 });
  const { cause } = await failure(dinero.client.contacts({ page: 0, pageSize: 10 }));
  expect(cause.message).toBe('Dinero gave no answer: TimeoutError (GET /contacts)');
  dinero.standIn.failNext('GET /contacts', { hang: true });
  expect((await dinero.client.contacts({ page: 0, pageSize: 10 })).contacts).toHaveLength(10);
});

test('an answer that breaks off is no answer', async () => {
  dinero.standIn.failNext('GET /invoices', { brokenJson: true });
  expect(await dinero.client.invoiceByReference('entry-1')).toBeUndefined();
  dinero.standIn.failNext('GET /invoices', { brokenJson: true, times: 3 });
  expect(await failure(dinero.client.invoiceByReference('entry-1'))).toMatchObject(silent);
});

test('an invoice whose answer is lost was made once, and is found again by its name', async () => {
  const { client, standIn } = dinero;
  for (const fault of [{ dropAnswerAfterWork: true }, { brokenJson: true }] as const) {
    const externalReference = `entry-${Object.keys(fault)[0]}`;
    standIn.failNext('POST /invoices', fault);
    expect(await failure(client.createInvoiceDraft({ ...invoice, externalReference }))).toMatchObject(silent);
    const [made, ...others] = standIn.invoices().filter((draft) => draft.ExternalReference === externalReference);
    expect(others).toEqual([]);
    expect(await client.invoiceByReference(externalReference)).toEqual({ id: made!.Guid, status: 'Draft' });
  }
  expect(slept).toEqual([]);
});

test('what Dinero never got to is not there, and was not tried again', async () => {
  const { client, standIn } = dinero;
  for (const fault of [{ status: 502 }, { hang: true }] as const) {
    standIn.failNext('POST /invoices', fault);
    expect(await failure(client.createInvoiceDraft(invoice))).toMatchObject(silent);
  }
  expect(standIn.asked('POST /invoices')).toBe(2);
  expect(await client.invoiceByReference('entry-1')).toBeUndefined();
});

test('a contact whose answer is lost is found again too', async () => {
  dinero.standIn.failNext('POST /contacts', { dropAnswerAfterWork: true });
  expect(
    await failure(dinero.client.createContact({ name: 'Nordlys ApS', externalReference: 'company-1' })),
  ).toMatchObject(silent);
  expect(await dinero.client.contactByReference('company-1')).toMatchObject({ name: 'Nordlys ApS' });
});

test('nobody who listens is an outage too', async () => {
  await dinero.client.contact(id);
  await dinero.close();
  const { cause } = await failure(dinero.client.contact(id));
  expect(cause.message).toBe(`Dinero gave no answer: ECONNREFUSED (GET /contacts/${id})`);
});

test('what Dinero has against the input is told to whoever typed it, in its own words', async () => {
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
  const bare = dinero.client.createContact({ name: 'x', externalReference: '1' });
  await expect(bare).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'Dinero kan ikke bruge oplysningerne: Kontakten findes allerede',
  });
  expect(dinero.standIn.invoices()).toEqual([]);
});

test('every other refusal is an outage that only the log can tell apart, and nothing of it is asked twice', async () => {
  const { client, standIn } = dinero;
  standIn.failNext('POST /contacts', { status: 403, code: 90, message: 'No active Pro subscription' });
  standIn.failNext('GET /contacts', { status: 400, code: 42, message: 'Unknown field' });
  standIn.failNext('POST /invoices', { status: 400, code: 58, message: 'Timestamp outdated' });
  const failures = [
    await failure(client.createContact({ name: 'x', externalReference: '1' })),
    await failure(client.contacts({ page: 0, pageSize: 1 })),
    await failure(client.createInvoiceDraft(invoice)),
    await failure(new DineroClient({ ...dinero.settings, organisationId: '1' }).contact(id)),
  ];
  for (const error of failures) expect(error).toMatchObject(silent);
  expect(failures.map(({ cause }) => cause.message)).toEqual([
    'Dinero forbade it: 403 90 No active Pro subscription (POST /contacts)',
    'Dinero refused: 400 42 Unknown field (GET /contacts)',
    'Dinero refused: 400 58 Timestamp outdated (POST /invoices)',
    `Dinero forbade it: 403 41 No access to the organization (GET /contacts/${id})`,
  ]);
  expect(slept).toEqual([]);
});

test('who waits is let go in time, however Dinero hangs, and what they asked for is not made behind their back', async () => {
  const dineroOfJobs = new DineroClient(dinero.settings, { timeout: 2_000 });
  await dineroOfJobs.contact(id);
  dinero.standIn.failNext('GET /contacts/:id', { hang: true, times: 4 });
  const order: string[] = [];
  const hanging = Promise.all(Array.from({ length: 4 }, () => dineroOfJobs.contact(id))).then(() =>
    order.push('those that hang'),
  );
  const impatient = dineroOfJobs.within(200);
  await expect(impatient.contact(id)).rejects.toMatchObject(silent);
  await expect(impatient.createInvoiceDraft(invoice)).rejects.toMatchObject(silent);
  order.push('the impatient ones');
  await hanging;
  expect(order).toEqual(['the impatient ones', 'those that hang']);
  await dineroOfJobs.contact(id);
  expect(dinero.standIn.asked('POST /invoices')).toBe(0);
});
