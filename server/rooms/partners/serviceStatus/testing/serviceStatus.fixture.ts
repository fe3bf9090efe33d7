import { newId } from '../../../../platform/db/ids.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';

const announcementRows = (rows: TestRows) => ({
  /** An announcement in force. Returns its id. */
  async announcement(fields: Row = {}): Promise<string> {
    const id = newId('ann');
    await rows.insert('announcement', {
      id,
      title: 'Vi holder lukket fredag',
      text: 'Skriv til os mandag igen.',
      severity: 'INFO',
      starts_at: new Date(Date.now() - 60_000),
      created_by_id: newId('user'),
      created_at: new Date(),
      ...fields,
    });
    return id;
  },
});

export const fixture: Fixture = {
  factories: announcementRows,
  tablesWithoutPeople: ['announcement', 'installation_status', 'service_status_cursor', 'zendesk_incident'],
  examples: {
    Announcement: ({ app }) => app.world.announcement(),
    async InstallationStatus({ app, customerId, nodes }) {
      await app.db.sql(
        `insert into installation_status (installation_id, customer_id, incident_ids, checked_at)
         values ($1, $2, '{}', now()) on conflict do nothing`,
        [nodes.Installation!, customerId],
      );
    },
  },
  mutations: {
    createAnnouncement: { callers: 'support', skip: 'has no company' },
    updateAnnouncement: {
      callers: 'support',
      id: 'Announcement',
      skip: 'has no company',
      edit: {
        table: 'announcement',
        row: ({ app }) => app.world.announcement(),
        stored: { link: 'https://portal.example/nyt' },
        emptied: ['link', 'link'],
        refused: 'title',
      },
    },
    endAnnouncement: { callers: 'support', id: 'Announcement', skip: 'has no company' },
    deleteAnnouncement: { callers: 'support', id: 'Announcement', skip: 'has no company' },
  },
  values: { startsAt: null, link: null, endsAt: null },
  rest: {
    'GET /api/service-notices': { access: 'user', answer: 'serviceNotices', isShared: true, needsNoCompany: true },
  },
  // The event is about all notices, so that any shared object stands for it.
  topics: { 'service-notice.changed': 'Event' },
  shared: { types: ['Announcement'], subscriptions: ['serviceNoticesChanged'] },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof announcementRows> {}
}
