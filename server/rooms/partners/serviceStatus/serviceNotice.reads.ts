import { sql, type InferResult } from 'kysely';
import {
  MAINTENANCE_LEAD_DAYS,
  type NoticeSeverity,
  type ServiceNoticeKind,
  type ServiceNoticeState,
} from '../../../../domain/partners/serviceNotices.ts';
import type { Context } from '../../../platform/context.ts';
import { defineLoader, type Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { ZENDESK_STATUS_URL } from '../../../providers/zendeskStatus/ZendeskStatus.ts';

const MAX_NOTICES = 20;
export const MAX_NOTICE_INSTALLATIONS = 50;

/** Links of the demo's stand-in and of a proxy would not help customers, so they always lead to Zendesk's own page. */
const STATUS_PAGE = ZENDESK_STATUS_URL;

/** SQL: whether an incident `i` is shown. A maintenance is shown in its last days before it begins, until its end. */
export const IS_SHOWN = sql<boolean>`(i.kind = 'INCIDENT'
  or (i.starts_at < now() + make_interval(days => ${sql.lit(MAINTENANCE_LEAD_DAYS)})
    and (i.ends_at is null or i.ends_at > now())))`;

/** SQL: the state of an incident `i` now. A maintenance begins without a change at Zendesk. */
export const STATE_NOW = sql<ServiceNoticeState | null>`case when i.kind = 'INCIDENT' then i.state
  when i.starts_at > now() then 'PLANNED' else 'RUNNING' end`;

const incidents = sqlBuilder
  .selectFrom('zendesk_incident as i')
  .where(IS_SHOWN)
  .select(['i.id', 'i.title', 'i.services', 'i.starts_at as startsAt', 'i.ends_at as endsAt'])
  .select([
    sql<ServiceNoticeKind>`i.kind`.as('kind'),
    STATE_NOW.as('state'),
    sql<NoticeSeverity>`'INFO'`.as('severity'),
    sql<string | null>`null::text`.as('text'),
    sql<string | null>`${sql.lit(STATUS_PAGE)}`.as('link'),
  ])
  .select(
    sql<string[]>`array(select s.installation_id from installation_status s where i.id = any(s.incident_ids)
      order by s.installation_id limit ${sql.lit(MAX_NOTICE_INSTALLATIONS)})`.as('installationIds'),
  )
  .orderBy('i.starts_at', 'desc')
  .orderBy('i.id')
  .limit(sql.lit(MAX_NOTICES));

/**
 * An incident is left out once Zendesk has answered for every licensed installation of the company that it does not
 * concern them. A company without licences sees every incident.
 */
const incidentsOfCompany = incidents.where(
  // The parentheses keep the condition beside the others of the query, which a bare `or` would switch off.
  sql<boolean>`(exists (
    select from installation x left join installation_status s on s.installation_id = x.id
    where exists (select from license l where l.installation_id = x.id and l.status = 'ACTIVE' and l.deleted_at is null)
      and (s.checked_at is null or s.checked_at < i.first_seen_at or s.incident_ids is null
        or i.id = any(s.incident_ids)))
    or not exists (select from license l where l.status = 'ACTIVE' and l.deleted_at is null))`,
);

const announcements = sqlBuilder
  .selectFrom('announcement')
  .select(['id', 'title', 'starts_at as startsAt', 'ends_at as endsAt', 'text', 'link'])
  .select([
    sql<string[]>`'{}'::text[]`.as('services'),
    sql<ServiceNoticeKind>`'ANNOUNCEMENT'`.as('kind'),
    sql<ServiceNoticeState | null>`null::text`.as('state'),
    sql<NoticeSeverity>`severity`.as('severity'),
    sql<string[]>`'{}'::text[]`.as('installationIds'),
  ])
  // An admin's own company sees what every company sees, whatever the rights of the reader are.
  .where(sql<boolean>`starts_at <= now() and (ends_at is null or ends_at > now())`)
  .orderBy('starts_at', 'desc')
  .orderBy('id')
  .limit(sql.lit(MAX_NOTICES));

const noticeColumns = [
  'id',
  'kind',
  'title',
  'text',
  'state',
  'severity',
  'services',
  'startsAt',
  'endsAt',
  'link',
  'installationIds',
] as const;

/** One statement, because every start of the portal in a browser reads the notices. */
const notices = sqlBuilder
  .selectFrom(
    sqlBuilder
      .selectFrom(incidentsOfCompany.as('incident'))
      .select(noticeColumns)
      .unionAll(sqlBuilder.selectFrom(announcements.as('announced')).select(noticeColumns))
      .as('notice'),
  )
  .select(noticeColumns)
  .orderBy('startsAt', 'desc')
  .orderBy('id')
  .limit(sql.lit(MAX_NOTICES));

/** The notices that are in force now for the viewer's company. */
export const serviceNotices = async (ctx: Context) => ({
  id: `notices_${ctx.viewer.customerId ?? ''}`,
  current: await ctx.read(notices),
});

/** The current incidents and maintenance that Zendesk has confirmed for an installation, by the installation's id. */
export const installationNoticesLoader = defineLoader((reader) => new NoticesOfInstallations(reader));

type IncidentRow = InferResult<typeof incidents>[number];

/** Reads all confirmed notices at once: they are few, and most installations have none. */
class NoticesOfInstallations {
  readonly #reader: Reader;
  #rows: Promise<IncidentRow[]> | undefined;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  async load(installationId: string) {
    this.#rows ??= this.#reader.read(incidents);
    return (await this.#rows).filter((row) => row.installationIds.includes(installationId));
  }
}
