import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { NEW_TASK_DAYS } from '../../../../domain/work/tasks.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { defineLoader, type Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { matchesFilter } from './filterSql.ts';
import { tasks, type TaskRow } from './task.reads.ts';
import type { TaskFilter } from './taskFilter.types.ts';

/** A user who returns after a while sees this many new tasks at the top of a column; the others have the mark alone. */
export const MAX_NEW_TASKS = 20;

/** A row of `task_comment_read` says that a user has opened a task. Tasks older than the user are not new to them. */
const isNewTo = (userId: string) => sql<boolean>`(is_open
  and created_at > now() - make_interval(days => ${sql.lit(NEW_TASK_DAYS)})
  and created_at > (select u.created_at from user_account u where u.id = ${userId})
  and not exists (select 1 from task_comment_read r where r.task_id = task.id and r.user_id = ${userId}))`;

const newTaskIds = defineLoader((reader: Reader) => {
  const byUser = new Map<string, DataLoader<string, boolean>>();
  return (userId: string) => {
    const loader =
      byUser.get(userId) ??
      new DataLoader(async (ids: readonly string[]) => {
        const rows = await reader.read(
          sqlBuilder.selectFrom('task').select('id').where('id', '=', equalsAny(ids)).where(isNewTo(userId)),
        );
        const found = new Set(rows.map(({ id }) => id));
        return ids.map((id) => found.has(id));
      });
    byUser.set(userId, loader);
    return loader;
  };
});

/** Whether a task is new to a user. */
export const isNewTask = (reader: Reader, userId: string, taskId: string): Promise<boolean> =>
  newTaskIds.of(reader)(userId).load(taskId);

const newTaskLoaders = defineLoader((reader: Reader) => {
  const loaders = new Map<string, DataLoader<string, TaskRow[]>>();
  return (userId: string, column: 'board_column' | 'card_column', filter: TaskFilter | null | undefined) => {
    const key = JSON.stringify([userId, column, filter]);
    const loader =
      loaders.get(key) ??
      new DataLoader(async (columnKeys: readonly string[]) => {
        const newest = tasks
          .where(sql<boolean>`${sql.ref(column)} = parent.key`)
          .where(isNewTo(userId))
          .where(matchesFilter(filter))
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(sql.lit(MAX_NEW_TASKS));
        const rows = await reader.read(
          sql<TaskRow & { columnKey: string }>`
            select parent.key as "columnKey", child.*
            from unnest(${columnKeys}::text[]) parent (key) cross join lateral ${newest} child`,
        );
        const byColumn = Map.groupBy(rows, ({ columnKey }) => columnKey);
        return columnKeys.map((each) => byColumn.get(each) ?? []);
      });
    loaders.set(key, loader);
    return loader;
  };
});

/** The latest tasks of a column that are new to a user. */
export const newTasksOfColumn = (
  reader: Reader,
  userId: string,
  { key, isOfCard }: { key: string; isOfCard: boolean },
  filter: TaskFilter | null | undefined,
): Promise<TaskRow[]> =>
  newTaskLoaders
    .of(reader)(userId, isOfCard ? 'card_column' : 'board_column', filter)
    .load(key);
