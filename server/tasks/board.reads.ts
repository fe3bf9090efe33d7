import { sql } from 'kysely';
import {
  APPROVAL_STATUS,
  isApprovalStatus,
  isClosedType,
  mergeStatuses,
  statusKey,
  type TaskStatus,
} from '../../domain/tasks.ts';
import { clipCards } from '../clipCards/clipCard.reads.ts';
import { ClipCard } from '../clipCards/ClipCard.ts';
import type { Reader } from '../db/Reader.ts';
import { sqlBuilder } from '../db/tables.ts';
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

/** Active clip cards, and those with open tasks. */
export const boardCards = ({ reader, customerId }: BoardRow) =>
  reader.read(
    clipCards
      .where('customer_id', '=', customerId)
      .where(
        sql<boolean>`(status = 'ACTIVE' or exists (
          select 1 from task t
          where t.customer_id = ${customerId} and t.clip_card_id = clip_card.id and t.is_open and t.deleted_at is null
        ))`,
      )
      .orderBy('id', 'desc')
      .limit(MAX_CARDS),
  );

export async function boardColumns(row: BoardRow, clipCardId?: string | null): Promise<ColumnRow[]> {
  const lists = await listStatuses(row, clipCardId);
  return mergeStatuses(lists).map((status) => columnOf(row.reader, clipCardId ?? row.customerId, status));
}

export async function listStatuses(
  { reader, customerId }: BoardRow,
  clipCardId?: string | null,
): Promise<TaskStatus[][]> {
  let query = sqlBuilder.selectFrom('task_list').select('statuses').where('customer_id', '=', customerId);
  if (clipCardId) query = query.where('clip_card_id', '=', clipCardId);
  const rows = await reader.read(query.orderBy('clip_card_id', 'desc').limit(MAX_CARDS));
  return rows.map(({ statuses }) => statuses);
}

/** A column has no row: its id encodes the company or clip card, and the status. */
export async function columnById(reader: Reader, id: string): Promise<ColumnRow | undefined> {
  const [scope = '', ...rest] = Buffer.from(id.slice(PREFIX.length), 'hex').toString('utf8').split(':');
  const isOfCard = scope.startsWith(`${ClipCard.idPrefix}_`);
  const query = sqlBuilder
    .selectFrom('task_list')
    .select('statuses')
    .where(isOfCard ? 'clip_card_id' : 'customer_id', '=', scope);
  const rows = await reader.read(query.orderBy('clip_card_id', 'desc').limit(MAX_CARDS));
  const status = mergeStatuses(rows.map(({ statuses }) => statuses)).find(
    (candidate) => statusKey(candidate.status) === rest.join(':'),
  );
  return status && columnOf(reader, scope, status);
}

const PREFIX = `${COLUMN_PREFIX}_`;

function columnOf(reader: Reader, scope: string, { status, color, type }: TaskStatus): ColumnRow {
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
  };
}
