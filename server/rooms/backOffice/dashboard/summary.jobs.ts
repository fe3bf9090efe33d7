import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import { newestActivities, storedSummaryOf } from './summary.ts';

const system = { role: dbRoles.system };

/**
 * Generates the summary of a company when there is none, or newer activities exist. Stores null when the language model
 * is unavailable, so that the dashboard shows only the list of activities.
 */
export const generateSummary: JobHandler<{ customerId: string }> = async (
  { reads, writes, summarizer, log },
  { data: { customerId } },
) => {
  if (!summarizer) return;
  const [activities, [stored]] = await Promise.all([
    reads.run(system, newestActivities(customerId)),
    reads.run(system, storedSummaryOf(customerId)),
  ]);
  const upTo = activities[0]?.id;
  if (!upTo || (stored?.upTo === upTo && stored.text !== null)) return;
  const text = await summarizer.summarize(activities).catch((error: unknown) => {
    log.warn({ customerId, reason: (error as Error).message }, 'summary generation failed');
    return null;
  });
  await writes.run(system, async ({ em, publish }) => {
    await runIn(
      em,
      sql`
        insert into activity_summary (customer_id, text, up_to, made_at)
        values (${customerId}, ${text}, ${upTo}, now())
        on conflict (customer_id) do update
          set text = excluded.text, up_to = excluded.up_to, made_at = excluded.made_at
          where excluded.up_to >= activity_summary.up_to`,
    );
    // A client that receives this event reads the dashboard again, which requests a missing summary. Publishing only
    // changed texts keeps a language model that stays unavailable from being called in a loop.
    if (text !== (stored?.text ?? null)) publish({ topic: 'summary.changed', id: customerId, customerId });
  });
};
