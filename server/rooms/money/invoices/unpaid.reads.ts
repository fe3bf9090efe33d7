import { sql } from 'kysely';
import { dateOf } from '../../../../domain/basics/dates.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { defineLoader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { RowLoader } from '../../../platform/graphql/RowLoader.ts';

/** What is unpaid of all invoices of each company. Companies that have paid everything have no row. */
export const unpaidLoader = defineLoader(
  (reader) =>
    new RowLoader((ids) =>
      reader.read(
        sqlBuilder
          .selectFrom('invoice')
          .where('customer_id', '=', equalsAny(ids))
          .where('open', '>', sql.lit(0))
          .select([
            'customer_id as id',
            sql<number>`sum(open)::int`.as('amount'),
            sql<number>`count(*)::int`.as('invoiceCount'),
            sql<number>`coalesce(sum(open) filter (where due_on < ${dateOf()}::date), 0)::int`.as('overdueAmount'),
          ])
          .groupBy('customer_id'),
      ),
    ),
);
