import { sql } from 'kysely';
import { momentOf, monthStart } from '../../../../domain/basics/dates.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { DUE_ENTRIES, IS_NOT_INVOICED, issueInvoice, type DueEntries } from './issueInvoice.service.ts';
import { settleInvoiceCharge } from './payByCard.service.ts';

const system = { role: dbRoles.system };
const BATCH_SIZE = 100;

/** Issues the invoices that are due, unless the reseller invoices by drafts at Dinero. */
export const issueInvoicesJob: JobHandler = async (services) => {
  if (services.config.invoices.isIssuedHere) await issueInvoices(services);
};

/**
 * Issues an invoice for each group of entries that waits for one: at once for card payments and for companies that
 * want it, and after the end of the month for the others. Each invoice has a transaction of its own, so that the job
 * can be stopped anywhere and run again.
 */
export async function issueInvoices(services: Services, today?: string): Promise<void> {
  const before = momentOf(monthStart(today));
  const groups = await services.reads.run(
    system,
    sql<DueEntries & { isMonthly: boolean }>`
     select ${DUE_ENTRIES}, c.invoicing = 'MONTHLY' and e.method = 'INVOICE' as "isMonthly"
     from ledger_entry e join customer c on c.id = e.customer_id
     where ${IS_NOT_INVOICED} and (c.invoicing = 'IMMEDIATE' or e.method = 'CREDIT_CARD' or e.created_at < ${before})
     group by 1, 2, 3, 4, 5 order by min(e.id) limit ${sql.lit(BATCH_SIZE)}`,
  );
  for (const { isMonthly, ...group } of groups) {
    try {
      await services.writes.run(system, (write) =>
        issueInvoice(write, services.config, { ...group, before: isMonthly ? before : undefined }, today),
      );
    } catch (error) {
      services.log.error({ err: error, departmentId: group.departmentId }, 'issuing an invoice failed, will retry');
    }
  }
  if (groups.length && services.config.invoices.areBookedAtDinero) await services.jobs.send('bookings.book', {});
}

/** Settles card payments of invoices without a known outcome: after a crash, a lost answer, or a page that was left. */
export const settleInvoiceCharges: JobHandler = async (services) => {
  const due = await services.reads.run(
    system,
    sql<{ id: string; invoiceId: string }>`select id, invoice_id as "invoiceId" from invoice_charge
     where status = 'PENDING' and next_check_at <= now()
     order by next_check_at`,
  );
  for (const { id, invoiceId } of due) {
    await settleInvoiceCharge(services, invoiceId).catch((error: unknown) =>
      services.log.warn({ err: error, chargeId: id }, 'payment outcome is still unknown, will retry'),
    );
  }
};
