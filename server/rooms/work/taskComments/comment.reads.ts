import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/Reader.ts';
import { defineLoader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { changePayload } from '../../../platform/graphql/keyset.ts';
import { NestedPages } from '../../../platform/graphql/NestedPages.ts';

const comments = sqlBuilder
  .selectFrom('task_comment as c')
  .innerJoin('task as t', 't.id', 'c.task_id')
  .select([
    'c.id',
    'c.task_id as taskId',
    'c.origin',
    'c.text',
    'c.author_id as authorId',
    'c.author_name as authorName',
    'c.is_from_reseller as isFromReseller',
    'c.is_request_for_changes as isRequestForChanges',
    'c.mentioned',
    'c.written_at as writtenAt',
    'c.edited_at as editedAt',
    sql<boolean>`c.send_at is null`.as('isSent'),
  ])
  .where('t.deleted_at', 'is', null);

export async function commentById(reader: Reader, id: string) {
  const [row] = await reader.read(comments.where('c.id', '=', id));
  return row;
}

export type CommentRow = NonNullable<Awaited<ReturnType<typeof commentById>>>;

const order = [
  { column: 'c.written_at', key: 'writtenAt' },
  { column: 'c.id', key: 'id' },
];

export const commentChange = async (reader: Reader, id: string) =>
  changePayload(id, await commentById(reader, id), order);

/**
 * A change for the subscribers of one task: undefined for a comment of another one, and for one that exists but is
 * hidden from the reader.
 */
export async function commentChangeOfTask(reader: Reader, id: string, taskId: string) {
  const row = await commentById(reader, id);
  if (row) return row.taskId === taskId ? changePayload(id, row, order) : undefined;
  const [hidden] = await reader.readAsSystem(sqlBuilder.selectFrom('task_comment').select('id').where('id', '=', id));
  return hidden ? undefined : changePayload(id, undefined, order);
}

/** Comments of tasks, the newest first. */
export const commentsLoader = defineLoader(
  (reader: Reader) =>
    new NestedPages<CommentRow>({
      read: (query) => reader.read(query),
      query: comments,
      parentColumn: 'c.task_id',
      order,
      direction: 'desc',
    }),
);

/** Numbers beyond this one are not counted. */
const MAX_UNREAD = 100;

/** How many comments of others a user has not seen, by task. */
class UnreadCounts {
  readonly #loader: DataLoader<string, number>;

  constructor(reader: Reader, userId: string) {
    this.#loader = new DataLoader(async (taskIds) => {
      const rows = await reader.read(
        sql<{ taskId: string; unread: number }>`
          select p.id as "taskId", n.unread
          from unnest(${taskIds}::text[]) p (id)
            left join task_comment_read r on r.task_id = p.id and r.user_id = ${userId}
            cross join lateral (
              select count(*)::int as unread from (
                select 1 from task_comment c
                where c.task_id = p.id and c.id > coalesce(r.seen_up_to, '')
                  and c.author_id is distinct from ${userId}
                limit ${sql.lit(MAX_UNREAD)}) counted) n`,
      );
      const byTask = new Map(rows.map(({ taskId, unread }) => [taskId, unread]));
      return taskIds.map((id) => byTask.get(id) ?? 0);
    });
  }

  of(taskId: string): Promise<number> {
    return this.#loader.load(taskId);
  }
}

const unreadLoaders = defineLoader((reader: Reader) => {
  const byUser = new Map<string, UnreadCounts>();
  return (userId: string) => {
    const counts = byUser.get(userId) ?? new UnreadCounts(reader, userId);
    byUser.set(userId, counts);
    return counts;
  };
});

export const unreadComments = (reader: Reader, userId: string, taskId: string): Promise<number> =>
  unreadLoaders.of(reader)(userId).of(taskId);

/** More people than anybody looks through in a menu. */
const MAX_PEOPLE = 200;

/**
 * The people whom a comment on a task can mention: users of the task's company, and employees of the reseller.
 * Row-level security limits a customer to the own company, and to its point of contact.
 */
export async function mentionablePeople(reader: Reader, customerId: string) {
  const [users, team] = await Promise.all([
    reader.read(
      sqlBuilder
        .selectFrom('user_account')
        .select(['id', 'name', 'email', sql<boolean>`false`.as('isFromReseller')])
        .where('customer_id', '=', customerId)
        .where('deactivated_at', 'is', null)
        .orderBy('name')
        .orderBy('id')
        .limit(MAX_PEOPLE),
    ),
    reader.read(
      sqlBuilder
        .selectFrom('team_member')
        .select(['id', 'name', 'email', sql<boolean>`true`.as('isFromReseller')])
        .where('is_active', '=', true)
        .orderBy('name')
        .orderBy('id')
        .limit(MAX_PEOPLE),
    ),
  ]);
  return [...users, ...team];
}
