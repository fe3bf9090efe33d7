import { sql } from 'kysely';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { type Reader, defineLoader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { RowLoader } from '../../../platform/graphql/RowLoader.ts';

/** Unused hours of a card, never below 0 and rounded to hundredths as in `ClipCard.hoursLeft`. */
export const cardHoursLeft = sql`greatest(round((hours - hours_used)::numeric, 2), 0)`;

/** Totals of the active cards of each company. Companies without active cards have no row. */
export const activeCardHours = (ctx: Reader, customerIds: readonly string[]) =>
  ctx.read(
    sqlBuilder
      .selectFrom('clip_card')
      .select([
        'customer_id as id',
        sql<number>`count(*)`.as('cards'),
        sql<number>`sum(hours)::int`.as('hours'),
        sql<number>`round(sum(hours_used)::numeric, 2)::float8`.as('hoursUsed'),
        sql<number>`sum(${cardHoursLeft})::float8`.as('hoursLeft'),
      ])
      .where('customer_id', '=', equalsAny(customerIds))
      .where('status', '=', sql.lit('ACTIVE'))
      .where('deleted_at', 'is', null)
      .groupBy('customer_id'),
  );

export const clipCardHoursLoader = defineLoader((reader) => new RowLoader((ids) => activeCardHours(reader, ids)));
