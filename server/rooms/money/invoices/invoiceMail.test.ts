import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { simpleParser } from 'mailparser';
import { Context } from '../../../platform/context.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { sendMail } from '../../../platform/mail/mail.jobs.ts';
import type { Services } from '../../../platform/services.ts';
import type { DiskMailer } from '../../../providers/mail/Mailer.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Invoice } from '../ledger/Invoice.ts';
import { creditInvoice } from './creditInvoice.service.ts';
import { issueInvoices } from './invoice.jobs.ts';
import { InvoiceMailResolver } from './invoiceMail.resolver.ts';
import { issueInvoice } from './issueInvoice.service.ts';
import { readPdf } from './testing/readPdf.ts';

let app: TestApp;
let services: Services;
let adminToken: string;
let customerId: string;
let departmentId: string;
let billingEmail: string;
let addresses = 0;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  ({ services } = app.portal);
  adminToken = (await app.world.session((await app.world.person({ role: 'ADMIN', name: 'Sofie Admin' })).id)).token;
});
beforeEach(async () => {
  billingEmail = `faktura${(addresses += 1)}@firma.example`;
  customerId = await app.world.company();
  departmentId = await app.world.department(customerId);
  await setBillingEmail(billingEmail);
});
afterAll(() => app.close());

const system = { role: dbRoles.system };
const setBillingEmail = (email: string) =>
  app.db.sql('update customer set billing_email = $2 where id = $1', [customerId, email]);
const entry = (fields: Record<string, unknown> = {}) => app.world.ledgerEntry(departmentId, fields);
async function issue(): Promise<{ id: string; number: number }> {
  await entry();
  await issueInvoices(services);
  return (await invoices())[0]!;
}
const invoices = () =>
  app.db.sql<{ id: string; number: number }>('select id, number from invoice where customer_id = $1 order by number', [
    customerId,
  ]);
const mails = () =>
  app.db.sql<{
    id: string;
    kind: string;
    recipient: string;
    attachment_id: string;
    text: string;
    sent_at: Date | null;
  }>(
    `select m.* from mail m join invoice i on i.id = m.attachment_id
     where i.customer_id = $1 and m.attachment_kind = 'INVOICE' order by m.id`,
    [customerId],
  );
const send = (id: string, changed: Partial<Services> = {}) =>
  sendMail({ ...services, ...changed }, { id: 'run', data: { id } });
async function parsedMail(subject: string) {
  const stored = (await (services.mailer as DiskMailer).list()).find(
    (mail) => mail.to === billingEmail && mail.subject.includes(subject),
  );
  return simpleParser(stored!.source);
}
const run = runAs(() => ({ app, token: adminToken }));
const resend = (id: string, token = adminToken) =>
  run(
    'mutation ($id: ID!) { sendInvoice(id: $id) { id documentUrl mails { recipient createdAt state problem } } }',
    { id },
    token,
  );

