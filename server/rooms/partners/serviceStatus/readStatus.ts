import { sql } from 'kysely';
import { incidentStateOf } from '../../../../domain/partners/serviceNotices.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Services } from '../../../platform/services.ts';
import { ProviderError } from '../../../providers/ProviderError.ts';
import type { ZendeskIncident } from '../../../providers/zendeskStatus/incidents.ts';
import type { IncidentKind } from '../../../providers/zendeskStatus/ZendeskStatus.ts';

const system = { role: dbRoles.system };
const kinds: IncidentKind[] = ['INCIDENT', 'MAINTENANCE'];

/** Zendesk allows 10 requests a minute. Two read the lists, and the rest leaves room for a second portal. */
const INSTALLATION_REQUESTS = 6;

export const incidentId = ({ kind, id }: Pick<ZendeskIncident, 'kind' | 'id'>) => `${kind.toLowerCase()}-${id}`;

/**
 * Reads both lists of Zendesk's status page. A list that cannot be read keeps its last known rows, which customers see
 * until they are unconfirmed for too long.
 */
export async function readStatus(services: Services): Promise<void> {
  for (const kind of kinds) {
    const incidents = await answerOf(services, () => services.zendeskStatus.list(kind));
    if (incidents) await services.writes.run(system, (write) => storeList(write, kind, incidents));
  }
  await askForInstallations(services);
}

async function storeList({ em }: Write, kind: IncidentKind, incidents: ZendeskIncident[]): Promise<void> {
  const rows = incidents.map((incident) => ({
    id: incidentId(incident),
    title: incident.title,
    state: kind === 'MAINTENANCE' ? 'PLANNED' : incidentStateOf(incident.status),
    impact: incident.impact,
    services: incident.services,
    starts_at: incident.startedAt,
    ends_at: incident.endsAt,
  }));
  await runIn(
    em,
    sql`
      insert into zendesk_incident
        (id, kind, title, state, impact, services, starts_at, ends_at, first_seen_at, last_seen_at)
      select r.id, ${kind}, r.title, r.state, r.impact, r.services, r.starts_at, r.ends_at, now(), now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, title text, state text, impact text,
        services text[], starts_at timestamptz, ends_at timestamptz)
      on conflict (id) do update set title = excluded.title, state = excluded.state, impact = excluded.impact,
        services = excluded.services, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
        last_seen_at = excluded.last_seen_at`,
  );
  await runIn(em, sql`delete from zendesk_incident where kind = ${kind} and last_seen_at < now()`);
}

/**
 * While something is current, asks which installations it concerns: a few of those with licences in each run, those
 * with the oldest answer first.
 */
async function askForInstallations(services: Services): Promise<void> {
  const current = await services.reads.run(
    system,
    sql<{ kind: IncidentKind }>`select distinct kind from zendesk_incident order by kind`,
  );
  if (!current.length) return;
  const next = await services.reads.run(
    system,
    sql<AskedInstallation>`
      select x.id, x.customer_id as "customerId", x.subdomain
      from installation x left join installation_status s on s.installation_id = x.id
      where exists (
        select from license l where l.installation_id = x.id and l.status = 'ACTIVE' and l.deleted_at is null)
      order by s.checked_at nulls first, x.id limit ${Math.floor(INSTALLATION_REQUESTS / current.length)}`,
  );
  const currentKinds = current.map(({ kind }) => kind);
  for (const installation of next) if (!(await askForInstallation(services, installation, currentKinds))) return;
}

interface AskedInstallation {
  id: string;
  customerId: string;
  subdomain: string;
}

/** Stores which incidents of these kinds concern an installation. Returns false when Zendesk did not answer. */
export async function askForInstallation(
  services: Services,
  { id, customerId, subdomain }: AskedInstallation,
  askedKinds: IncidentKind[] = kinds,
): Promise<boolean> {
  const ids: string[] = [];
  let isKnown = true;
  for (const kind of askedKinds) {
    const incidents = await answerOf(services, () => services.zendeskStatus.list(kind, subdomain));
    if (incidents === undefined) return false;
    if (incidents === null) isKnown = false;
    else ids.push(...incidents.map(incidentId));
  }
  // An installation that was deleted meanwhile is left out.
  await services.writes.run(system, ({ em }) =>
    runIn(
      em,
      sql`
        insert into installation_status (installation_id, customer_id, incident_ids, checked_at)
        select id, customer_id, ${isKnown ? ids : null}::text[], now()
        from installation where id = ${id} and customer_id = ${customerId}
        on conflict (installation_id) do update
          set incident_ids = excluded.incident_ids, checked_at = excluded.checked_at`,
    ),
  );
  return true;
}

/** Undefined when Zendesk did not answer, and null when it refuses this request but may answer the next one. */
async function answerOf(
  { log }: Services,
  request: () => Promise<ZendeskIncident[]>,
): Promise<ZendeskIncident[] | null | undefined> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error }, "reading Zendesk's status failed, will retry");
    const isRefused = [400, 404, 422].includes(error.status ?? 0);
    return isRefused ? null : undefined;
  }
}
