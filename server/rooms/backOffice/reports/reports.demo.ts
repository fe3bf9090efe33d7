import { sql } from 'kysely';
import type { Demo } from '../../../demo/Demo.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Services } from '../../../platform/services.ts';
import { takeSnapshots } from './reports.jobs.ts';

/** The months of the chart and those that they are compared with, where the demo's rows go back so far. */
const HISTORY_DAYS = 400;

export const demo: Demo = {
  async addAtProviders({ services }) {
    await followTasks(services);
    await takeSnapshots(services, { historyDays: HISTORY_DAYS, runMs: Infinity });
  },
};

/** As if the portal had been there when the tasks were created. Most were acted on within an hour or two. */
const followTasks = ({ writes }: Services) =>
  writes.run({ role: dbRoles.system }, ({ em }) =>
    runIn(
      em,
      sql`
        update task set seen_at = created_at + interval '1 minute',
          acted_on_at = case when status_key = 'open' then null
            else created_at + make_interval(mins => 20 + abs(hashtext(name)) % 260) end,
          closed_at = case when not is_open then created_at + make_interval(hours => 3 + abs(hashtext(name)) % 60) end
        where seen_at > created_at + interval '1 hour'`,
    ),
  );
