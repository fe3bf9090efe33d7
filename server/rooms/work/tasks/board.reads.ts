import { sql } from 'kysely';
import { MAX_SEARCH_LENGTH } from '../../../../domain/basics/search.ts';
import {
  APPROVAL_STATUS,
  isApprovalStatus,
  isClosedType,
  mergeStatuses,
  statusKey,
  type TaskStatus,
} from '../../../../domain/work/tasks.ts';
import { DANISH } from '../../../platform/db/collation.ts';
import { containsPattern } from '../../../platform/db/containsPattern.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { badInput } from '../../../platform/errors.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { readConsecutivePage } from '../../../platform/graphql/consecutivePages.ts';
import { clipCards, type ClipCardRow } from '../../sales/clipCards/clipCard.reads.ts';
import { ClipCard } from '../../sales/clipCards/ClipCard.ts';
import { columnKey, COLUMN_PREFIX } from './Task.ts';

/** Nested fields of a board or column are read with the reader that found the board. */
export interface BoardRow {
  reader: Reader;
  customerId: string;
}

export interface ColumnRow {
  id: string;
  reader: Reader;
  /** True for a column of one clip card, false for a column of all the company's cards. */
  isOfCard: boolean;
  key: string;
  status: string;
  color: string;
  isApproval: boolean;
  isClosed: boolean;
  /** When a task list that the column comes from was last changed. */
  changedAt: string;
}

/** More cards than a company uses, and few enough to read their statuses at once. */
const MAX_CARDS = 50;

export async function taskBoard(reader: Reader, customerId: string) {
  const [sync] = await reader.read(
    sqlBuilder
      .selectFrom('task_sync')
      .select(['refreshed_at as refreshedAt', 'failed_at as failedAt'])
      .where('customer_id', '=', customerId),
  );
  return {
    id: `board:${customerId}`,
    row: { reader, customerId },
    isLinked: Boolean(sync),
    isAway: Boolean(sync?.failedAt),
    refreshedAt: sync?.refreshedAt ?? null,
  };
}

/** Number of tasks that await approval and have no requested changes. */
export async function awaitingCount({ reader, customerId }: BoardRow): Promise<number> {
  const [row] = await reader.read(
    sqlBuilder
      .selectFrom('task')
      .select(sqlBuilder.fn.countAll<number>().as('n'))
      .where('customer_id', '=', customerId)
      .where('status_key', '=', sql.lit(APPROVAL_STATUS))
      .where('changes_requested_at', 'is', null)
      .where('deleted_at', 'is', null),
  );
  return row!.n;
}

const isOnBoard = (customerId: string) => sql<boolean>`(status = 'ACTIVE' or exists (
  select 1 from task t
  where t.customer_id = ${customerId} and t.clip_card_id = clip_card.id and t.is_open and t.deleted_at is null))`;

/** Active clip cards, and those with open tasks. */
export const boardCards = ({ reader, customerId }: BoardRow) =>
  reader.read(
    clipCards.where('customer_id', '=', customerId).where(isOnBoard(customerId)).orderBy('id', 'desc').limit(MAX_CARDS),
  );

/**
 * Cards to choose from: those of `boardCards`, with usable hours first, then newest first. The search matches the
 * department's name, and the last characters of a card's id.
 */
export function cardPage({ reader, customerId }: BoardRow, search: string | null | undefined, args: PageArgs) {
  let query = clipCards.where('customer_id', '=', customerId);
  const text = search?.trim();
  if (text) {
    if (text.length > MAX_SEARCH_LENGTH)
      throw badInput({ search: `Søg med højst ${MAX_SEARCH_LENGTH} tegn` }, 'TOO_LONG');
    query = query.where(
      sql<boolean>`(right(id, ${text.length}) = ${text} or exists (
        select 1 from department d where d.id = clip_card.department_id and d.name ilike ${containsPattern(text)}))`,
    );
  }
  const order = [{ column: 'id', key: 'id' }];
  const isUsable = sql<boolean>`(status = 'ACTIVE' and hours_used < hours)`;
  return readConsecutivePage<ClipCardRow>(
    (compiled) => reader.read(compiled),
    [
      { part: 0, query: query.where(isUsable), order, direction: 'desc' },
      {
        part: 1,
        query: query.where(sql<boolean>`not ${isUsable} and ${isOnBoard(customerId)}`),
        order,
        direction: 'desc',
      },
    ],
    args,
  );
}

