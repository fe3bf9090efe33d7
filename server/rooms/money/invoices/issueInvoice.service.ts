import { sql } from 'kysely';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import type { Ore } from '../../../../domain/basics/money.ts';
import type { PaymentMethod } from '../../../../domain/basics/vocabulary.ts';
import type { Config } from '../../../platform/config.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { runIn } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import type { Invoice } from '../ledger/Invoice.ts';
import { LedgerEntry } from '../ledger/LedgerEntry.ts';
import { buyerOf, sellerOf, storeInvoice, type InvoiceIdentity } from './storeInvoice.service.ts';

/** A longer invoice would be no help to anybody; the next run issues another one for the rest. */
const MAX_LINES = 200;

/** The entries of a department that wait for an invoice. */
export interface DueEntries {
  departmentId: string;
  method: PaymentMethod;
  poNumber: string | null;
  eanNumber: string | null;
  /** Entries that were created before this moment; all when left out. */
  before?: Date | undefined;
  /** The only entry to invoice; all that wait when left out. */
  entryId?: string | undefined;
}

/** SQL of the columns by which entries `e` are gathered into invoices. */
export const DUE_ENTRIES = sql`e.department_id as "departmentId", e.method, e.po_number as "poNumber",
  e.ean_number as "eanNumber"`;

/**
 * SQL condition: an entry `e` waits for its invoice. A card payment gets its invoice once it is paid, and what is sent
 * to Dinero as a draft, or may have been, is invoiced there.
 */
export const IS_NOT_INVOICED = sql<boolean>`e.invoice_id is null and not e.is_invoiced_elsewhere
  and e.invoice_draft_id is null and e.gross > 0
  and (e.status = 'PAID' or e.status = 'PENDING' and e.method = 'INVOICE')
  and not exists (select 1 from dinero_request r where r.id = e.id)`;

/** SQL condition: an entry of the company waits for its invoice. */
export const HAS_DUE_ENTRIES = sql<boolean>`exists (
  select 1 from ledger_entry e where e.customer_id = customer.id and ${IS_NOT_INVOICED})`;

/** Subquery: the number and sum of the invoices for all that waits at each company. The others have no row. */
export const dueInvoicesOf = (customerIds: readonly string[]) => sql<{ customerId: string; count: number; sum: Ore }>`(
  select customer_id as "customerId", (count(*) filter (where line = 1))::int as count, sum(gross)::float8 as sum
  from (
    select e.customer_id, e.gross,
      row_number() over (partition by e.department_id, e.method, e.po_number, e.ean_number order by e.id) as line
    from ledger_entry e where e.customer_id = ${equalsAny(customerIds)} and ${IS_NOT_INVOICED}) as waiting
  where line <= ${sql.lit(MAX_LINES)} group by 1)`;

/**
 * Gathers the entries into one invoice, all with the same EAN and PO number, because an invoice prints one of each.
 * Returns undefined when another call has invoiced them meanwhile.
 */
export async function issueInvoice(
  write: Write,
  config: Config,
  due: DueEntries,
  today = dateOf(),
  identity: InvoiceIdentity = {},
): Promise<Invoice | undefined> {
  const { em } = write;
  const { departmentId, method, poNumber, eanNumber, before, entryId = null } = due;
  const waiting = await runIn(
    em,
    sql<{ id: string }>`select e.id from ledger_entry e
     where ${IS_NOT_INVOICED} and e.department_id = ${departmentId} and e.method = ${method}
       and e.po_number is not distinct from ${poNumber}::text
       and e.ean_number is not distinct from ${eanNumber}::text
       and e.created_at < coalesce(${before ?? null}::timestamptz, 'infinity')
       and e.id = coalesce(${entryId}::text, e.id)
     order by e.id limit ${sql.lit(MAX_LINES)} for update`,
  );
  const ids = await withoutDrafts(
    write,
    waiting.map(({ id }) => id),
  );
  const locked = await em.find(LedgerEntry, { id: { $in: ids } }, { orderBy: { id: 'asc' } });
  const [first, ...others] = locked;
  if (!first) return undefined;
  const isPaid = locked.every(({ status }) => status === 'PAID');
  const { paymentDays } = await em.findOneOrFail(Customer, { id: first.customerId });
  return storeInvoice(
    write,
    config,
    {
      ...identity,
      kind: 'INVOICE',
      numbering: { atDinero: config.invoices.areBookedAtDinero },
      method,
      issuedOn: today,
      dueOn: isPaid ? null : addDays(today, paymentDays ?? config.invoices.paymentDays),
      seller: sellerOf(config),
      ...(await buyerOf(write, departmentId, first)),
    },
    [{ entry: first }, ...others.map((entry) => ({ entry }))],
  );
}

/** Leaves out entries whose draft was begun while this transaction waited for their locks. */
async function withoutDrafts({ em }: Write, ids: string[]): Promise<string[]> {
  const begun = await runIn(em, sqlBuilder.selectFrom('dinero_request').select('id').where('id', '=', equalsAny(ids)));
  const drafts = new Set(begun.map(({ id }) => id));
  return ids.filter((id) => !drafts.has(id));
}
