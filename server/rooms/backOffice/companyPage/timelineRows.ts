import { sql, type RawBuilder } from 'kysely';
import type { InboxKind } from '../../../../domain/backOffice/inbox.ts';
import { TimelineGroup, type TimelineKind } from '../../../../domain/backOffice/timeline.ts';
import type { ActivityType } from '../../../../domain/basics/vocabulary.ts';
import { containsPattern } from '../../../platform/db/containsPattern.ts';
import { ID_DIGITS } from '../../../platform/db/ids.ts';
import { FAILURE_THRESHOLD } from '../../partners/integrations/health.service.ts';

export interface TimelineRow {
  /** The part of an id after its prefix, which begins with the time. The order of the timeline. */
  key: string;
  kind: TimelineKind;
  rowId: string;
  entityType: ActivityType | null;
  subjectId: string;
  /** The title of an activity, the text of a note, or what the title is made of. */
  title: string | null;
  description: string | null;
  actorName: string | null;
  subjectName: string | null;
  createdAt: Date | string;
  amount: number | null;
  noteKind: InboxKind | null;
}

/** The rows to read from each source. */
export interface Slice {
  customerId: string;
  group: TimelineGroup | null;
  /** Part of the name of whoever acted. */
  person: string | null;
  /** Lowest key, included; and the key below which the rows are. */
  since: string | null;
  before: string | null;
  /** Rows of each source; all when null. */
  limit: number | null;
}

/**
 * SQL: the sources of the timeline, each read newest first by an index of the company's rows, so that a page costs the
 * same in a company with a long history. Ids sort by time, also across tables, and need no further index.
 */
export function timelineRows(slice: Slice): RawBuilder<TimelineRow> {
  const { group } = slice;
  const has = (other: TimelineGroup) => group === null || group === other;
  const sources = [
    ...(group === null
      ? [activities(slice, null)]
      : TimelineGroup[group].activities.map((type) => activities(slice, type))),
    ...(has('NOTES') ? [notes(slice)] : []),
    ...(has('MONEY') ? [invoices(slice), failedPayments(slice)] : []),
    ...(has('SYSTEM') ? [failingKeys(slice), failingIntegrations(slice)] : []),
  ];
  return sql`${sql.join(sources, sql` union all `)}`;
}

/** SQL: the entry of one activity or note. */
export const activityRow = (id: string) => activityColumns(sql`a.id = ${id}`);
export const noteRow = (id: string) => noteColumns(sql`n.id = ${id}`);

const activities = (slice: Slice, type: ActivityType | null) =>
  sql`(${activityColumns(sql`a.customer_id = ${slice.customerId}
    ${type === null ? sql`` : sql`and a.entity_type = ${type}`} ${within(slice, 'act_', sql`a.id`)}
    ${by(slice, ['a.actor_name', 'a.subject_name'])}`)} order by a.id desc ${limited(slice)})`;

const activityColumns = (condition: RawBuilder<unknown>) => sql<TimelineRow>`
  select substr(a.id, 5) collate "C" as key, 'ACTIVITY' as kind, a.id as "rowId", a.entity_type as "entityType",
    a.entity_id as "subjectId", a.title, a.description, a.actor_name as "actorName", a.subject_name as "subjectName",
    a.created_at as "createdAt", null::int as amount, null::text as "noteKind"
  from activity a where ${condition}`;

const notes = (slice: Slice) =>
  sql`(${noteColumns(sql`n.customer_id = ${slice.customerId} ${within(slice, 'note_', sql`n.id`)}
    ${by(slice, ['u.name'])}`)} order by n.id desc ${limited(slice)})`;

const noteColumns = (condition: RawBuilder<unknown>) => sql<TimelineRow>`
  select substr(n.id, 6) collate "C" as key, 'NOTE' as kind, n.id as "rowId", null as "entityType",
    coalesce(n.subject_id, n.customer_id) as "subjectId", n.text as title, null as description, u.name as "actorName",
    null as "subjectName", n.created_at as "createdAt", null::int as amount, n.kind as "noteKind"
  from internal_note n join user_account u on u.id = n.author_id where ${condition}`;

