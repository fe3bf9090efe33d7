import type { TestApp } from '../../../../testing/createTestApp.ts';
import { issueInvoices } from '../../invoices/invoice.jobs.ts';

/** The day on which the invoice of `overdueInvoice` is due. */
export const DUE = '2026-03-01';
const ISSUED = '2026-02-15';

export interface OverdueInvoice {
  customerId: string;
  departmentId: string;
  entryId: string;
  invoiceId: string;
  number: number;
}

/** A company with an issued invoice of 1.250 kr, and an address for its mails of its own. */
export async function overdueInvoice(app: TestApp): Promise<OverdueInvoice> {
  const customerId = await app.world.company();
  const departmentId = await app.world.department(customerId);
  await app.db.sql('update customer set billing_email = $2 where id = $1', [customerId, emailOf(customerId)]);
  const entryId = await app.world.ledgerEntry(departmentId, { subject_id: await app.world.clipCard(departmentId) });
  await issueInvoices(app.portal.services, ISSUED);
  return { customerId, departmentId, entryId, ...(await invoiceOf(app, entryId)) };
}

/** The invoice of a ledger entry. */
export async function invoiceOf({ db }: TestApp, entryId: string) {
  const [row] = await db.sql<{ invoiceId: string; number: number }>(
    'select i.id as "invoiceId", i.number from ledger_entry e join invoice i on i.id = e.invoice_id where e.id = $1',
    [entryId],
  );
  return row!;
}

export interface StoredReminder {
  id: string;
  number: number;
  sent_on: string;
  fee: number;
  fee_entry_id: string | null;
}

export const remindersOf = ({ db }: TestApp, invoiceId: string) =>
  db.sql<StoredReminder>(
    'select id, number, sent_on::text, fee, fee_entry_id from reminder where invoice_id = $1 order by number',
    [invoiceId],
  );

/** The texts of the mails to the company of `overdueInvoice`, oldest first. */
export async function remindersMailedTo({ db }: TestApp, customerId: string): Promise<string[]> {
  const mails = await db.sql<{ text: string }>(
    `select text from mail where kind = 'payment-reminder' and recipient = $1 order by id`,
    [emailOf(customerId)],
  );
  return mails.map(({ text }) => text);
}

const emailOf = (customerId: string) => `${customerId.replace('_', '-')}@firma.example`;
