import { LockMode } from '@mikro-orm/postgresql';
import { dateOf, formatLongDate } from '../../../../domain/basics/dates.ts';
import { invoiceHoldForm } from '../../../../domain/money/validation/reminders.ts';
import { BOOKING } from '../../../platform/access/employeeWrites.ts';
import type { Context } from '../../../platform/context.ts';
import { findToEdit } from '../../../platform/db/editing.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, recordActivity } from '../../companies/activity/activity.service.ts';
import { companyById } from '../../companies/customers/customer.reads.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { invoiceById } from '../invoices/invoice.reads.ts';
import { Invoice } from '../ledger/Invoice.ts';
import { cancelFee } from './cancelFee.ts';
import { InvoiceHold } from './InvoiceHold.ts';
import { Reminder } from './Reminder.ts';
import type { HoldInvoiceInput } from './reminder.types.ts';
import { lockForReminder, recordReminders, storeReminder } from './storeReminder.service.ts';

/** Sends the next reminder of an invoice at once. Throws CONFLICT when none may be sent today. */
export async function sendReminder(ctx: Context, invoiceId: string) {
  const { config } = ctx.services;
  await ctx.writeAsAdmin('keepBooks', async (write) => {
    const locked = await lockForReminder(write, config, invoiceId);
    await storeReminder(write, config, locked, actorOf(ctx.viewer), dateOf());
  });
  return invoiceById(ctx.admin, invoiceId);
}

/** Cancels the fee of a reminder, or credits it once it is invoiced. A repeated call changes nothing. */
export async function waiveReminderFee(ctx: Context, reminderId: string) {
  const invoiceId = await ctx.writeAsAdmin(BOOKING, async (write) => {
    const { em } = write;
    const reminder = await em.findOne(Reminder, { id: reminderId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!reminder) throw notFound('Rykkeren findes ikke');
    if (!reminder.feeEntryId) throw conflict('Rykkeren har intet gebyr');
    if (reminder.waivedAt) return reminder.invoiceId;
    await cancelFee(write, ctx.services, reminder.feeEntryId);
    Object.assign(reminder, { waivedAt: new Date(), waivedById: ctx.person.userId });
    const invoice = await em.findOneOrFail(Invoice, { id: reminder.invoiceId });
    const title = `Gebyret for rykker ${reminder.number} af faktura ${invoice.number} er eftergivet`;
    await recordReminders(write, actorOf(ctx.viewer), invoice, reminder.id, title);
    return reminder.invoiceId;
  });
  return invoiceById(ctx.admin, invoiceId);
}

/** Holds the reminders of an unpaid invoice, or changes its hold. */
export async function holdInvoice(ctx: Context, { invoiceId, ...input }: HoldInvoiceInput) {
  const form = parseInput(invoiceHoldForm, input);
  await ctx.writeAsAdmin('keepBooks', async (write) => {
    const { em } = write;
    const { invoice, hold } = await lockForReminder(write, ctx.services.config, invoiceId);
    const { customerId, number } = invoice;
    if (invoice.kind !== 'INVOICE' || invoice.open <= 0) throw conflict('Fakturaen mangler ikke betaling');
    const columns = { ...form, heldById: ctx.person.userId, createdAt: new Date() };
    if (hold) Object.assign(hold, columns);
    else em.create(InvoiceHold, { ...columns, invoiceId, customerId });
    const end = form.until ? ` til og med den ${formatLongDate(form.until)}` : '';
    const title = `Rykkere for faktura ${number} er sat på pause${end}`;
    await recordReminders(write, actorOf(ctx.viewer), invoice, invoiceId, title);
  });
  return invoiceById(ctx.admin, invoiceId);
}

/** Ends the hold of an invoice, if it has one. */
export async function releaseInvoice(ctx: Context, invoiceId: string) {
  await ctx.writeAsAdmin('keepBooks', async (write) => {
    const { invoice, hold } = await lockForReminder(write, ctx.services.config, invoiceId);
    if (!hold) return;
    write.em.remove(hold);
    const title = `Rykkere for faktura ${invoice.number} er ikke længere på pause`;
    await recordReminders(write, actorOf(ctx.viewer), invoice, invoiceId, title);
  });
  return invoiceById(ctx.admin, invoiceId);
}

/** Switches the automatic reminders of a company on or off. */
export async function setReminders(ctx: Context, id: string, isOn: boolean) {
  await ctx.writeAsAdmin('keepBooks', async (write) => {
    const customer = await findToEdit(write.em, Customer, id, null, 'Virksomhed ikke fundet');
    if (customer.sendsReminders === isOn) return;
    customer.sendsReminders = isOn;
    await recordActivity(write, actorOf(ctx.viewer), {
      customerId: id,
      entityType: 'customer',
      entityId: id,
      alsoSubject: 'FINANCE',
      title: `Automatiske rykkere er slået ${isOn ? 'til' : 'fra'}`,
    });
    write.publish({ topic: 'company.changed', id, customerId: id });
  });
  return companyById(ctx.admin, id);
}
