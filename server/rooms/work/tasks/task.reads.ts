import DataLoader from 'dataloader';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { type Reader, defineLoader } from '../../../platform/db/Reader.ts';
import { RowQuery } from '../../../platform/db/RowQuery.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { changePayload } from '../../../platform/graphql/keyset.ts';
import { NestedPages } from '../../../platform/graphql/NestedPages.ts';
import { defineRowLoader, RowsById } from '../../../platform/graphql/RowLoader.ts';
import { readSortedPage } from '../../../platform/graphql/sorts.ts';
import { matchesFilter } from './filterSql.ts';
import type { TaskFilter } from './taskFilter.types.ts';
import { taskSorts, type TaskSort } from './taskSorts.ts';

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
    'estimate_minutes as estimateMinutes',
    'name_start as nameStart',
    'first_assignee as firstAssignee',
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

export const taskNodeLoader = defineRowLoader((ids) => tasks.where('id', '=', equalsAny(ids)));

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

/** Pages of tasks by the keys of columns of companies or of clip cards. */
export const tasksOfColumns = (ctx: Reader, column: 'board_column' | 'card_column', filter?: TaskFilter | null) =>
  nestedTasks(ctx, column, boardOrder, filteredTasks(filter));
/** Tasks of a company's approval column without requested changes. */
export const tasksAwaiting = (ctx: Reader) =>
  nestedTasks(ctx, 'board_column', boardOrder, tasks.where('changes_requested_at', 'is', null));
export const tasksOfCards = (ctx: Reader) => nestedTasks(ctx, 'clip_card_id', newestFirst);

export const taskLoader = defineLoader((reader) => new RowsById(reader, tasksByIds));

/** Pages of the tasks of columns, by the keys of the columns. Columns with the same filter share their statements. */
export const columnTasksLoader = defineLoader((reader) => {
  const byFilter = new Map<string, NestedPages<TaskRow>>();
  return (column: 'board_column' | 'card_column', filter: TaskFilter | null | undefined) => {
    const key = JSON.stringify([column, filter]);
    const pages = byFilter.get(key) ?? tasksOfColumns(reader, column, filter);
    byFilter.set(key, pages);
    return pages;
  };
});

/** Whether tasks meet the conditions of a filter, by their ids. */
export const matchingTasksLoader = defineLoader((reader) => {
  const byFilter = new Map<string, DataLoader<string, boolean>>();
  return (filter: TaskFilter) => {
    const key = JSON.stringify(filter);
    const loader =
      byFilter.get(key) ??
      new DataLoader(async (ids: readonly string[]) => {
        const rows = await reader.read(
          filteredTasks(filter).clearSelect().select('id').where('id', '=', equalsAny(ids)),
        );
        const found = new Set(rows.map(({ id }) => id));
        return ids.map((id) => found.has(id));
      });
    byFilter.set(key, loader);
    return loader;
  };
});

export const awaitingTasksLoader = defineLoader(tasksAwaiting);

export const cardTasksLoader = defineLoader(tasksOfCards);

/** The tasks of a company, or of one of its clip cards, in one of their orders. */
export function taskPage(
  reader: Reader,
  customerId: string,
  { clipCardId, filter, sort }: TaskListArgs,
  args: PageArgs,
) {
  let query = filteredTasks(filter).where('customer_id', '=', customerId);
  if (clipCardId) query = query.where('clip_card_id', '=', clipCardId);
  return readSortedPage({ read: (compiled) => reader.read(compiled), query, sorts: taskSorts, sort, args });
}

interface TaskListArgs {
  clipCardId?: string | null | undefined;
  filter?: TaskFilter | null | undefined;
  sort?: TaskSort | null | undefined;
}

/** Tasks that meet the conditions of a filter. */
export const filteredTasks = (filter: TaskFilter | null | undefined) =>
  filter ? tasks.where(matchesFilter(filter)) : tasks;
