import { sql } from 'kysely';
import type { Demo } from '../../../demo/Demo.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { Announcement } from './Announcement.ts';
import { askForInstallation } from './readStatus.ts';
import { updateNotices } from './serviceStatus.jobs.ts';

const DAY_MS = 24 * 3_600_000;

export const demo: Demo = {
  /** An announcement that has not begun. */
  addOnce({ write, admin }) {
    const startsAt = new Date(Date.now() + 7 * DAY_MS);
    write.em.create(Announcement, {
      title: 'Vi holder lukket mellem jul og nytår',
      text: 'Skriv til os som altid. Vi svarer fra den 2. januar.',
      link: null,
      severity: 'INFO',
      startsAt,
      endsAt: new Date(startsAt.getTime() + 30 * DAY_MS),
      requestId: null,
      createdById: admin.id,
    });
  },

  /** Reads the stand-in of the status page, which the job would do within a minute. */
  addAtProviders: ({ services }) => updateNotices(services),

  connectStandIns: (services, { zendeskStatus }) =>
    zendeskStatus.onReadNow((subdomain) => readNow(services, subdomain)),
};

/** Reads the status page, and asks for the installations of one help desk, whose turn would come much later. */
async function readNow(services: Services, subdomain: string): Promise<void> {
  const system = { role: dbRoles.system };
  await services.writes.run(system, ({ em }) => runIn(em, sql`update service_status_cursor set read_at = 'epoch'`));
  await updateNotices(services);
  const installations = await services.reads.run(
    system,
    sqlBuilder
      .selectFrom('installation')
      .select(['id', 'customer_id as customerId', 'subdomain'])
      .where('subdomain', '=', subdomain),
  );
  for (const installation of installations) await askForInstallation(services, installation);
  // Publishes the answers for the installations; the page itself was read a moment ago.
  await updateNotices(services);
}
