import { type Reader, defineLoader } from '../db/Reader.ts';
import { RowQuery } from '../db/RowQuery.ts';
import { sqlBuilder } from '../db/tables.ts';
import { changePayload } from '../graphql/keyset.ts';
import { NestedPages } from '../graphql/NestedPages.ts';
import { RowsById } from '../graphql/RowLoader.ts';

export const tasks = sqlBuilder
  .selectFrom('task')
  .select([
    'id',
    'customer_id as customerId',
    'clip_card_id as clipCardId',
    'click_up_id as clickUpId',
    'name',
    'description',
    'status',
    'color',
    'status_key as statusKey',
    'is_open as isOpen',
    'priority',
    'urgency',
    'minutes_spent as minutesSpent',
    'points',
    'created_at as createdAt',
    'updated_at as updatedAt',
    'due_at as dueAt',
    'assignees',
    'tags',
    'custom_fields as customFields',
    'changes_requested_at as changesRequestedAt',
    'changes_requested as changesRequested',
    'approved_at as approvedAt',
    'approved_by as approvedBy',
  ])
  .where('deleted_at', 'is', null);

export async function taskById(ctx: Reader, id: string) {
  const [row] = await ctx.read(tasks.where('id', '=', id));
  return row;
}

export type TaskRow = NonNullable<Awaited<ReturnType<typeof taskById>>>;

export const tasksByIds = new RowQuery(tasks);

/** Most urgent first, then newest. */
const boardOrder = [
  { column: 'urgency', key: 'urgency' },
  { column: 'created_at', key: 'createdAt' },
  { column: 'id', key: 'id' },
];
const newestFirst = [{ column: 'id', key: 'id' }];

export const taskChange = async (ctx: Reader, id: string) => changePayload(id, await taskById(ctx, id), boardOrder);

const nestedTasks = (ctx: Reader, parentColumn: string, order: typeof newestFirst, query = tasks) =>
  new NestedPages<TaskRow>({ read: (compiled) => ctx.read(compiled), query, parentColumn, order, direction: 'desc' });

/** Pages of tasks by the column key of a company and status. */
export const tasksOfBoardColumns = (ctx: Reader) => nestedTasks(ctx, 'board_column', boardOrder);
/** Pages of tasks by the column key of a clip card and status. */
export const tasksOfCardColumns = (ctx: Reader) => nestedTasks(ctx, 'card_column', boardOrder);
/** Tasks of a company's approval column without requested changes. */
export const tasksAwaiting = (ctx: Reader) =>
  nestedTasks(ctx, 'board_column', boardOrder, tasks.where('changes_requested_at', 'is', null));
export const tasksOfCards = (ctx: Reader) => nestedTasks(ctx, 'clip_card_id', newestFirst);

export const taskLoader = defineLoader((reader) => new RowsById(reader, tasksByIds));

export const boardColumnTasksLoader = defineLoader(tasksOfBoardColumns);

export const cardColumnTasksLoader = defineLoader(tasksOfCardColumns);

export const awaitingTasksLoader = defineLoader(tasksAwaiting);

export const cardTasksLoader = defineLoader(tasksOfCards);
