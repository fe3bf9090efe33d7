import { sql } from 'kysely';
import type { Reader } from '../context.ts';
import { anyOf } from '../db/anyOf.ts';
import { sqlBuilder } from '../db/tables.ts';
import { NestedPages } from '../graphql/NestedPages.ts';

const entries = sqlBuilder.selectFrom('ledger_entry').select([
  'id', 'customer_id as customerId', 'department_id as departmentId', 'subject', 'subject_id as subjectId', 'description', 'net', 'vat', 'gross',
  'status', 'method', 'purchase_id as purchaseId', 'provider_id as providerId', 'failure_message as failureMessage',
  'created_at as createdAt', 'settled_at as settledAt',
]);

export async function ledgerEntryById(ctx: Reader, id: string) {
  const [row] = await ctx.read(entries.where('id', '=', id));
  return row;
}

export type LedgerRow = NonNullable<Awaited<ReturnType<typeof ledgerEntryById>>>;

/** Newest first; ids sort by the time they were made. */
export const ledgerOfDepartments = (ctx: Reader) => new NestedPages<LedgerRow>({
  read: (query) => ctx.read(query), query: entries, parentColumn: 'department_id', order: [{ column: 'id', key: 'id' }], direction: 'desc',
});

export interface DuePayments {
  id: string;
  balance: number;
  nextPayment: LedgerRow | null;
}

/** What departments owe, and the oldest of it. */
export async function duePayments(ctx: Reader, ids: readonly string[]): Promise<DuePayments[]> {
  const pending = entries.where('status', '=', 'PENDING').where('department_id', '=', anyOf(ids));
  const [balances, oldest] = await Promise.all([
    ctx.read(pending.clearSelect().select(['department_id as id', sql<number>`sum(gross)::int`.as('balance')]).groupBy('department_id')),
    ctx.read(pending.distinctOn('department_id').orderBy('department_id').orderBy('id')),
  ]);
  const next = new Map(oldest.map((entry) => [entry.departmentId, entry]));
  return balances.map(({ id, balance }) => ({ id, balance, nextPayment: next.get(id) ?? null }));
}
