import type { Demo } from '../demo/Demo.ts';
import { Announcement } from './Announcement.ts';
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
};
