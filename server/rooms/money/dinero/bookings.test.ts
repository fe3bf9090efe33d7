import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TestApp } from '../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { readPdf } from '../invoices/testing/readPdf.ts';
import { bookDocuments } from './booking.jobs.ts';
import { attemptAgain, createBookingApp, issueInvoice, readInvoice } from './testing/bookedCompany.ts';

let app: TestApp;
let providers: Providers;
let admin: Person;
let customer: Person;
let departmentId: string;
beforeAll(async () => {
  providers = await startProviders();
  app = await createBookingApp(providers);
  admin = await app.world.person({ role: 'ADMIN', customerId: null, name: 'Sofie Brandt' });
});
beforeEach(async () => {
  customer = await app.world.person();
  departmentId = await app.world.department(customer.customerId!);
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const run = runAs(() => ({ app, token: admin.token }));
const book = () => bookDocuments(app.portal.services);
const atDinero = (id: string) =>
  providers.dinero.invoices().filter(({ ExternalReference }) => ExternalReference === id);
const mails = (id: string) =>
  app.db.sql<{ subject: string }>('select subject from mail where attachment_id = $1', [id]);
const seenByCompany = async (id: string) =>
  (await run('query ($id: ID!) { node(id: $id) { ... on Invoice { numberText } } }', { id }, customer.token)).data.node;
const seenByAdmin = async (id: string) =>
  (
    await run(
      `query ($id: ID!) {
        admin { invoice(id: $id) { numberText documentUrl booking { state problem difference } } }
      }`,
      { id },
    )
  ).data.admin.invoice!;

describe('an invoice', () => {
  test('has no number and is not seen by its company until Dinero has booked it', async () => {
    const id = await issueInvoice(app, departmentId);
    expect(await readInvoice(app, id)).toMatchObject({ number: null, open: 1_250_00 });
    expect(await seenByCompany(id)).toBeNull();
    expect(await seenByAdmin(id)).toMatchObject({ numberText: 'uden nummer', booking: { state: 'WAITING' } });
    expect(await mails(id)).toEqual([]);

    await book();
    const [booked] = atDinero(id);
    const { number, dineroId } = await readInvoice(app, id);
    expect(booked).toMatchObject({
      Guid: dineroId,
      Number: number,
      Status: 'Booked',
      TotalInclVat: 1_250,
      PaymentConditionType: 'Netto',
      PaymentConditionNumberOfDays: 14,
    });
    expect(await seenByCompany(id)).toEqual({ numberText: String(number) });
    expect(await mails(id)).toEqual([{ subject: expect.stringContaining(`Faktura ${number}`) }]);
    await book();
    expect(atDinero(id)).toHaveLength(1);
    expect(await mails(id)).toHaveLength(1);
  });

  test('is addressed to a new contact, or to the only one with the CVR number', async () => {
    await issueInvoice(app, departmentId);
    await book();
    const linked = async (customerId: string) =>
      (await app.db.sql<{ id: string }>('select dinero_contact_id as id from customer where id = $1', [customerId]))[0]!
        .id;
    const created = await linked(customer.customerId!);
    expect(await app.portal.services.dinero.contact(created)).toMatchObject({ name: expect.any(String) });
    await issueInvoice(app, departmentId);
    await book();
    expect(await linked(customer.customerId!)).toBe(created);

    const other = await app.world.person();
    const contactId = providers.dinero.addContact({ Name: 'Fundet A/S', VatNumber: 'DK 98 76 54 32' });
    providers.dinero.addContact({ Name: 'Næsten 98765432', VatNumber: '198765432' });
    await app.db.sql(`update customer set vat_number = '98765432' where id = $1`, [other.customerId!]);
    await issueInvoice(app, await app.world.department(other.customerId!));
    await book();
    expect(await linked(other.customerId!)).toBe(contactId);
  });

  test('adds up to the same amount when the VAT of the sum is not that of the lines', async () => {
    const id = await issueInvoice(app, departmentId, [0.02e2, 0.02e2, 1_99]);
    await book();
    const { gross, number } = await readInvoice(app, id);
    expect(number).not.toBeNull();
    expect(atDinero(id)).toMatchObject([{ TotalInclVat: gross / 100 }]);
  });

  test('that is paid by card is booked as paid', async () => {
    const entry = { method: 'CREDIT_CARD', status: 'PAID', settled_at: new Date() };
    await app.world.ledgerEntry(departmentId, { subject_id: await app.world.clipCard(departmentId), ...entry });
    const id = await issueInvoice(app, departmentId, []);
    await book();
    expect(atDinero(id)).toMatchObject([{ PaymentConditionType: 'Paid', PaymentStatus: 'Paid' }]);
    expect(await readInvoice(app, id)).toMatchObject({ open: 0, difference: null });
  });

  test('has the PDF of Dinero, for its company and in its mail', async () => {
    const id = await issueInvoice(app, departmentId);
    await book();
    const { number } = await readInvoice(app, id);
    const { data } = await run(
      'query ($id: ID!) { node(id: $id) { ... on Invoice { documentUrl payTo { reference paymentLine } } } }',
      { id },
      customer.token,
    );
    const { documentUrl, payTo } = data.node as { documentUrl: string; payTo: object };
    expect(payTo).toEqual({ reference: String(number), paymentLine: expect.stringContaining(`${number} +80123456<`) });
    const answer = await fetch(app.url + documentUrl);
    const text = (await readPdf(Buffer.from(await answer.arrayBuffer()))).pages[0];
    expect(text).toContain(`Faktura ${number}`);
    for (const part of ['CVR 12 34 56 78', '1 stk. à 1.000,00 kr', 'Moms 25 % 250,00 kr', 'I alt med moms 1.250,00 kr'])
      expect(text).toContain(part);
    const { content, filename } = await app.portal.services.attachments['INVOICE']!(app.portal.services, id);
    expect(filename).toBe(`Faktura-${number}.pdf`);
    expect((await readPdf(Buffer.from(content))).pages[0]).toContain(`Faktura ${number}`);

    providers.dinero.failNext('GET /invoices/:id', { status: 503, times: 3 });
    const refused = await fetch(app.url + documentUrl);
    expect(refused.status).toBe(503);
    expect(await refused.text()).toBe('Dinero svarer ikke lige nu. Prøv igen om lidt.');
  });
});

describe('when Dinero fails', () => {
  test.each([
    ['the answer of the creation is lost', 'POST /invoices', { dropAnswerAfterWork: true }],
    ['the answer of the booking is lost', 'POST /invoices/:id/book', { dropAnswerAfterWork: true }],
    ['half of the answer of the booking arrives', 'POST /invoices/:id/book', { brokenJson: true }],
    ['Dinero is down', 'GET /invoices/:id', { status: 503, times: 3 }],
    ['the creation is refused', 'POST /invoices', { status: 400, code: 42, message: 'Kontoen findes ikke' }],
  ] as const)('%s, the invoice is booked once by a later attempt', async (_, call, fault) => {
    const id = await issueInvoice(app, departmentId);
    providers.dinero.failNext(call, fault);
    await book();
    expect(await readInvoice(app, id)).toMatchObject({ number: null, problem: expect.any(String) });
    await attemptAgain(app);
    await book();
    const { number, problem } = await readInvoice(app, id);
    expect(problem).toBeNull();
    expect(atDinero(id)).toMatchObject([{ Number: number, Status: 'Booked' }]);
    expect(await mails(id)).toHaveLength(1);
  });

  test('two processes that book at once book an invoice once', async () => {
    const ids = [await issueInvoice(app, departmentId), await issueInvoice(app, departmentId)];
    await Promise.all([book(), book(), book()]);
    for (const id of ids) {
      expect(atDinero(id)).toHaveLength(1);
      expect(await mails(id)).toHaveLength(1);
    }
  });

  test('a draft that was deleted there is created again when an admin asks for it', async () => {
    const id = await issueInvoice(app, departmentId);
    providers.dinero.failNext('POST /invoices/:id/book', { status: 500 });
    await book();
    providers.dinero.deleteInvoice((await readInvoice(app, id)).dineroId);
    await attemptAgain(app);
    await book();
    expect(await readInvoice(app, id)).toMatchObject({ number: null, problem: expect.stringContaining('slettet') });
    const { readChanges } = await import('./changes.jobs.ts');
    await readChanges(app.portal.services);
    expect(await readInvoice(app, id)).toMatchObject({ difference: 'DELETED_THERE' });
    const { errors } = await run('mutation ($id: ID!) { retryBooking(id: $id) { booking { state } } }', { id });
    expect(errors).toBeUndefined();
    await book();
    expect(await readInvoice(app, id)).toMatchObject({ number: expect.any(Number), difference: null });
  });

  test('a draft with another amount is not booked', async () => {
    const id = await issueInvoice(app, departmentId);
    const { dineroId } = await readInvoice(app, id);
    const contactId = providers.dinero.addContact({ Name: 'Fremmed A/S' });
    await app.portal.services.dinero.createDocument('INVOICE', {
      id: dineroId,
      contactId,
      externalReference: 'fremmed',
      date: '2026-11-21',
      paymentDays: 8,
      ean: null,
      poNumber: null,
      comment: null,
      creditNoteFor: null,
      lines: [
        { description: 'Andet', quantity: 1, unit: 'parts', comments: null, net: 1_00, gross: 1_25, hasVat: true },
      ],
    });
    await book();
    expect(await readInvoice(app, id)).toMatchObject({
      number: null,
      problem: 'Kladden i Dinero lyder på 1,25 kr, men bilaget på 1.250,00 kr.',
    });
  });
});

describe('a credit note', () => {
  test('is booked after its invoice, with the number and the PDF of Dinero', async () => {
    const id = await issueInvoice(app, departmentId);
    await book();
    const { version, number } = await readInvoice(app, id);
    const answer = await run(
      `mutation ($input: CreditInvoiceInput!) { creditInvoice(input: $input) { creditNotes { id } } }`,
      { input: { invoiceId: id, version, reason: 'Forkert antal', lines: [{ position: 1, net: 400_00 }] } },
    );
    expect(answer.errors).toBeUndefined();
    const noteId = (answer.data as { creditInvoice: { creditNotes: { id: string }[] } }).creditInvoice.creditNotes[0]!
      .id;
    expect(await seenByCompany(noteId)).toBeNull();
    await book();
    const note = await readInvoice(app, noteId);
    const booked = providers.dinero.creditNotes().find(({ Guid }) => Guid === note.dineroId);
    const { dineroId } = await readInvoice(app, id);
    expect(booked).toMatchObject({ CreditNoteFor: dineroId, TotalInclVat: 500, Number: note.number, Status: 'Booked' });
    expect(await readInvoice(app, id)).toMatchObject({ open: 750_00, difference: null, number });
    const file = await fetch(app.url + (await seenByAdmin(noteId)).documentUrl);
    expect((await readPdf(Buffer.from(await file.arrayBuffer()))).pages[0]).toContain(`Kreditnota ${note.number}`);
  });
});

describe('the state at Dinero', () => {
  test('is for admins alone, who find what is wrong in the list', async () => {
    const id = await issueInvoice(app, departmentId);
    providers.dinero.failNext('POST /invoices', { status: 400, code: 42, message: 'Kontoen findes ikke' });
    await book();
    expect((await seenByAdmin(id)).booking).toEqual({
      state: 'WAITING',
      problem: expect.stringContaining('Kontoen findes ikke'),
      difference: null,
    });
    const listed = await run(
      '{ admin { invoices(filter: { isWrongAtDinero: true }, first: 50) { edges { node { id } } } } }',
    );
    expect(listed.data.admin.invoices.edges.map(({ node }) => node.id)).toContain(id);
    await attemptAgain(app);
    await book();
    const query = 'query ($id: ID!) { node(id: $id) { ... on Invoice { booking { state } } } }';
    expect((await run(query, { id }, customer.token)).data.node).toEqual({ booking: null });
    const refused = await run('mutation ($id: ID!) { retryBooking(id: $id) { id } }', { id }, customer.token);
    expect(refused.errorCode).toBe('FORBIDDEN');
  });
});
