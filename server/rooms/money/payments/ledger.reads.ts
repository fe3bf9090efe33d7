import { sql } from 'kysely';
import type { PaymentStatus } from '../../../../domain/basics/vocabulary.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { type Reader, defineLoader } from '../../../platform/db/Reader.ts';
import { RowQuery } from '../../../platform/db/RowQuery.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { readPage } from '../../../platform/graphql/keyset.ts';
import { NestedPages } from '../../../platform/graphql/NestedPages.ts';
import { defineRowLoader, RowLoader, RowsById } from '../../../platform/graphql/RowLoader.ts';
import { customerLoader } from '../../companies/customers/customer.reads.ts';
import { departmentById } from '../../companies/departments/department.reads.ts';

const entries = sqlBuilder
  .selectFrom('ledger_entry')
  .select([
    'id',
    'customer_id as customerId',
    'department_id as departmentId',
    'subject',
    'subject_id as subjectId',
    'description',
    'net',
    'vat',
    'gross',
    'period_from as periodFrom',
    'period_to as periodTo',
    'quantity',
    'unit',
    'supplied_on as suppliedOn',
    'status',
    'method',
    'origin',
    'purchase_id as purchaseId',
    'provider_id as providerId',
    'failure_message as failureMessage',
    'created_at as createdAt',
    'settled_at as settledAt',
    'ean_number as eanNumber',
    'po_number as poNumber',
    'invoice_draft_id as invoiceDraftId',
    'invoice_drafted_at as invoiceDraftedAt',
    'marked_paid_by as markedPaidBy',
    'is_invoiced_elsewhere as isInvoicedElsewhere',
    'invoice_id as invoiceId',
    'attempt',
    'is_attended as isAttended',
    'first_failed_at as firstFailedAt',
    'next_retry_at as nextRetryAt',
  ]);

const order = [{ column: 'id', key: 'id' }];

export async function ledgerEntryById(ctx: Pick<Reader, 'read'>, id: string) {
  const [row] = await ctx.read(entries.where('id', '=', id));
  return row;
}

export const ledgerEntryNodeLoader = defineRowLoader((ids) => entries.where('id', '=', equalsAny(ids)));

export type LedgerRow = NonNullable<Awaited<ReturnType<typeof ledgerEntryById>>>;

const entriesByIds = new RowQuery(entries);

/** Loads entries by id, for the relations that lead to them. */
export const ledgerEntryLoader = defineLoader((reader) => new RowsById(reader, entriesByIds));

/** Newest first: ids sort by the time at which they were created. */
export const ledgerOfDepartments = (ctx: Reader) =>
  new NestedPages<LedgerRow>({
    read: (query) => ctx.read(query),
    query: entries,
    parentColumn: 'department_id',
    order,
    direction: 'desc',
  });

/** Ledger entries of all departments of the company, newest first. */
export function ledgerOfCompany(
  ctx: Reader,
  customerId: string,
  status: PaymentStatus | null | undefined,
  args: PageArgs,
) {
  const query = entries.where('customer_id', '=', customerId);
  return readPage({
    read: (compiled) => ctx.read(compiled),
    query: status ? query.where('status', '=', status) : query,
    order,
    direction: 'desc',
    args,
  });
}

/**
 * Sum of the pending entries of each company in øre, including VAT, less what is paid of invoices that are not paid
 * whole. A company without pending entries has no row.
 */
export const companyBalances = (ctx: Reader, ids: readonly string[]) =>
  ctx.read(
    sqlBuilder
      .selectFrom('ledger_entry as e')
      .select(['e.customer_id as id', sql<number>`(sum(e.gross) - ${partlyPaid('customer_id')})::int`.as('balance')])
      .where('e.customer_id', '=', equalsAny(ids))
      .where('e.status', '=', sql.lit('PENDING'))
      .groupBy('e.customer_id'),
  );

/** SQL of what is paid of the invoices of a company or department that are not paid whole. */
const partlyPaid = (owner: 'customer_id' | 'department_id') =>
  sql`coalesce((select sum(i.paid) from invoice i where i.paid <> 0 and i.${sql.ref(owner)} = e.${sql.ref(owner)}), 0)`;

/** The oldest pending entry of each company. */
export const oldestPendingEntries = async (
  ctx: Reader,
  ids: readonly string[],
): Promise<{ id: string; entry: LedgerRow }[]> =>
  (
    await ctx.read(
      entries
        .where('customer_id', '=', equalsAny(ids))
        .where('status', '=', sql.lit('PENDING'))
        .distinctOn('customer_id')
        .orderBy('customer_id')
        .orderBy('id'),
    )
  ).map((entry) => ({ id: entry.customerId, entry }));

export async function companyOfDepartment(ctx: Reader, departmentId: string) {
  const department = await departmentById(ctx, departmentId);
  return (department && (await customerLoader.of(ctx).load(department.customerId))) ?? undefined;
}

interface DuePayments {
  id: string;
  balance: number;
  nextPayment: LedgerRow | null;
}

/** Balance and oldest pending entry of each department. A department without pending entries has no row. */
export async function duePayments(ctx: Reader, ids: readonly string[]): Promise<DuePayments[]> {
  const pending = entries.where('status', '=', sql.lit('PENDING')).where('department_id', '=', equalsAny(ids));
  const [balances, oldest] = await Promise.all([
    ctx.read(
      sqlBuilder
        .selectFrom('ledger_entry as e')
        .select([
          'e.department_id as id',
          sql<number>`(sum(e.gross) - ${partlyPaid('department_id')})::int`.as('balance'),
        ])
        .where('e.status', '=', sql.lit('PENDING'))
        .where('e.department_id', '=', equalsAny(ids))
        .groupBy('e.department_id'),
    ),
    ctx.read(pending.distinctOn('department_id').orderBy('department_id').orderBy('id')),
  ]);
  const next = new Map(oldest.map((entry) => [entry.departmentId, entry]));
  return balances.map(({ id, balance }) => ({ id, balance, nextPayment: next.get(id) ?? null }));
}

export const departmentLedgerLoader = defineLoader(ledgerOfDepartments);

export const duePaymentsLoader = defineLoader((reader) => new RowLoader((ids) => duePayments(reader, ids)));

export const companyBalanceLoader = defineLoader((reader) => new RowLoader((ids) => companyBalances(reader, ids)));

export const oldestPendingEntryLoader = defineLoader(
  (reader) => new RowLoader((ids) => oldestPendingEntries(reader, ids)),
);
