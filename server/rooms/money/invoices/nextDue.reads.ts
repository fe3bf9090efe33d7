import { sql } from 'kysely';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { defineLoader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { RowLoader } from '../../../platform/graphql/RowLoader.ts';

/** The first day on which each company has to pay, and the sum of what is unpaid of the invoices of that day. */
export const nextDueLoader = defineLoader(
  (reader) =>
    new RowLoader(async (ids) => {
      const rows = await reader.read(
        sqlBuilder
          .selectFrom('invoice')
          .where('customer_id', '=', equalsAny(ids))
          .where('open', '>', sql.lit(0))
          .where('due_on', 'is not', null)
          .select([
            'customer_id as id',
            sql<string>`due_on`.as('dueOn'),
            sql<number>`sum(open)::int`.as('amount'),
            sql<number>`count(*)::int`.as('invoiceCount'),
          ])
          .distinctOn('customer_id')
          .groupBy(['customer_id', 'due_on'])
          .orderBy('customer_id')
          .orderBy('due_on'),
      );
      return rows.map(({ id, ...due }) => ({ id, due }));
    }),
);
