import { sql } from 'kysely';
import { groupOfActivity, type TimelineGroup } from '../../../../domain/backOffice/timeline.ts';
import { COUNT_LIMIT } from '../../../../domain/basics/countLimit.ts';
import { addDays, momentOf } from '../../../../domain/basics/dates.ts';
import { countOf } from '../../../platform/db/counting.ts';
import { prefixOf, timeDigits } from '../../../platform/db/ids.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { badInput } from '../../../platform/errors.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { decodeCursor, pageOf, pageSize } from '../../../platform/graphql/keyset.ts';
import { entryText } from './entryText.ts';
import { activityRow, noteRow, timelineRows, type Slice, type TimelineRow } from './timelineRows.ts';

export interface TimelineFilter {
  group: TimelineGroup | null;
  person: string | null;
  /** First and last day, in Copenhagen. */
  from: string | null;
  to: string | null;
}

/** No date is later, so it has no next day. */
const LAST_DAY = '9999-12-31';

const order = [{ column: 'key', key: 'key' }];

/** What has happened at a company, the newest first. */
export async function timelinePage(admin: Reader, customerId: string, filter: TimelineFilter, args: PageArgs) {
  const all = sliceOf(customerId, filter);
  const limit = pageSize(args.first) + 1;
  const before = earliest(all.before, args.after ? cursorKey(args.after) : null);
  const rows = await admin.read(
    sql<TimelineRow>`select * from (${timelineRows({ ...all, before, limit })}) t
      order by t.key collate "C" desc limit ${limit}`,
  );
  return pageOf(rows.map(entryOf), order, args, () => countRows(admin, all));
}

/** The entry of an activity or a note, for its live event. */
export async function timelineEntry(admin: Reader, id: string) {
  const [row] = await admin.read(prefixOf(id) === 'act' ? activityRow(id) : noteRow(id));
  return row && entryOf(row);
}

function sliceOf(customerId: string, { group, person, from, to }: TimelineFilter): Slice {
  return {
    customerId,
    group,
    person: person?.trim() || null,
    since: from ? keyOfDay(from) : null,
    before: to && to < LAST_DAY ? keyOfDay(addDays(to, 1)) : null,
    limit: null,
  };
}

/** The lowest key of a day. Ids count the time from 1970. */
const keyOfDay = (day: string) => (day < '1970-01-02' ? '0' : timeDigits(momentOf(day)));

const earliest = (a: string | null, b: string | null) => (a === null || (b !== null && b < a) ? b : a);

/** Throws BAD_USER_INPUT for a cursor of another list. */
function cursorKey(cursor: string): string {
  const [key] = decodeCursor(cursor, order.length);
  if (typeof key !== 'string' || !/^[0-9a-z]{26}$/.test(key)) throw badInput({ after: 'Ugyldig markør' });
  return key;
}

function countRows(admin: Reader, slice: Slice): Promise<number> {
  const rows = timelineRows({ ...slice, limit: COUNT_LIMIT });
  const counted = sql<{ total: number }>`select count(*) as total
    from (select 1 from (${rows}) t limit ${sql.lit(COUNT_LIMIT)}) counted`;
  return countOf(admin, counted);
}

function entryOf(row: TimelineRow) {
  return {
    ...row,
    ...entryText(row),
    id: `entry:${row.rowId}`,
    group: groupOf(row),
  };
}

function groupOf({ kind, entityType }: TimelineRow): TimelineGroup {
  if (kind === 'NOTE') return 'NOTES';
  if (kind === 'ACTIVITY' && entityType) return groupOfActivity(entityType);
  return kind === 'INVOICE' || kind === 'FAILED_PAYMENT' ? 'MONEY' : 'SYSTEM';
}
