import { addDays, dateOf } from '../../domain/dates.ts';
import { isFixedByCompany } from '../../domain/seats/seatFaults.ts';
import { dbRoles } from '../db/roles.ts';
import { keyBinding } from '../installations/Installation.ts';
import type { JobHandler } from '../jobs/Jobs.ts';
import type { FailedReading } from '../providers/zendesk/agents.ts';
import type { Services } from '../services.ts';
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
  const apiKey = openKey(services, claimed);
  if (apiKey === undefined) return true;
  const { subdomain, email } = claimed;
  const reading = await services.zendesk.readAgents(
    { subdomain, email, apiKey },
    { deadline: Date.now() + READING_MS },
  );
  if ('fault' in reading) logFault(services, claimed.id, reading);
  await storeReading(services, claimed, reading);
  return true;
}

/** A fault that the company can mend is no problem of the operator. */
function logFault({ log }: Services, installationId: string, { fault, cause }: FailedReading): void {
  const level = isFixedByCompany(fault) ? 'info' : 'warn';
  log[level]({ err: cause, installationId, fault }, 'reading the agents of a help desk failed, will retry');
}

const claim = ({ writes }: Services): Promise<ReadInstallation | undefined> =>
  writes.run(system, async ({ em }) => {
    const [claimed] = await em.execute<ReadInstallation[]>(
      `update seat_reading r set attempted_at = now(), next_read_at = now() + make_interval(mins => ?)
       from installation i
       where i.id = r.installation_id and r.installation_id = (
         select due.installation_id from seat_reading due where due.next_read_at <= now()
         order by due.next_read_at limit 1 for update skip locked)
       returning r.installation_id as id, r.customer_id as "customerId", i.subdomain, i.zendesk_api_email as email,
         i.zendesk_api_key as "sealedKey"`,
      [LEASE_MINUTES],
    );
    return claimed;
  });

/** A key that cannot be opened is an operator's mistake. The installation is tried again when its lease ends. */
function openKey({ secrets, log }: Services, { id, sealedKey }: ReadInstallation): string | undefined {
  try {
    return secrets.open(sealedKey, keyBinding(id));
  } catch (error) {
    log.error({ err: error, installationId: id }, 'the API key of an installation cannot be decrypted');
    return undefined;
  }
}

/** Deletes agents who left a month ago, and history that no screen shows. */
export const pruneSeats: JobHandler = async ({ writes }) => {
  const today = dateOf();
  await writes.run(system, ({ em }) =>
    em.execute('delete from help_desk_agent where left_on <= ?', [addDays(today, -AGENTS_KEPT_DAYS)]),
  );
  await writes.run(system, ({ em }) =>
    em.execute('delete from seat_day where day < ?', [addDays(today, -HISTORY_DAYS)]),
  );
};
