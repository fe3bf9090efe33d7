import { sql } from 'kysely';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { defineLoader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { RowLoader } from '../../../platform/graphql/RowLoader.ts';

/** How many installations of companies have to be connected again, by the id of the company. */
export const connectionsToRenewLoader = defineLoader(
  (reader) =>
    new RowLoader((ids) =>
      reader.read(
        sqlBuilder
          .selectFrom('installation')
          .select([
            'customer_id as id',
            sql<number>`(count(*) filter (where connection = 'KEY'))::int`.as('keys'),
            sql<number>`(count(*) filter (where connection = 'BROKEN'))::int`.as('broken'),
          ])
          .where('customer_id', '=', equalsAny(ids))
          .where('connection', 'in', ['KEY', 'BROKEN'])
          .groupBy('customer_id'),
      ),
    ),
);