/** Issued invoices, with the address of the mail that carried them. Credit notes and payments are activities. */
const invoices = (slice: Slice) => sql`
  (select substr(v.id, 6) collate "C", 'INVOICE', v.id, 'invoice', v.id, v.number::text, m.recipient, u.name, null,
    v.created_at, v.gross, null
  from invoice v left join user_account u on u.id = v.issued_by_id
    left join lateral (select recipient from mail where attachment_id = v.id and attachment_kind = 'INVOICE'
      and kind <> 'payment-reminder' order by id limit 1) m on true
  where v.customer_id = ${slice.customerId} and v.kind = 'INVOICE' and v.number is not null
    ${within(slice, 'invc_', sql`v.id`)} ${by(slice, ['u.name'])} order by v.id desc ${limited(slice)})`;

const failedPayments = (slice: Slice) =>
  standing(
    slice,
    sql`select ${keyOf('e.first_failed_at', 'e.id')} as key, 'FAILED_PAYMENT', e.id, null, e.id, e.description,
      e.failure_message, null, null, e.first_failed_at, e.gross, null
    from ledger_entry e where e.customer_id = ${slice.customerId} and e.status = 'FAILED'
      and e.first_failed_at is not null`,
  );

const failingKeys = (slice: Slice) =>
  standing(
    slice,
    sql`select ${keyOf('r.fault_since', 'r.installation_id')} as key, 'HELP_DESK_KEY', r.installation_id, null,
      r.installation_id, i.subdomain, r.fault, null, null, r.fault_since, null::int, null
    from seat_reading r join installation i on i.id = r.installation_id
    where r.customer_id = ${slice.customerId} and r.fault is not null and r.fault_since is not null`,
  );

const failingIntegrations = (slice: Slice) =>
  standing(
    slice,
    sql`select ${keyOf('g.told_failing_at', 'g.installation_id')} as key, 'INTEGRATION', g.id, null, g.id,
      g.plugin_id || ' ' || i.subdomain, g.last_error, null, null, g.told_failing_at, null::int, null
    from installation i join integration_instance g on g.installation_id = i.id
    where i.customer_id = ${slice.customerId} and g.told_failing_at is not null
      and (g.failures_in_row >= ${sql.lit(FAILURE_THRESHOLD)} or g.needs_reconnect)`,
  );

/** What is wrong now: few rows, of which nobody is the author. */
const standing = (slice: Slice, rows: RawBuilder<unknown>) => sql`
  (select * from (${rows}) s where ${slice.person === null ? sql`true` : sql`false`} ${within(slice, '', sql`s.key`)}
  order by s.key desc ${limited(slice)})`;

/** SQL: a key of a moment, unique by the end of the row's id. */
function keyOf(moment: string, id: string): RawBuilder<string> {
  const milliseconds = `floor(extract(epoch from ${moment}) * 1000)::bigint`;
  const digits = [45, 40, 35, 30, 25, 20, 15, 10, 5, 0].map(
    (shift) => `substr('${ID_DIGITS}', ((${milliseconds} >> ${shift}) & 31)::int + 1, 1)`,
  );
  return sql.raw(`(${digits.join(' || ')} || right(${id}, 16)) collate "C"`);
}

const within = ({ since, before }: Slice, prefix: string, id: RawBuilder<unknown>) => sql`
  ${before === null ? sql`` : sql`and ${id} < ${prefix + before}`}
  ${since === null ? sql`` : sql`and ${id} >= ${prefix + since}`}`;

const by = ({ person }: Slice, columns: string[]) =>
  person === null
    ? sql``
    : sql`and (${sql.join(
        columns.map((column) => sql`${sql.raw(column)} ilike ${containsPattern(person)}`),
        sql` or `,
      )})`;

const limited = ({ limit }: Slice) => (limit === null ? sql`` : sql`limit ${limit}`);
