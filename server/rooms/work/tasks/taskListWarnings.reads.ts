import { isApprovalStatus } from '../../../../domain/work/tasks.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { departmentLoader } from '../../companies/departments/department.reads.ts';
import { boardCards } from './board.reads.ts';
import { listNameOf } from './taskLists.ts';

/** The recommended spelling of the status; comparisons ignore case. */
const APPROVAL = 'Client approval';

/** Lists without an approval status. Lists whose statuses have not been read yet are left out. */
export async function taskListWarnings(reader: Reader, customerId: string) {
  const cards = await boardCards({ reader, customerId });
  const lists = await reader.read(
    sqlBuilder
      .selectFrom('task_list')
      .select(['clip_card_id as clipCardId', 'statuses'])
      .where('clip_card_id', '=', equalsAny(cards.map(({ id }) => id))),
  );
  const cardsWithoutApproval = new Set(
    lists
      .filter(({ statuses }) => statuses.length && !statuses.some(({ status }) => isApprovalStatus(status)))
      .map(({ clipCardId }) => clipCardId),
  );
  return Promise.all(
    cards
      .filter(({ id }) => cardsWithoutApproval.has(id))
      .map(async (clipCard) => {
        const department = await departmentLoader.of(reader).load(clipCard.departmentId);
        return {
          clipCard,
          listName: listNameOf({ clipCardId: clipCard.id, departmentName: department!.name }),
          missing: APPROVAL,
        };
      }),
  );
}
