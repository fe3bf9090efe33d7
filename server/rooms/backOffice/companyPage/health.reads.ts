import { sql } from 'kysely';
import { healthSigns, type HealthKind } from '../../../../domain/backOffice/companyHealth.ts';
import { daysBetween, dateOf } from '../../../../domain/basics/dates.ts';
import type { Ore } from '../../../../domain/basics/money.ts';
import { manifestOf } from '../../../../domain/partners/integrations/manifests.ts';
import { LOW_SHARE } from '../../../../domain/sales/clipCardHours.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { FAILURE_THRESHOLD } from '../../partners/integrations/health.service.ts';
import { cardHoursLeft } from '../../sales/clipCards/clipCardHours.reads.ts';
import { nextDeadlineOf } from '../../sales/renewals/renewal.reads.ts';
import { IS_DEAD_KEY } from '../../sales/seats/deadKey.reads.ts';

interface HealthRow {
  unpaid: { amount: Ore; dueOn: string } | null;
  failedPayments: { amount: Ore; count: number; subjectId: string } | null;
  keys: { count: number; place: string; subjectId: string } | null;
  integrations: { count: number; pluginId: string; subjectId: string } | null;
  seatsOver: number | null;
  deadline: { decisionDate: string; subjectId: string } | null;
  hours: { left: number; departments: number } | null;
}

/** Reads the problems of a company, the most urgent first. Empty for a company that is well or does not exist. */
export async function companyHealth(admin: Reader, customerId: string, today = dateOf()) {
  const [row] = await admin.read(healthOf(customerId, today));
  return row ? signsOf(customerId, row, today) : [];
}

function signsOf(customerId: string, row: HealthRow, today: string) {
  const { unpaid, integrations, deadline } = row;
  const subjects: Partial<Record<HealthKind, string | undefined>> = {
    FAILED_PAYMENT: row.failedPayments?.subjectId,
    HELP_DESK_KEY: row.keys?.subjectId,
    INTEGRATION: integrations?.subjectId,
    DEADLINE: deadline?.subjectId,
  };
  return healthSigns({
    ...row,
    unpaid: unpaid && { amount: unpaid.amount, days: daysBetween(unpaid.dueOn, today) },
    integrations: integrations && {
      count: integrations.count,
      name: manifestOf(integrations.pluginId)?.name ?? integrations.pluginId,
    },
    deadline: deadline && { days: daysBetween(today, deadline.decisionDate) },
  }).map((sign) => ({ id: `health:${customerId}:${sign.kind}`, ...sign, subjectId: subjects[sign.kind] ?? null }));
}

/** One statement. Each part reads an index of the company's rows that holds little more than what is wrong. */
const healthOf = (customerId: string, today: string) => sql<HealthRow>`select
  (select json_build_object('amount', sum(open), 'dueOn', min(due_on)) from invoice
    where customer_id = c.id and open > 0 and due_on < ${today}::date having count(*) > 0) as unpaid,
  (select json_build_object('amount', sum(gross), 'count', count(*), 'subjectId', min(id)) from ledger_entry
    where customer_id = c.id and status = 'FAILED' and first_failed_at is not null
    having count(*) > 0) as "failedPayments",
  (select json_build_object('count', count(*), 'place', min(i.subdomain), 'subjectId', min(i.id))
    from seat_reading r join installation i on i.id = r.installation_id
    where r.customer_id = c.id and ${IS_DEAD_KEY}
    having count(*) > 0) as keys,
  (select json_build_object('count', count(*), 'pluginId', min(g.plugin_id), 'subjectId', min(g.id))
    from installation i join integration_instance g on g.installation_id = i.id
    where i.customer_id = c.id and (g.failures_in_row >= ${sql.lit(FAILURE_THRESHOLD)} and g.is_enabled
      or g.needs_reconnect)
    having count(*) > 0) as integrations,
  (select sum(excess)::int from seat_reading where customer_id = c.id and excess > 0) as "seatsOver",
  (select json_build_object('decisionDate', d."decisionDate", 'subjectId', d."subjectId")
    from (${nextDeadlineOf(customerId, today)}) d) as deadline,
  (select json_build_object('left', sum(d.hours_left)::float8, 'departments', count(*))
    from (select sum(${cardHoursLeft}) as hours_left, sum(hours) as hours from clip_card
      where customer_id = c.id and status = 'ACTIVE' and deleted_at is null group by department_id) d
    where d.hours_left <= d.hours * ${sql.lit(LOW_SHARE)} having count(*) > 0) as hours
from customer c where c.id = ${customerId}`;
