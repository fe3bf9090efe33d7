import { sql } from 'kysely';
import { INBOX_DAYS, RENEWAL_LEAD_DAYS, type InboxKind } from '../../../../domain/backOffice/inbox.ts';
import { addDays, dateOf, formatDate } from '../../../../domain/basics/dates.ts';
import { endingSoon, WARNING_DAYS } from '../../../../domain/partners/providerEnds.ts';
import { AGREEMENT_NOTICE_MONTHS, LICENSE_NOTICE_DAYS } from '../../../../domain/sales/renewals.ts';
import { IS_NOT_INVOICED } from '../../money/invoices/issueInvoice.service.ts';
import { FAILURE_THRESHOLD } from '../../partners/integrations/health.service.ts';
import { IS_DEAD_KEY } from '../../sales/seats/deadKey.reads.ts';
import { doesWaitFor, settledUntil } from '../../work/taskComments/waitsFor.reads.ts';

/** One thing that waits for the reseller. */
export interface Cause {
  kind: InboxKind;
  /** Id of the row that causes the item. */
  subjectId: string;
  customerId: string | null;
  /** When the cause began. With kind and subject, it identifies the item. */
  since: string;
  deadline: string;
  amount: number | null;
  quantity: number | null;
  plan: string | null;
  place: string | null;
  detail: string | null;
}

const days = (kind: keyof typeof INBOX_DAYS) => sql.raw(`interval '${INBOX_DAYS[kind]} days'`);

/** An older company with a point of contact does without the rest, such as one that has no tasks. */
const NEW_FOR = sql.raw("interval '90 days'");

/** SQL: the same time on the next working day, because orders are answered within one. */
const nextWorkingDay = (column: string) =>
  sql.raw(
    `${column} + make_interval(days => case extract(isodow from ${column} at time zone 'Europe/Copenhagen')
       when 5 then 3 when 6 then 2 else 1 end)`,
  );

/** SQL: the end of the office hours of a day. */
const endOfDay = (date: string) => sql.raw(`(${date} + time '16:00') at time zone 'Europe/Copenhagen'`);

/** An entry that was not invoiced this long after the end of its month has been forgotten or cannot be invoiced. */
const IS_FORGOTTEN = `e.created_at < date_trunc('month', now() at time zone 'Europe/Copenhagen')
    at time zone 'Europe/Copenhagen' - interval '2 days'`;

/**
 * Everything that waits for the reseller. Each part reads a partial index that holds only what waits, so that the cost
 * does not grow with the tables. An item is not stored: it is gone as soon as its cause is.
 */
export const causes = (today = dateOf()) => sql<Cause>`(
  select kind, "subjectId", "customerId", date_trunc('milliseconds', since) as since,
    date_trunc('milliseconds', deadline) as deadline, amount, quantity, plan, place, detail
  from (${parts(today)}) part)`;

/**
 * Clients send moments back in milliseconds, so the parts' moments are cut to that by `causes`. Names of the many
 * renewals are looked up for each row: a join would read all installations and departments.
 */
