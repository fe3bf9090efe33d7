import { sql } from 'kysely';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { usesSeat } from '../../../../domain/sales/seats/agentRoles.ts';
import { PEAK_DAYS } from '../../../../domain/sales/seats/seatAdvice.ts';
import { countSeats, type SeatCounts } from '../../../../domain/sales/seats/seatCounts.ts';
import { isFixedByCompany, seatFaultText, type SeatFault } from '../../../../domain/sales/seats/seatFaults.ts';
import { seatUsage } from '../../../../domain/sales/seats/seatUsage.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Services } from '../../../platform/services.ts';
import type { AgentReading, HelpDeskAgent } from '../../../providers/zendesk/agents.ts';
import type { StoredConnection } from '../zendeskConnections/access.service.ts';
import { markBroken } from '../zendeskConnections/breakConnection.service.ts';
import { mailUnreadable } from './mailUnreadable.ts';
import { nextNight, retryAfterFault } from './nextReading.ts';

const system = { role: dbRoles.system };

/** An installation as it was when its help desk was read. */
export type ReadInstallation = StoredConnection;

/** Failures in a row after which the company is mailed about what it can mend itself. */
const MAILED_FAILURES = 2;

interface StoredReading {
  bought: number;
  failures: number;
  faultSince: Date | null;
  toldFaultAt: Date | null;
  showsNames: boolean;
  sentInUse: number | null;
  sentBought: number | null;
}

/** Stores what a help desk answered, unless the installation has other credentials by now or is gone. */
export async function storeReading(
  services: Services,
  installation: ReadInstallation,
  reading: AgentReading,
  now = new Date(),
): Promise<void> {
  await services.writes.run(system, async (write) => {
    const stored = await lockReading(write, installation);
    if (!stored) return;
    if ('fault' in reading) await storeFault(write, services, { installation, stored, now, ...reading });
    else await storeAgents(write, { installation, stored, now, agents: reading.agents });
    write.publish({ topic: 'seats.changed', id: installation.id, customerId: installation.customerId });
  });
}

/** The row of the installation is locked first, as by the trigger that follows its changes. */
async function lockReading({ em }: Write, { id, subdomain, connection, email, sealedKey, grantId }: ReadInstallation) {
  const [current] = await runIn(
    em,
    sql`
      select from installation i where id = ${id} and subdomain = ${subdomain} and connection = ${connection}
        and zendesk_api_email is not distinct from ${email} and zendesk_api_key is not distinct from ${sealedKey}
        and not exists (select from zendesk_grant g where g.installation_id = i.id and g.ended_at is null
          and g.id is distinct from ${grantId})
      for no key update`,
  );
  if (!current) return undefined;
  const [stored] = await runIn(
    em,
    sql<StoredReading>`
      select bought, failures, fault_since as "faultSince", told_fault_at as "toldFaultAt",
        shows_names as "showsNames", sent_in_use as "sentInUse", sent_bought as "sentBought"
      from seat_reading where installation_id = ${id} for update`,
  );
  return stored;
}

interface Fault {
  installation: ReadInstallation;
  stored: StoredReading;
  fault: SeatFault;
  retryAt?: Date | undefined;
  now: Date;
}

/**
 * The last known figures stay. The company is mailed once about a fault that it can mend, until it is mended or the
 * credentials change.
 */
async function storeFault(write: Write, services: Services, { installation, stored, now, ...found }: Fault) {
  const { id, customerId, subdomain } = installation;
  const { fault, retryAt } = found;
  const failures = stored.failures + 1;
  const isTold = !stored.toldFaultAt && failures >= MAILED_FAILURES && isFixedByCompany(fault);
  await runIn(
    write.em,
    sql`
      update seat_reading set fault = ${fault}, fault_since = coalesce(fault_since, ${now}), failures = ${failures},
        next_read_at = ${retryAfterFault(id, { now, failures, retryAt })},
        told_fault_at = coalesce(told_fault_at, ${isTold ? now : null}) where installation_id = ${id}`,
  );
  // A key may be refused once for a moment, for example while its owner replaces it.
  if (fault === 'KEY_REJECTED' && failures >= MAILED_FAILURES) await markBroken(write, id, 'KEY_REJECTED');
  if (!isTold) return;
  await mailUnreadable(write, services, { customerId, installationId: id, subdomain, text: seatFaultText(fault) });
}

interface Read {
  installation: ReadInstallation;
  stored: StoredReading;
  agents: readonly HelpDeskAgent[];
  now: Date;
}

