import { newId } from '../../../../platform/db/ids.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { TestRows } from '../../../../testing/TestRows.ts';

const activityRows = (rows: TestRows) => ({
  async activity(customerId: string, title = `Noget skete ${rows.nextNumber()}`): Promise<string> {
    const id = newId('act');
    await rows.sql(
      `insert into activity (id, customer_id, entity_type, entity_id, title, actor_name, created_at)
       values ($1, $2, 'customer', $2, $3, 'Karin', now())`,
      [id, customerId, title],
    );
    return id;
  },
});

export const fixture: Fixture = {
  factories: activityRows,
  examples: {
    Activity: ({ app, customerId, mark }) => app.world.activity(customerId, `${mark} skete`),
  },
  rest: {
    'GET /api/auth/activities?page=1&limit=5': {
      access: 'user',
      answer:
        'activities[0].id activities[0].entityType activities[0].title activities[0].description ' +
        'activities[0].createdAt activities[0].metadata.createdAt pagination.page pagination.limit ' +
        'pagination.totalCount pagination.totalPages pagination.hasPrevPage pagination.hasNextPage',
    },
  },
  topics: { 'activity.added': 'Activity' },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof activityRows> {}
}