describe('the mail of an invoice', () => {
  test('is stored once, in the transaction that issues', async () => {
    const invoice = await issue();
    await issueInvoices(services);
    expect(await mails()).toMatchObject([
      { kind: 'invoice-issued', recipient: billingEmail, attachment_id: invoice.id, sent_at: null },
    ]);
  });

  test('is not stored when issuing fails', async () => {
    await entry({ method: 'INVOICE' });
    const due = { departmentId, method: 'INVOICE', poNumber: null, eanNumber: null } as const;
    await expect(
      services.writes.run(system, async (write) => {
        await issueInvoice(write, app.config, due);
        throw new Error('fortrudt');
      }),
    ).rejects.toThrow('fortrudt');
    expect(await app.db.sql('select 1 from mail where recipient = $1', [billingEmail])).toEqual([]);
  });

  test('carries the PDF, which is rendered when the mail is sent', async () => {
    const invoice = await issue();
    const [mail] = await mails();
    await app.db.sql(`update invoice set contact_person = 'Rettet Kontakt' where id = $1`, [invoice.id]);
    await send(mail!.id);
    const { subject, text, attachments } = await parsedMail('Faktura');
    expect(subject).toBe(`Faktura ${invoice.number} fra Portalen ApS`);
    expect(text).toContain('Beløb med moms: 1.250,00 kr');
    expect(text).toContain('/payments');
    expect(attachments).toMatchObject([
      { filename: `Faktura-${invoice.number}.pdf`, contentType: 'application/pdf', contentDisposition: 'attachment' },
    ]);
    const pages = (await readPdf(attachments[0]!.content)).pages.join(' ');
    expect(pages).toContain(String(invoice.number));
    expect(pages).toContain('Rettet Kontakt');
    expect(await mails()).toMatchObject([{ text: '', attachment_id: invoice.id, sent_at: expect.any(Date) }]);
  });

  test('is a receipt when it was paid by card', async () => {
    await entry({ method: 'CREDIT_CARD', status: 'PAID' });
    await issueInvoices(services);
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'payment-receipt', recipient: billingEmail });
    await send(mail!.id);
    const { subject, attachments } = await parsedMail('Kvittering');
    expect(subject).toMatch(/^Kvittering for faktura \d+ fra/);
    expect((await readPdf(attachments[0]!.content)).pages.join(' ')).toContain('Betalt med kort');
  });

  test('of a credit note names the invoice that it corrects', async () => {
    const invoice = await issue();
    await services.writes.run({ role: dbRoles.admin, employeeRoles: null }, (write) =>
      creditInvoice(write, app.portal.services, {
        invoiceId: invoice.id,
        lines: [{ position: 1, net: 10_00 }],
        reason: 'Rabat',
        issuedById: null,
      }),
    );
    const note = (await invoices()).find(({ id }) => id !== invoice.id)!;
    const mail = (await mails()).find(({ kind }) => kind === 'credit-note-issued')!;
    expect(mail).toMatchObject({ attachment_id: note.id, text: expect.stringContaining(`faktura ${invoice.number}.`) });
    await send(mail.id);
    const { attachments } = await parsedMail('Kreditnota');
    expect(attachments[0]!.filename).toBe(`Kreditnota-K${note.number}.pdf`);
    expect((await readPdf(attachments[0]!.content)).pages.join(' ')).toContain('Rabat');
  });

  test('goes to the billing address of the department, else to the administrators, else to nobody', async () => {
    await setBillingEmail('');
    const colleague = { customerId, role: 'USER' } as const;
    const administrator = await app.world.person({ ...colleague, companyRole: 'ADMINISTRATOR' });
    await app.world.person({ ...colleague, companyRole: 'MEMBER' });
    await issue();
    await app.db.sql('update department set billing_email = $2 where id = $1', [departmentId, billingEmail]);
    await issue();
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([administrator.email, billingEmail]);
    customerId = await app.world.company();
    departmentId = await app.world.department(customerId);
    await setBillingEmail('');
    const { id } = await issue();
    expect(await mails()).toEqual([]);
    expect((await resend(id)).errorCode).toBe('CONFLICT');
  });

  test('is not lost when its file cannot be rendered', async () => {
    await issue();
    const [mail] = await mails();
    const attachments = { INVOICE: () => Promise.reject(new Error('skriften mangler')) };
    await send(mail!.id, { attachments });
    expect(await mails()).toMatchObject([
      { sent_at: null, attempts: 1, text: expect.stringContaining('vedhæftet'), last_error: 'skriften mangler' },
    ]);
    await app.db.sql('update mail set next_attempt_at = now() where id = $1', [mail!.id]);
    await send(mail!.id);
    expect(await mails()).toMatchObject([{ sent_at: expect.any(Date), last_error: null }]);
  });

  test('waits for a portal that knows the kind of its file', async () => {
    await issue();
    const [mail] = await mails();
    await send(mail!.id, { attachments: {} });
    expect(await mails()).toMatchObject([{ sent_at: null, last_error: expect.stringContaining('INVOICE') }]);
  });
});

