import type { Fixture } from '../../../../testing/Fixture.ts';
import type { TestRows } from '../../../../testing/TestRows.ts';

const dashboardRows = (rows: TestRows) => ({
  async activitySummary(customerId: string, newestActivityId: string, text = 'Der er sket noget.'): Promise<void> {
    await rows.insert('activity_summary', {
      customer_id: customerId,
      text,
      up_to: newestActivityId,
      made_at: new Date(),
    });
  },
});

export const fixture: Fixture = {
  factories: dashboardRows,
  examples: {
    ActivitySummary: ({ app, customerId, nodes }) => app.world.activitySummary(customerId, nodes.Activity!),
  },
  rest: {
    'GET /api/auth/dashboard': {
      access: 'user',
      answer:
        'customer.name customer.pointOfContact.name customer.pointOfContact.title customer.pointOfContact.avatar ' +
        'customer.pointOfContact.email customer.pointOfContact.phone customer.pointOfContact.calendarBookingUrl ' +
        'stats.activeLicenses stats.pendingRequests stats.activeServiceAgreements stats.clipCardHours ' +
        'recentActivity[0].type recentActivity[0].id recentActivity[0].title recentActivity[0].subtitle ' +
        'recentActivity[0].date recentActivity[0].user',
    },
  },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof dashboardRows> {}
}
