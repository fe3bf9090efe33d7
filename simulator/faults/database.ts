import type { Misfortune } from './Misfortune.ts';
import { waitForQueue } from './waitForQueue.ts';

/** The server ends all connections of the portal, in the middle of whatever they do. */
export const lostConnections: Misfortune = {
  name: 'lostConnections',
  weight: 1,
  async happen({ db, clock }) {
    const ended = await db.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and usename = 'portal_app'`,
    );
    await waitForQueue(clock);
    return `${ended.length} database connections were cut`;
  },
};
