import { sql } from 'kysely';
import type { Reader } from '../context.ts';
import { anyOf } from '../db/anyOf.ts';
import { sqlBuilder } from '../db/tables.ts';

/** A card's rest, never below nothing, to the hundredth as the card tells it. */
export const cardRest = sql`greatest(round((hours - hours_used)::numeric, 2), 0)`;

/** What companies' active cards add up to. */
export const activeCardHours = (ctx: Reader, customerIds: readonly string[]) =>
  ctx.read(
    sqlBuilder
      .selectFrom('clip_card')
      .select([
        'customer_id as id',
        sql<number>`count(*)`.as('cards'),
        sql<number>`sum(hours)::int`.as('hours'),
        sql<number>`round(sum(hours_used)::numeric, 2)::float8`.as('hoursUsed'),
        sql<number>`sum(${cardRest})::float8`.as('hoursLeft'),
      ])
      .where('customer_id', '=', anyOf(customerIds))
      .where('status', '=', sql.lit('ACTIVE'))
      .where('deleted_at', 'is', null)
      .groupBy('customer_id'),
  );
