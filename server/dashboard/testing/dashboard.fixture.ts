import type { Fixture } from '../../testing/Fixture.ts';
import type { TestRows } from '../../testing/TestRows.ts';

const dashboardRows = (rows: TestRows) => ({
  async activitySummary(customerId: string, upTo: string, text = 'Der er sket noget.'): Promise<void> {
    await rows.insert('activity_summary', { customer_id: customerId, text, up_to: upTo, made_at: new Date() });
  },
});

export const fixture: Fixture = {
  factories: dashboardRows,
  examples: {
    ActivitySummary: ({ app, customerId, nodes }) => app.world.activitySummary(customerId, nodes.Activity!),
  },
};

declare module '../../testing/World.ts' {
  interface World extends ReturnType<typeof dashboardRows> {}
}
