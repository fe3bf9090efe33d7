import { sql } from 'kysely';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { isFixedByCompany } from '../../../../domain/sales/seats/seatFaults.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import type { AgentReading, FailedReading } from '../../../providers/zendesk/agents.ts';
import { accessOf, CONNECTION_COLUMNS, type Access } from '../zendeskConnections/access.service.ts';
import { breakConnection } from '../zendeskConnections/breakConnection.service.ts';
import { storeReading, type ReadInstallation } from './storeReading.ts';

const system = { role: dbRoles.system };

/** Help desks that are read at the same time. Most of the time is spent waiting for their answers. */
const PARALLEL = 4;
/** A run begins no further reading after this time, so that a restart of the portal does not wait for it. */
const RUN_MS = 50_000;
/** Time for one help desk, including pauses for its rate limit. */
const READING_MS = 2 * 60_000;
/** Longer than a reading takes, so that two processes never read the same help desk. */
export const LEASE_MINUTES = 5;

const AGENTS_KEPT_DAYS = 30;
/** The chart shows the last 13 months. */
const HISTORY_DAYS = 400;

/** Reads the help desks that are due. */
export const readDueSeatsJob: JobHandler = (services) => readDueSeats(services);

export async function readDueSeats(services: Services, { runMs = RUN_MS } = {}): Promise<void> {
  const until = Date.now() + runMs;
  const worker = async () => {
    while (Date.now() < until && (await readNext(services)));
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}

/** Reads the help desk that has waited longest. Returns false when none is due. */
async function readNext(services: Services): Promise<boolean> {
  const claimed = await claim(services);
  if (!claimed) return false;
  const reading = await readAgents(services, claimed);
  if (!reading) return true;
  if ('fault' in reading) logFault(services, claimed.id, reading);
  await storeReading(services, claimed, reading);
  return true;
}

/** Returns undefined when there is nothing to store: another process is renewing the access, or it has ended. */
async function readAgents(services: Services, claimed: ReadInstallation): Promise<AgentReading | undefined> {
  const read = async (rejected?: string) => {
    const access = await openAccess(services, claimed, rejected);
    if (!access || 'isBusy' in access || 'broken' in access) return undefined;
    if ('failure' in access)
      return { reading: { fault: access.isGone ? 'HELP_DESK_GONE' : 'UNREACHABLE', cause: access.failure } as const };
    const { credentials } = access;
    const reading = await services.zendesk.readAgents(credentials, { deadline: Date.now() + READING_MS });
    return { reading, accessToken: 'accessToken' in credentials ? credentials.accessToken : undefined };
  };
  const first = await read();
  if (!first?.accessToken || !isRejected(first.reading)) return first?.reading;
  // The token may have been revoked before its time. A second refusal of a new token is final.
  const second = await read(first.accessToken);
  if (second?.accessToken && isRejected(second.reading)) {
    await breakConnection(services, {
      installationId: claimed.id,
      grantId: claimed.grantId!,
      fault: 'ACCESS_WITHDRAWN',
    });
    return undefined;
  }
  return second?.reading;
}

const isRejected = (reading: AgentReading) => 'fault' in reading && reading.fault === 'KEY_REJECTED';

/** A fault that the company can mend is no problem of the operator. */
function logFault({ log }: Services, installationId: string, { fault, cause }: FailedReading): void {
  const level = isFixedByCompany(fault) ? 'info' : 'warn';
  log[level]({ err: cause, installationId, fault }, 'reading the agents of a help desk failed, will retry');
}

const claim = ({ writes }: Services): Promise<ReadInstallation | undefined> =>
  writes.run(system, async ({ em }) => {
    const [claimed] = await runIn(
      em,
      sql<ReadInstallation>`
        update seat_reading r
        set attempted_at = now(), next_read_at = now() + make_interval(mins => ${LEASE_MINUTES})
        from installation i
        where i.id = r.installation_id and r.installation_id = (
          select due.installation_id from seat_reading due where due.next_read_at <= now()
          order by due.next_read_at limit 1 for update skip locked)
        returning ${CONNECTION_COLUMNS}`,
    );
    return claimed;
  });

/** A secret that cannot be opened is an operator's mistake. The installation is tried again when its lease ends. */
async function openAccess(
  services: Services,
  claimed: ReadInstallation,
  rejected: string | undefined,
): Promise<Access | undefined> {
  try {
    return await accessOf(services, claimed, rejected);
  } catch (error) {
    services.log.error(
      { err: error, installationId: claimed.id },
      'the secrets of an installation cannot be decrypted',
    );
    return undefined;
  }
}

/** Deletes agents who left a month ago, and history that no screen shows. */
export const pruneSeats: JobHandler = async ({ writes }) => {
  const today = dateOf();
  await writes.run(system, ({ em }) =>
    runIn(em, sql`delete from help_desk_agent where left_on <= ${addDays(today, -AGENTS_KEPT_DAYS)}`),
  );
  await writes.run(system, ({ em }) =>
    runIn(em, sql`delete from seat_day where day < ${addDays(today, -HISTORY_DAYS)}`),
  );
};
