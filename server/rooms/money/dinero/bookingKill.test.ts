import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dineroIdOf } from '../../../providers/dinero/dineroIdOf.ts';
import type { TestApp } from '../../../testing/createTestApp.ts';
import { runAndDie } from '../../../testing/dying/runAndDie.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { slowCases } from '../../../testing/slowTest.ts';
import { bookDocuments } from './booking.jobs.ts';
import { attemptAgain, createBookingApp, issueInvoice, readInvoice } from './testing/bookedCompany.ts';

let app: TestApp;
let providers: Providers;
beforeAll(async () => {
  providers = await startProviders();
  app = await createBookingApp(providers);
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

/** Books in a separate portal process, which is killed with SIGKILL right after the answer of a call. */
const bookAndDie = (dieAfter: string) => runAndDie(app, 'bookAndDie', { dieAfter });

test.each([
  ['the invoice was booked', 'POST .*/book$'],
  ...slowCases([
    ['the contact was created', 'POST .*/contacts$'],
    ['the draft was created', 'POST .*/invoices$'],
  ]),
])('an invoice is booked and mailed once, although a process is killed right after %s', async (_, call) => {
  const customerId = await app.world.company();
  await app.db.sql('update customer set vat_number = id where id = $1', [customerId]);
  const id = await issueInvoice(app, await app.world.department(customerId));
  expect(await bookAndDie(call)).toBe('SIGKILL');
  expect(await readInvoice(app, id)).toMatchObject({ number: null });
  await bookDocuments(app.portal.services);
  expect(await readInvoice(app, id)).toMatchObject({ number: null });
  await attemptAgain(app);
  await bookDocuments(app.portal.services);
  const { number } = await readInvoice(app, id);
  expect(providers.dinero.invoices().filter(({ ExternalReference }) => ExternalReference === id)).toMatchObject([
    { Number: number, Status: 'Booked', ContactGuid: dineroIdOf(customerId) },
  ]);
  expect(await app.db.sql('select id from mail where attachment_id = $1', [id])).toHaveLength(1);
});
