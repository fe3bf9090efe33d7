import { LockMode } from '@mikro-orm/postgresql';
import { formatLongDate } from '../../../../domain/basics/dates.ts';
import type { Ore } from '../../../../domain/basics/money.ts';
import { numberText } from '../../../../domain/money/invoices.ts';
import {
  allowedFrom,
  nextReminderOn,
  planReminder,
  type ReminderRules,
  type SentReminder,
} from '../../../../domain/money/reminders.ts';
import type { Config } from '../../../platform/config.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { recordActivity, type Actor } from '../../companies/activity/activity.service.ts';
import { findBillingEmail } from '../../companies/departments/billingEmail.reads.ts';
import { Department } from '../../companies/departments/Department.ts';
import { Invoice } from '../ledger/Invoice.ts';
import { LedgerEntry } from '../ledger/LedgerEntry.ts';
import { InvoiceHold } from './InvoiceHold.ts';
import { paymentReminderMail } from './reminder.mails.ts';
import { Reminder } from './Reminder.ts';

/** An invoice that is locked until the transaction ends, with what decides about its next reminder. */
export interface LockedInvoice {
  invoice: Invoice;
  /** Its reminders so far, in the order of their numbers. */
  sent: Reminder[];
  hold: InvoiceHold | null;
  rules: ReminderRules;
}

/** Locks an invoice, so that its reminders are decided one after the other. Throws NOT_FOUND for an unknown one. */
export async function lockForReminder(write: Write, { reminders }: Config, id: string): Promise<LockedInvoice> {
  const { em } = write;
  const invoice = await em.findOne(Invoice, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!invoice) throw notFound('Fakturaen findes ikke');
  return {
    invoice,
    sent: await em.find(Reminder, { invoiceId: id }, { orderBy: { number: 'asc' } }),
    hold: await em.findOne(InvoiceHold, { invoiceId: id }),
    // A reminder of nothing but fees must not cost another fee.
    rules: { ...reminders, fee: (await hasGoods(write, id)) ? reminders.fee : 0 },
  };
}

/** Whether anything else than fees of reminders is billed by the invoice. */
const hasGoods = async ({ em }: Write, invoiceId: string): Promise<boolean> =>
  (await em.count(LedgerEntry, { invoiceId, subject: { $ne: 'reminder' } })) > 0;

/** The facts that decide about the next reminder of an invoice; also read without a lock, for a preview. */
export interface ReminderFacts {
  invoice: Pick<Invoice, 'kind' | 'method' | 'dueOn' | 'open' | 'number'>;
  sent: readonly SentReminder[];
  hold: Pick<InvoiceHold, 'until'> | null;
  rules: ReminderRules;
}

/** Why no reminder of the invoice may be sent today, in Danish; undefined when one may. */
export function refusalOf({ invoice, sent, hold, rules }: ReminderFacts, today: string): string | undefined {
  const { kind, method, dueOn, open, number } = invoice;
  if (number === null) return 'Fakturaen er ikke bogført i Dinero endnu';
  if (kind !== 'INVOICE' || method !== 'INVOICE' || dueOn === null || open <= 0)
    return 'Fakturaen mangler ikke betaling';
  if (dueOn >= today) return `Fakturaen forfalder først den ${formatLongDate(dueOn)}`;
  if (hold && (hold.until === null || hold.until >= today)) return 'Rykkere for fakturaen er sat på pause';
  if (sent.length >= rules.days.length) return 'Alle rykkere for fakturaen er sendt';
  const from = allowedFrom(dueOn, sent);
  return from > today ? `Den næste rykker kan tidligst sendes den ${formatLongDate(from)}` : undefined;
}

/**
 * Stores a reminder with its fee, its mail and its activity. The fee becomes a ledger entry without VAT, which the next
 * invoice bills. Throws CONFLICT when none may be sent today, and when the company has no address for invoices.
 */
export async function storeReminder(
  write: Write,
  config: Config,
  locked: LockedInvoice,
  actor: Actor,
  today: string,
): Promise<void> {
  const { em } = write;
  const { invoice, sent, rules } = locked;
  const { id: invoiceId, customerId, departmentId, open } = invoice;
  const invoiceNumber = numberText(invoice.kind, invoice.number);
  const refusal = refusalOf(locked, today);
  if (refusal) throw conflict(refusal);
  const planned = planReminder(sent, rules)!;
  const email = await findBillingEmail(write, departmentId);
  if (!email) throw conflict('Virksomheden har ingen e-mail til fakturaer');
  const id = newId(Reminder.idPrefix);
  const feeEntryId = planned.fee ? await createFee(write, invoice, id, planned.fee) : null;
  const reminder = em.create(Reminder, { ...planned, id, customerId, invoiceId, sentOn: today, feeEntryId });
  const department = await em.findOneOrFail(Department, { id: departmentId });
  write.mail(
    paymentReminderMail(config, { name: department.contactPerson, email }, planned, {
      customerId,
      invoiceId,
      invoiceNumber,
      departmentName: department.name,
      dueOn: invoice.dueOn!,
      open,
      nextOn: nextReminderOn(invoice.dueOn!, [...sent, reminder], rules),
    }),
  );
  const title = `${nameOf(planned.number)} for faktura ${invoiceNumber} er sendt`;
  await recordReminders(write, actor, invoice, id, title);
}

const nameOf = (number: number): string => (number === 1 ? 'Påmindelse' : `Rykker ${number}`);

/** Stores the ledger entry of a fee, to which the reminder then refers, and returns its id. */
async function createFee({ em, publish }: Write, invoice: Invoice, reminderId: string, fee: Ore): Promise<string> {
  const { customerId, departmentId, buyer, number } = invoice;
  const entry = em.create(LedgerEntry, {
    customerId,
    departmentId,
    subject: 'reminder',
    subjectId: reminderId,
    description: `Rykkergebyr, faktura ${number}`,
    quantity: 1,
    unit: 'PIECE',
    net: fee,
    vat: 0,
    gross: fee,
    method: 'INVOICE',
    eanNumber: buyer.eanNumber,
    poNumber: buyer.poNumber,
    origin: 'PORTAL',
    purchaseId: reminderId,
  });
  await em.flush();
  publish({ topic: 'ledger.changed', id: departmentId, customerId });
  return entry.id;
}

/** Adds an activity about the reminders of an invoice, and publishes that the invoice has changed. */
export function recordReminders(
  write: Write,
  actor: Actor,
  { id, customerId }: Invoice,
  entityId: string,
  title: string,
): Promise<void> {
  write.publish({ topic: 'invoice.changed', id, customerId });
  return recordActivity(write, actor, { customerId, entityType: 'reminder', entityId, title });
}
