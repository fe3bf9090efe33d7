import { dbRoles } from '../db/roles.ts';
import type { JobHandler } from '../jobs/Jobs.ts';
import { newestActivities, summaryKeptFor } from './summary.ts';

const system = { role: dbRoles.system };

/** Makes a company's summary anew where something has happened since, or where there is none. A summariser that is away leaves the list without one. */
export const makeSummary: JobHandler<{ customerId: string }> = async (
  { reads, writes, summariser, log },
  { data: { customerId } },
) => {
  if (!summariser) return;
  const [happenings, [kept]] = await Promise.all([
    reads.run(system, newestActivities(customerId)),
    reads.run(system, summaryKeptFor(customerId)),
  ]);
  const upTo = happenings[0]?.id;
  if (!upTo || (kept?.upTo === upTo && kept.text !== null)) return;
  const text = await summariser.summarise(happenings).catch((error: unknown) => {
    log.warn({ customerId, reason: (error as Error).message }, 'no summary could be made');
    return null;
  });
  await writes.run(system, async ({ em, publish }) => {
    await em.execute(
      `insert into activity_summary (customer_id, text, up_to, made_at) values (?, ?, ?, now())
       on conflict (customer_id) do update set text = excluded.text, up_to = excluded.up_to, made_at = excluded.made_at where excluded.up_to >= activity_summary.up_to`,
      [customerId, text, upTo],
    );
    // Who is told looks again, and where there is none asks for one: a summariser that stays away is not asked by that.
    if (text !== (kept?.text ?? null)) publish({ topic: 'summary.changed', id: customerId, customerId });
  });
};
