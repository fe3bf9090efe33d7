import { sql } from 'kysely';
import { dateOf } from '../../../../domain/basics/dates.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { matchesSearch } from '../../../platform/db/matchesSearch.ts';
import { type Reader, defineLoader } from '../../../platform/db/Reader.ts';
import { RowQuery } from '../../../platform/db/RowQuery.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { readPage } from '../../../platform/graphql/keyset.ts';
import { defineRowLoader, RowLoader, RowsById } from '../../../platform/graphql/RowLoader.ts';
import { readSortedPage } from '../../../platform/graphql/sorts.ts';
import type { InvoiceFilter } from './invoice.types.ts';
import { isOfAge } from './invoiceAge.reads.ts';
import { invoiceSorts, type InvoiceSort } from './invoiceSorts.ts';
import { wrongAtDinero } from './wrongAtDinero.reads.ts';

const invoices = sqlBuilder
  .selectFrom('invoice')
  .select([
    'id',
    'customer_id as customerId',
    'department_id as departmentId',
    'kind',
    'number',
    'dinero_id as dineroId',
    'payment_line as paymentLine',
    'issued_on as issuedOn',
    'due_on as dueOn',
    'method',
    'seller',
    'buyer',
    'contact_person as contactPerson',
    'net',
    'vat',
    'gross',
    'credited',
    'open',
    'credits_id as creditsId',
    'reason',
    'created_at as createdAt',
    'version',
  ]);

export async function invoiceById(ctx: Reader, id: string) {
  const [row] = await ctx.read(invoices.where('id', '=', id));
  return row;
}

export const invoiceNodeLoader = defineRowLoader((ids) => invoices.where('id', '=', equalsAny(ids)));

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof invoiceById>>>;

const invoicesByIds = new RowQuery(invoices);

/** Loads invoices by id, for the relations that lead to them. */
export const invoiceLoader = defineLoader((reader) => new RowsById(reader, invoicesByIds));

/** Invoices and credit notes of a company, newest first. */
export function invoicesOfCompany(ctx: Reader, customerId: string, isUnpaid: boolean, args: PageArgs) {
  const query = invoices.where('customer_id', '=', customerId);
  return readPage({
    read: (compiled) => ctx.read(compiled),
    query: isUnpaid ? query.where('open', '>', sql.lit(0)) : query,
    order: [{ column: 'id', key: 'id' }],
    direction: 'desc',
    args,
  });
}

/** The unpaid invoice of each company that is due first. */
export const nextDueInvoiceLoader = defineLoader(
  (reader) =>
    new RowLoader(async (ids) =>
      (
        await reader.read(
          invoices
            .where('customer_id', '=', equalsAny(ids))
            .where('open', '>', sql.lit(0))
            .where('due_on', 'is not', null)
            .distinctOn('customer_id')
            .orderBy('customer_id')
            .orderBy('due_on')
            .orderBy('id'),
        )
      ).map((invoice) => ({ id: invoice.customerId, invoice })),
    ),
);

/** The credit notes of each invoice, oldest first. */
export const creditNotesLoader = defineLoader(
  (reader) =>
    new RowLoader(async (ids) => {
      const notes = await reader.read(invoices.where('credits_id', '=', equalsAny(ids)).orderBy('id'));
      const byInvoice = Map.groupBy(notes, ({ creditsId }) => creditsId!);
      return ids.map((id) => ({ id, notes: byInvoice.get(id) ?? [] }));
    }),
);

const isOverdue = (today: string) => sql<boolean>`open > 0 and due_on < ${today}::date`;

/** Unpaid invoices whose due day has passed. The first condition is that of the index of unpaid invoices. */
export const overdueInvoices = (today: string) =>
  sqlBuilder.selectFrom('invoice').where('open', '>', sql.lit(0)).where(isOverdue(today));

/** Invoices of all companies that match the filter. */
export function matchingInvoices(filter: InvoiceFilter, today = dateOf()) {
  const { search, status, kind, age, issuedFrom, issuedTo, isWrongAtDinero, isUnpaid, ids } = filter;
  let query = invoices;
  if (ids) query = query.where('id', '=', equalsAny(ids));
  if (kind) query = query.where('kind', '=', sql.lit(kind));
  if (issuedFrom) query = query.where('issued_on', '>=', issuedFrom);
  if (issuedTo) query = query.where('issued_on', '<=', issuedTo);
  // The conditions of the partial indexes are literals, because the planner has to recognise them.
  if (isUnpaid) query = query.where('open', '>', sql.lit(0));
  if (status === 'OVERDUE') query = query.where('open', '<>', sql.lit(0)).where(isOverdue(today));
  if (status === 'OPEN')
    query = query.where('open', '<>', sql.lit(0)).where(sql<boolean>`(${isOverdue(today)}) is not true`);
  if (status === 'CREDITED') query = query.where('open', '=', sql.lit(0)).whereRef('credited', '=', 'gross');
  if (status === 'PAID') query = query.where('open', '=', sql.lit(0)).whereRef('credited', '<>', 'gross');
  if (isWrongAtDinero) query = query.where('id', 'in', wrongAtDinero.select('invoice_id'));
  if (age) query = query.where('open', '<>', sql.lit(0)).where('open', '>', sql.lit(0)).where(isOfAge(age, today));
  if (search?.trim()) query = query.where(matchesInvoice(search));
  return query;
}

/** Invoices of all companies, newest first unless another order is chosen. */
export const allInvoices = (ctx: Reader, filter: InvoiceFilter, sort: InvoiceSort | null | undefined, args: PageArgs) =>
  readSortedPage({
    read: (compiled) => ctx.read(compiled),
    query: matchingInvoices(filter),
    sorts: invoiceSorts,
    sort,
    args,
  });

/** Matches a number such as 10042 or K20007, or else the name of the company. */
function matchesInvoice(search: string) {
  const [, credit, digits] = /^\s*(k?)\s*(\d{1,9})\s*$/i.exec(search) ?? [];
  if (!digits) return matchesSearch(search, 'invoice', ['company']);
  const kind = credit ? 'CREDIT_NOTE' : 'INVOICE';
  return sql<boolean>`(kind = ${sql.lit(kind)} and number = ${Number(digits)})`;
}
