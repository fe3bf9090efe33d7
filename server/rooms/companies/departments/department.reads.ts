import { sql } from 'kysely';
import type { History } from '../../../../domain/basics/history.ts';
import { totalColumn } from '../../../platform/db/counting.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { runIn } from '../../../platform/db/query.ts';
import { type Reader, defineLoader } from '../../../platform/db/Reader.ts';
import { RowQuery } from '../../../platform/db/RowQuery.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { changePayload, readPage } from '../../../platform/graphql/keyset.ts';
import { defineRowLoader, RowsById, RowLoader } from '../../../platform/graphql/RowLoader.ts';

const departments = sqlBuilder
  .selectFrom('department')
  .select([
    'id',
    'customer_id as customerId',
    'name',
    'contact_person as contactPerson',
    'phone_number as phoneNumber',
    'street',
    'zip',
    'city',
    'billing_email as billingEmail',
    'po_number as poNumber',
    'payment_method as paymentMethod',
    'card_brand as cardBrand',
    'card_last4 as cardLast4',
    'card_exp_month as cardExpMonth',
    'card_exp_year as cardExpYear',
    'created_at as createdAt',
    'version',
  ]);

const order = [
  { column: 'name', key: 'name' },
  { column: 'id', key: 'id' },
];

export async function departmentById(ctx: Reader, id: string) {
  const [row] = await ctx.read(departments.where('id', '=', id));
  return row;
}

export const departmentNodeLoader = defineRowLoader((ids) => departments.where('id', '=', equalsAny(ids)));

export const departmentsByIds = new RowQuery(departments);

export const departmentChange = async (ctx: Reader, id: string) =>
  changePayload(id, await departmentById(ctx, id), order);

export function departmentPage(ctx: Reader, customerId: string, args: PageArgs) {
  return readPage({
    read: (query) => ctx.read(query),
    query: departments.where('customer_id', '=', customerId),
    order,
    direction: 'asc',
    args,
  });
}

/** Counts the rows of a table that belong to a department, for a room that keeps departments from being deleted. */
export const countInTable =
  (kind: keyof History, table: string) =>
  async ({ em }: Write, departmentId: string): Promise<History> => {
    const [row] = await runIn(
      em,
      sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where department_id = ${departmentId}`,
    );
    return { [kind]: row!.n };
  };

export const departmentLoader = defineLoader((reader) => new RowsById(reader, departmentsByIds));

/** Numbers of departments, for lists of companies. A company without departments has no row. */
const departmentCounts = (ctx: Reader, ids: readonly string[]) =>
  ctx.read(
    sqlBuilder
      .selectFrom('department')
      .select(['customer_id as id', totalColumn])
      .where('customer_id', '=', equalsAny(ids))
      .groupBy('customer_id'),
  );

export const departmentCountsLoader = defineLoader((reader) => new RowLoader((ids) => departmentCounts(reader, ids)));
