import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { defineLoader, type Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';

/** The minutes that the open tasks of clip cards are still estimated to take, by the ids of the cards. */
export const plannedMinutesLoader = defineLoader(
  (reader: Reader) =>
    new DataLoader(async (cardIds: readonly string[]) => {
      const rows = await reader.read(
        sqlBuilder
          .selectFrom('task')
          .select([
            'clip_card_id as cardId',
            sql<number>`least(sum(greatest(estimate_minutes - minutes_spent, 0)), 2147483647)::int`.as('n'),
          ])
          .where('clip_card_id', '=', equalsAny(cardIds))
          .where(sql<boolean>`is_open and deleted_at is null and estimate_minutes is not null`)
          .groupBy('clip_card_id'),
      );
      const byCard = new Map(rows.map(({ cardId, n }) => [cardId, n]));
      return cardIds.map((id) => byCard.get(id) ?? 0);
    }),
);