async function storeAgents(write: Write, { installation, stored, agents, now }: Read): Promise<void> {
  const { em } = write;
  const { id, customerId } = installation;
  const today = dateOf(now);
  const counts = countSeats(agents, today);
  await runIn(
    em,
    sql`
      insert into seat_day (installation_id, day, customer_id, bought, in_use)
      values (${id}, ${today}, ${customerId}, ${stored.bought}, ${counts.inUse})
      on conflict (installation_id, day) do update set bought = excluded.bought, in_use = excluded.in_use`,
  );
  await storeCounts(write, id, counts, now);
  if (installation.connection === 'BROKEN') await mendKey(write, installation);
  if (stored.showsNames) await storeNames(write, installation, agents, today);
  notifyWebhooks(write, installation, stored, counts.inUse);
}

/** The owner of a refused key has allowed it again. */
async function mendKey({ em, publish }: Write, { id, customerId }: ReadInstallation): Promise<void> {
  await runIn(
    em,
    sql`
      update installation set connection = 'KEY', connection_fault = null, version = version + 1
      where id = ${id} and connection = 'BROKEN' and zendesk_api_key is not null`,
  );
  publish({ topic: 'installation.changed', id, customerId });
}

/** The figures of the last 90 days are stored with the reading, so that no list has to look them up. */
async function storeCounts({ em }: Write, id: string, counts: SeatCounts, now: Date): Promise<void> {
  const from = addDays(dateOf(now), -PEAK_DAYS);
  await runIn(
    em,
    sql`
      update seat_reading r set in_use = ${counts.inUse}, admins = ${counts.admins}, agents = ${counts.agents},
        suspended = ${counts.suspended}, without_seat = ${counts.withoutSeat},
        never_signed_in = ${counts.neverSignedIn},
        idle30 = ${counts.idle30}, idle60 = ${counts.idle60}, idle90 = ${counts.idle90},
        peak = recent.peak, peak_since = recent.since,
        earlier_in_use = (select in_use from seat_day where installation_id = ${id} and day <= ${from}
          order by day desc limit 1),
        sent_in_use = ${counts.inUse}, sent_bought = r.bought,
        read_at = ${now}, next_read_at = ${nextNight(id, now)},
        failures = 0, fault = null, fault_since = null, told_fault_at = null
      from (select max(in_use) as peak, min(day) as since from seat_day
        where installation_id = ${id} and day >= ${from}) recent
      where r.installation_id = ${id}`,
  );
}

/** Stores those who use a seat. Who is missing has left, and is deleted a month later. */
async function storeNames(
  { em }: Write,
  { id, customerId }: ReadInstallation,
  agents: readonly HelpDeskAgent[],
  today: string,
): Promise<void> {
  const rows = JSON.stringify(agents.filter(({ role }) => usesSeat(role)));
  await runIn(
    em,
    sql`
      insert into help_desk_agent (installation_id, agent_id, customer_id, name, role, role_name, is_suspended,
        created_at, last_sign_in_at)
      select ${id}, a.id, ${customerId}, a.name, a.role, a."roleName", a."isSuspended", a."createdAt",
        a."lastSignInAt"
      from jsonb_to_recordset(${rows}::jsonb) a (id text, name text, role text, "roleName" text,
        "isSuspended" boolean, "createdAt" timestamptz, "lastSignInAt" timestamptz)
      order by a.id
      on conflict (installation_id, agent_id) do update set name = excluded.name, role = excluded.role,
        role_name = excluded.role_name, is_suspended = excluded.is_suspended, created_at = excluded.created_at,
        last_sign_in_at = excluded.last_sign_in_at, left_on = null`,
  );
  await runIn(
    em,
    sql`
      update help_desk_agent set left_on = ${today} where installation_id = ${id} and left_on is null
        and agent_id not in (select a.id from jsonb_to_recordset(${rows}::jsonb) a (id text))`,
  );
}

/** Sends each change once: `seats_changed` for other figures, and `seats_exceeded` when too many seats come in use. */
function notifyWebhooks(
  { webhook }: Write,
  { id: installationId, customerId, subdomain }: ReadInstallation,
  { bought, sentBought, sentInUse }: StoredReading,
  inUse: number,
): void {
  if (inUse === sentInUse && bought === sentBought) return;
  const { free, over } = seatUsage(bought, inUse);
  const data = { installationId, subdomain, bought, inUse, free, over };
  // The first reading is no change.
  if (sentInUse !== null) webhook({ customerId, type: 'seats_changed', data });
  const wasOver = sentInUse !== null && sentBought !== null && seatUsage(sentBought, sentInUse).over > 0;
  if (over > 0 && !wasOver) webhook({ customerId, type: 'seats_exceeded', data });
}