describe('sending an invoice again', () => {
  test('adds a mail, an audit entry, and is listed with the state of each mail', async () => {
    const { id } = await issue();
    const [first] = await mails();
    await send(first!.id);
    const { data, errors } = await resend(id);
    expect(errors).toBeUndefined();
    expect(data!.sendInvoice).toMatchObject({
      id,
      documentUrl: expect.stringMatching(/^\/documents\/pdf\?key=/),
      mails: [
        { recipient: billingEmail, state: 'WAITING', problem: null, createdAt: expect.stringMatching(/Z$/) },
        { recipient: billingEmail, state: 'SENT', problem: null },
      ],
    });
    expect((await app.portal.app.inject(data!.sendInvoice.documentUrl)).headers['content-type']).toBe(
      'application/pdf',
    );
    expect(
      await app.db.sql(
        `select action, customer_id from audit_entry where detail = 'sendInvoice' and customer_id = $1`,
        [customerId],
      ),
    ).toEqual([{ action: 'ADMIN_CHANGE', customer_id: customerId }]);
  });

  test('sends one mail, however often it is called while that mail waits', async () => {
    const { id } = await issue();
    await send((await mails())[0]!.id);
    await Promise.all([resend(id), resend(id), resend(id)]);
    expect(await mails()).toHaveLength(2);
  });

  test('shows why a mail was refused, and that it was given up', async () => {
    const { id } = await issue();
    const mailer = { send: () => Promise.reject(new Error('550 No such mailbox')), close: () => undefined };
    const [mail] = await mails();
    await send(mail!.id, { mailer });
    expect((await resend(id)).data!.sendInvoice.mails).toMatchObject([
      { state: 'WAITING', problem: '550 No such mailbox' },
    ]);
    await app.db.sql('update mail set attempts = 7, next_attempt_at = now() where id = $1', [mail!.id]);
    await send(mail!.id, { mailer });
    expect((await resend(id)).data!.sendInvoice.mails).toMatchObject([
      { state: 'WAITING', problem: null },
      { state: 'FAILED', problem: '550 No such mailbox' },
    ]);
  });

  test('lists no mails for a customer', async () => {
    const { id } = await issue();
    const { token } = await app.world.person({ customerId, role: 'USER' });
    const ctx = await Context.of(services, { address: '127.0.0.1' }, token);
    const invoice = { id } as Invoice;
    expect(await new InvoiceMailResolver().mails(invoice, ctx)).toEqual([]);
  });

  test('is for admins alone, and of invoices alone', async () => {
    const { id } = await issue();
    const own = await app.world.person({ customerId, role: 'USER', companyRole: 'ADMINISTRATOR' });
    const stranger = await app.world.person({ role: 'USER' });
    for (const { token } of [own, stranger]) expect((await resend(id, token)).errorCode).toBe('FORBIDDEN');
    expect(await mails()).toHaveLength(1);
    expect((await resend('inv_ukendt')).errorCode).toBe('NOT_FOUND');
  });
});

describe('the database', () => {
  test('shows admins which mails carried a file, but no content and no other mails', async () => {
    await issue();
    await services.writes.run({ role: dbRoles.auth }, async ({ mail }) =>
      mail({
        kind: 'welcome',
        to: 'anden@firma.example',
        subject: 's',
        product: 'p',
        greeting: 'g',
        paragraphs: [],
      }),
    );
    const asAdmin = (text: string) =>
      services.reads.runSql<{ recipient: string }>({ role: dbRoles.admin, employeeRoles: null }, text);
    const seen = await asAdmin('select recipient from mail');
    expect(seen.map(({ recipient }) => recipient)).toContain(billingEmail);
    expect(seen.map(({ recipient }) => recipient)).not.toContain('anden@firma.example');
    for (const column of ['text', 'html', 'subject', '*'])
      await expect(asAdmin(`select ${column} from mail`)).rejects.toThrow(/permission denied/);
  });

  test('lets no customer add a mail that carries an invoice', async () => {
    const { id } = await issue();
    await expect(
      services.writes.run({ role: dbRoles.customer, customerId }, async ({ mail }) =>
        mail({
          kind: 'invoice-issued',
          to: 'fremmed@firma.example',
          subject: 's',
          product: 'p',
          greeting: 'g',
          paragraphs: [],
          attachment: { kind: 'INVOICE', id },
        }),
      ),
    ).rejects.toThrow(/row-level security/);
  });

  test('finds the mails of an invoice by an index', async () => {
    const client = await connectClient(app);
    const explain = async (text: string) => JSON.stringify((await client.query(`explain ${text}`)).rows);
    await client.query(`set role portal_admin; set enable_seqscan = off`);
    const plan = await explain(`select id from mail where attachment_id = any(array['inv_1'])`);
    await client.end();
    expect(plan).toContain('mail_attachment');
  });
});