const parts = (today: string) => sql`
  select 'NEW_COMPANY' as kind, c.id as "subjectId", c.id as "customerId", c.created_at as since,
    c.created_at + ${days('NEW_COMPANY')} as deadline, null::int as amount, null::int as quantity, null::text as plan,
    null::text as place, concat_ws(', ', case when c.dinero_contact_id is null then 'Dinero-kontakt' end,
      case when c.click_up_folder_id is null then 'ClickUp-mappe' end,
      case when c.point_of_contact_id is null then 'kontaktperson' end) as detail
  from customer c
  where (c.dinero_contact_id is null or c.click_up_folder_id is null or c.point_of_contact_id is null)
    and (c.point_of_contact_id is null or c.created_at > now() - ${NEW_FOR})
  union all
  select 'LICENSE_REQUEST', q.id, q.customer_id, q.created_at, ${nextWorkingDay('q.created_at')}, q.price,
    q.requested_licenses, q.license_type, i.subdomain, null
  from license_request q join installation i on i.id = q.installation_id
  where q.fulfilled_at is null and q.status in ('PENDING', 'PROCESSING', 'APPROVED')
  union all
  select 'AGREEMENT', a.id, a.customer_id, a.created_at, ${nextWorkingDay('a.created_at')}, null,
    a.license_count, null, d.name, null
  from service_agreement a join department d on d.id = a.department_id
  where a.status = 'PENDING' and a.deleted_at is null
  union all
  select 'RENEWAL', l.id, l.customer_id, l.valid_until::timestamptz,
    ${endOfDay(`(l.valid_until - ${LICENSE_NOTICE_DAYS})`)}, null, l.quantity, l.type,
    (select i.subdomain from installation i where i.id = l.installation_id), null
  from license l
  where l.status = 'ACTIVE' and l.deleted_at is null
    and l.valid_until <= ${addDays(today, RENEWAL_LEAD_DAYS + LICENSE_NOTICE_DAYS)}::date
    and ${isUndecided('l.valid_until', 'l.id')}
  union all
  select 'RENEWAL', a.id, a.customer_id, a.end_date::timestamptz,
    ${endOfDay(`(a.end_date - make_interval(months => ${AGREEMENT_NOTICE_MONTHS}))::date`)}, null, a.license_count,
    null, (select d.name from department d where d.id = a.department_id), null
  from service_agreement a
  where a.status = 'ACTIVE' and a.deleted_at is null
    and a.end_date <= (${addDays(today, RENEWAL_LEAD_DAYS)}::date
      + make_interval(months => ${sql.lit(AGREEMENT_NOTICE_MONTHS)}))::date and ${isUndecided('a.end_date', 'a.id')}
  union all
  select 'FAILED_PAYMENT', e.id, e.customer_id, e.first_failed_at, e.first_failed_at + ${days('FAILED_PAYMENT')},
    e.gross, null, null, e.description, e.failure_message
  from ledger_entry e where e.status = 'FAILED' and e.first_failed_at is not null
  union all
  select 'HELP_DESK_KEY', r.installation_id, r.customer_id, r.fault_since, r.fault_since + ${days('HELP_DESK_KEY')},
    null, null, null, i.subdomain, r.fault
  from seat_reading r join installation i on i.id = r.installation_id
  where ${IS_DEAD_KEY}
  union all
  select 'INTEGRATION', g.id, g.customer_id, g.since, g.since + ${days('INTEGRATION')}, null, g.failures_in_row,
    g.plugin_id, i.subdomain, g.last_error
  from (select id, customer_id, installation_id, plugin_id, failures_in_row, needs_reconnect, is_enabled, last_error,
      coalesce(told_failing_at, last_success_at, connected_at, last_error_at) as since
    from integration_instance
    where failures_in_row >= ${sql.lit(FAILURE_THRESHOLD)} or needs_reconnect) g
    join installation i on i.id = g.installation_id
  where g.since is not null and (g.is_enabled or g.needs_reconnect)
  union all
  select 'PROVIDER_FAULT', d.invoice_id, v.customer_id, v.issued_on::timestamptz,
    v.issued_on::timestamptz + ${days('PROVIDER_FAULT')},
    coalesce(d.difference_amount, v.gross), null, null, coalesce('Faktura ' || v.number, 'Faktura uden nummer'),
    coalesce(d.problem, d.difference)
  from dinero_document d join invoice v on v.id = d.invoice_id
  where d.problem is not null or d.difference is not null
  union all
  select 'UNBILLED_PLACE', s.id, s.customer_id, s.owed_since, s.owed_since + ${days('UNBILLED_PLACE')}, s.price, null,
    null, v.title, s.name
  from event_registration s join event v on v.id = s.event_id
  where s.owed_since is not null and s.entry_id is null and s.waived_at is null
  union all
  select 'PLACE_REQUEST', s.id, s.customer_id, s.requested_at, ${nextWorkingDay('s.requested_at')}, s.price, null,
    null, v.title, s.name
  from event_registration s join event v on v.id = s.event_id
  where s.status = 'REQUESTED' and v.status = 'PUBLISHED' and v.ends_at > now()
  union all
  select 'UNBILLED_PERIOD', e.customer_id, e.customer_id, min(e.created_at),
    max(e.created_at) + ${days('UNBILLED_PERIOD')}, sum(e.gross)::int, count(*)::int, null, null, null
  from ledger_entry e where ${IS_NOT_INVOICED} and ${sql.raw(IS_FORGOTTEN)}
  group by e.customer_id
  union all
  select 'ERASURE', x.id, x.customer_id, x.created_at, x.created_at + interval '1 month', null, null, null, u.name,
    null
  from erasure x join user_account u on u.id = x.user_id where x.status = 'REQUESTED'
  union all ${unansweredComments}
  ${endingKeys(today)}`;

/**
 * One item for each task that waits for the reseller, with the comments of the customer after the last one of the
 * reseller. A late comment keeps the item, so it begins with the first of them.
 */
const unansweredComments = sql`
  select 'TASK_COMMENT', task.id, task.customer_id, w.since, ${nextWorkingDay('w.since')}, null, w.count, null,
    task.name, w.text
  from task cross join lateral (
    select min(c.written_at) as since, count(*)::int as count,
      (array_agg(c.text order by c.written_at desc, c.id desc))[1] as text
    from task_comment c
    where c.task_id = task.id and not c.is_from_reseller and c.written_at > ${settledUntil}
      and not exists (select 1 from task_comment r where r.task_id = task.id and r.is_from_reseller
        and r.written_at > c.written_at)) w
  where ${doesWaitFor('RESELLER')}`;

/** The installations that are read by an API key, once the day is near on which Zendesk ends them all. */
function endingKeys(today: string) {
  const end = endingSoon(today).find(({ feature }) => feature === 'API keys');
  if (!end) return sql``;
  const { endsOn } = end;
  return sql`
  union all
  select 'KEY_ENDS', i.id, i.customer_id, ${addDays(endsOn, -WARNING_DAYS)}::date::timestamptz,
    ${endOfDay(`date '${endsOn}'`)}, null, null, null, i.subdomain, ${`Virker til ${formatDate(endsOn)}`}::text
  from installation i where i.zendesk_api_key_last4 is not null`;
}

/** SQL: nobody has decided about the term, and an admin has not snoozed it in the queue of renewals. */
function isUndecided(endDate: string, id: string) {
  return sql<boolean>`not exists (select 1 from renewal_decision k
      where k.subject_id = ${sql.raw(id)} and k.end_date = ${sql.raw(endDate)})
    and not exists (select 1 from renewal_plan p
      where p.subject_id = ${sql.raw(id)} and (p.expires or p.snoozed_until > current_date))`;
}