/** Number of the company's active clip cards, and their hours. */
export async function activeCards({ reader, customerId }: BoardRow) {
  const [row] = await reader.read(
    sqlBuilder
      .selectFrom('clip_card')
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<number>`coalesce(sum(hours), 0)::int`.as('hours'),
        sql<number>`coalesce(round(sum(greatest(hours - hours_used, 0))::numeric, 2), 0)::float8`.as('hoursLeft'),
      ])
      .where('customer_id', '=', customerId)
      .where(sql<boolean>`status = 'ACTIVE' and deleted_at is null`),
  );
  return row!;
}

/** Tasks of which the people and tags are offered as filters: more than anybody has open at once. */
const MAX_OPEN = 2000;
const MAX_LATEST = 500;
const MAX_OPTIONS = 200;

export async function filterOptions({ reader, customerId }: BoardRow) {
  const names = (list: 'assignees' | 'tags') => sql`array(
    select distinct (item ->> 'name') collate ${sql.id(DANISH)} as name
    from known, jsonb_array_elements(known.${sql.ref(list)}) item
    where item ->> 'name' <> '' order by name limit ${sql.lit(MAX_OPTIONS)})`;
  const [row] = await reader.read(
    sql<{ people: string[]; tags: string[] }>`
      with known as materialized (
        (select assignees, tags from task
         where customer_id = ${customerId} and is_open and deleted_at is null limit ${sql.lit(MAX_OPEN)})
        union all
        (select assignees, tags from task
         where customer_id = ${customerId} and deleted_at is null
         order by updated_at desc, id desc limit ${sql.lit(MAX_LATEST)}))
      select ${names('assignees')} as people, ${names('tags')} as tags`,
  );
  return row!;
}

export async function boardColumns(row: BoardRow, clipCardId?: string | null): Promise<ColumnRow[]> {
  const lists = await taskListsOf(row, clipCardId);
  return mergeStatuses(statusesOf(lists)).map((status) =>
    columnOf(row.reader, clipCardId ?? row.customerId, status, lists),
  );
}

export const listStatuses = async (row: BoardRow, clipCardId?: string | null) =>
  statusesOf(await taskListsOf(row, clipCardId));

interface TaskListRow {
  statuses: TaskStatus[];
  changedAt: string;
}

const statusesOf = (lists: TaskListRow[]) => lists.map(({ statuses }) => statuses);

const taskLists = sqlBuilder
  .selectFrom('task_list')
  .select(['statuses', sql<string>`changed_at`.as('changedAt')])
  .orderBy('clip_card_id', 'desc')
  .limit(MAX_CARDS);

function taskListsOf({ reader, customerId }: BoardRow, clipCardId?: string | null): Promise<TaskListRow[]> {
  const query = taskLists.where('customer_id', '=', customerId);
  return reader.read(clipCardId ? query.where('clip_card_id', '=', clipCardId) : query);
}

/** A column has no row: its id encodes the company or clip card, and the status. */
export async function columnById(reader: Reader, id: string): Promise<ColumnRow | undefined> {
  const [scope = '', ...rest] = Buffer.from(id.slice(PREFIX.length), 'hex').toString('utf8').split(':');
  const isOfCard = scope.startsWith(`${ClipCard.idPrefix}_`);
  const lists = await reader.read(taskLists.where(isOfCard ? 'clip_card_id' : 'customer_id', '=', scope));
  const status = mergeStatuses(statusesOf(lists)).find((candidate) => statusKey(candidate.status) === rest.join(':'));
  return status && columnOf(reader, scope, status, lists);
}

const PREFIX = `${COLUMN_PREFIX}_`;

function columnOf(reader: Reader, scope: string, { status, color, type }: TaskStatus, lists: TaskListRow[]): ColumnRow {
  const key = columnKey(scope, status);
  return {
    id: `${PREFIX}${Buffer.from(key).toString('hex')}`,
    reader,
    key,
    isOfCard: scope.startsWith(`${ClipCard.idPrefix}_`),
    status,
    color,
    isApproval: isApprovalStatus(status),
    isClosed: isClosedType(type),
    changedAt: lists
      .map(({ changedAt }) => changedAt)
      .toSorted()
      .at(-1)!,
  };
}
