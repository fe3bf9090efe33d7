import { statusKey, type TaskStatus } from '../../../domain/tasks.ts';
import { newId } from '../../db/ids.ts';
import { columnKey } from '../../tasks/Task.ts';
import type { Row, TestRows } from './TestRows.ts';

const usualStatuses: TaskStatus[] = [
  ['Open', 'open'],
  ['in progress', 'custom'],
  ['client approval', 'custom'],
  ['complete', 'closed'],
].map(([status, type], orderindex) => ({ status: status!, type: type!, orderindex, color: '#87909e' }));

/** Tasks of clip cards, and the lists at ClickUp that they are copied from. */
export const taskRows = (rows: TestRows) => ({
  async task(clipCardId: string, { status = 'Open', ...fields }: Row & { status?: string } = {}): Promise<string> {
    const id = newId('task');
    const customer_id = await rows.customerOf('clip_card', clipCardId);
    await rows.insert('task', {
      id,
      customer_id,
      clip_card_id: clipCardId,
      click_up_id: id,
      name: `Opgave ${rows.nextNumber()}`,
      status,
      color: '#87909e',
      status_key: statusKey(status),
      board_column: columnKey(customer_id, status),
      card_column: columnKey(clipCardId, status),
      is_open: statusKey(status) !== 'complete',
      assignees: '[]',
      tags: '[]',
      custom_fields: '[]',
      created_at: new Date(),
      updated_at: new Date(),
      ...fields,
    });
    return id;
  },

  /** Links the company to a ClickUp folder and the card to a list in that folder. */
  async taskList(
    clipCardId: string,
    { folderId, listId }: { folderId: string; listId: string },
    statuses: TaskStatus[] = usualStatuses,
  ): Promise<void> {
    const customer_id = await rows.customerOf('clip_card', clipCardId);
    await rows.sql(
      `update customer set click_up_team_id = '1', click_up_space_id = '1', click_up_folder_id = $2 where id = $1`,
      [customer_id, folderId],
    );
    await rows.sql('insert into task_sync (customer_id) values ($1) on conflict do nothing', [customer_id]);
    await rows.sql('update clip_card set click_up_list_id = $2 where id = $1', [clipCardId, listId]);
    await rows.insert('task_list', {
      clip_card_id: clipCardId,
      customer_id,
      click_up_id: listId,
      statuses: JSON.stringify(statuses),
    });
  },
});
