import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { formatPlural } from '../../../../domain/basics/formatCount.ts';
import { Invoicing } from '../../../../domain/basics/vocabulary.ts';
import { bookkeepingForm, invoiceTermsForm } from '../../../../domain/money/validation/invoices.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { pick } from '../../../platform/db/editing.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { notFound } from '../../../platform/errors.ts';
import { parseEdit, parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, recordActivity } from '../../companies/activity/activity.service.ts';
import { companyById } from '../../companies/customers/customer.reads.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { invoiceLoader } from './invoice.reads.ts';
import type { InvoiceTermsInput } from './invoice.types.ts';
import { DUE_ENTRIES, IS_NOT_INVOICED, issueInvoice, type DueEntries } from './issueInvoice.service.ts';
import { bookkeepingLink } from './serveBookkeeping.ts';

/**
 * Issues the invoices of a company at once, for everything that waits for one. A purchase that was sent to Dinero as a
 * draft does not wait. A repeated call issues nothing.
 */
export async function issueInvoicesOf(ctx: Context, customerId: string) {
  const ids = await ctx.writeAsAdmin('keepBooks', async (write) => {
    const { em } = write;
    if (!(await em.findOne(Customer, { id: customerId }))) throw notFound('Virksomheden findes ikke');
    const groups = await runIn(
      em,
      sql<DueEntries>`select ${DUE_ENTRIES} from ledger_entry e
       where e.customer_id = ${customerId} and ${IS_NOT_INVOICED}
       group by 1, 2, 3, 4 order by min(e.id)`,
    );
    const issued: string[] = [];
    for (const group of groups) {
      const invoice = await issueInvoice(write, ctx.services.config, group);
      if (invoice) issued.push(invoice.id);
    }
    return issued;
  });
  if (ids.length && ctx.services.config.invoices.areBookedAtDinero) await ctx.services.jobs.send('bookings.book', {});
  return invoiceLoader.of(ctx.admin).loadAll(ids);
}

/** Sets when a company is invoiced and how long it has to pay. Issued invoices keep their due days. */
export async function setInvoiceTerms(ctx: Context, id: string, input: InvoiceTermsInput) {
  await ctx.writeAsAdmin('keepBooks', async (write) => {
    const { em } = write;
    const customer = await em.findOne(Customer, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!customer) throw notFound('Virksomheden findes ikke');
    const stored = pick(customer, ['invoicing', 'paymentDays']);
    const terms = parseEdit(invoiceTermsForm, stored, input);
    const { invoicing, paymentDays } = terms;
    if (invoicing === stored.invoicing && paymentDays === stored.paymentDays) return;
    Object.assign(customer, terms);
    const days =
      paymentDays === null ? 'de sædvanlige betalingsdage' : formatPlural(paymentDays, 'betalingsdag', 'betalingsdage');
    await recordTerms(ctx, write, id, `Fakturering: ${Invoicing[invoicing].label.toLowerCase()}, ${days}`);
  });
  return (await companyById(ctx.admin, id))!;
}

/** Lets a company choose when its purchases are invoiced. */
export async function setInvoicing(ctx: Context, invoicing: Invoicing) {
  const id = ctx.companyFor('changePayment');
  await ctx.writeAsSale(async (write) => {
    const changed = await runIn(
      write.em,
      sql`update customer set invoicing = ${invoicing}, version = version + 1
       where id = ${id} and invoicing <> ${invoicing} returning id`,
    );
    if (changed.length) await recordTerms(ctx, write, id, `Fakturering: ${Invoicing[invoicing].label.toLowerCase()}`);
  });
  return (await companyById(ctx, id))!;
}

/** Returns the path of the file of a period. The audit log has an entry about it, because the file names companies. */
export async function exportBookkeeping(ctx: Context, input: { from: string; to: string }): Promise<string> {
  const period = parseInput(bookkeepingForm, input);
  await ctx.writeAsAdmin('keepBooks', (write) =>
    recordAudit(write, ctx, { action: 'EXPORTED', detail: `Bogholderi ${period.from} til ${period.to}` }),
  );
  return bookkeepingLink(ctx.services, period);
}

async function recordTerms(ctx: Context, write: Write, customerId: string, title: string): Promise<void> {
  await recordActivity(write, actorOf(ctx.viewer), {
    customerId,
    entityType: 'customer',
    entityId: customerId,
    alsoSubject: 'FINANCE',
    title,
  });
  write.publish({ topic: 'company.changed', id: customerId, customerId });
}
