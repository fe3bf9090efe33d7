import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';

/** Marks the tasks of a clip card as deleted, in the transaction that deletes the card or its list. */
export async function deleteTasksOfCard({ em, publish }: Write, clipCardId: string, customerId: string): Promise<void> {
  const deleted = await runIn(
    em,
    sql<{ id: string }>`
      update task set deleted_at = now() where clip_card_id = ${clipCardId} and deleted_at is null returning id`,
  );
  for (const { id } of deleted) publish({ topic: 'task.changed', id, customerId });
  publish({ topic: 'task-board.changed', id: customerId, customerId });
}
