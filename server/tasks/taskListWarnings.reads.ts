import { isApproval } from '../../domain/tasks.ts';
import type { Reader } from '../context.ts';
import { anyOf } from '../db/anyOf.ts';
import { sqlBuilder } from '../db/tables.ts';
import { boardCards } from './board.reads.ts';
import { listNameOf } from './lists.ts';

/** As people are to write it; any case does. */
const APPROVAL = 'Client approval';

/** Lists in which a customer can't approve anything. One whose statuses nobody has read yet is not spoken of. */
export async function taskListWarnings(reader: Reader, customerId: string) {
  const cards = await boardCards({ reader, customerId });
  const lists = await reader.read(
    sqlBuilder
      .selectFrom('task_list')
      .select(['clip_card_id as clipCardId', 'statuses'])
      .where('clip_card_id', '=', anyOf(cards.map(({ id }) => id))),
  );
  const lacking = new Set(
    lists
      .filter(({ statuses }) => statuses.length && !statuses.some(({ status }) => isApproval(status)))
      .map(({ clipCardId }) => clipCardId),
  );
  return Promise.all(
    cards
      .filter(({ id }) => lacking.has(id))
      .map(async (clipCard) => {
        const department = await reader.loaders.department.load(clipCard.departmentId);
        return {
          clipCard,
          listName: listNameOf({ clipCardId: clipCard.id, departmentName: department!.name }),
          missing: APPROVAL,
        };
      }),
  );
}
