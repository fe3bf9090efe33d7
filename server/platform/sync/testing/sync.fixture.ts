import type { Fixture } from '../../../testing/Fixture.ts';
import type { TestRows } from '../../../testing/TestRows.ts';
import { newId } from '../../db/ids.ts';

const syncRows = (rows: TestRows) => ({
  /** A deletion that a company sees. */
  async deletedNode(customerId: string, nodeId: string, deletedAt = new Date()): Promise<string> {
    await rows.insert('deleted_node', {
      node_id: nodeId,
      customer_id: customerId,
      type: 'ClipCard',
      deleted_at: deletedAt,
    });
    return nodeId;
  },
});

export const fixture: Fixture = {
  factories: syncRows,
  examples: {
    DeletedNode: async ({ app, customerId }) => void (await app.world.deletedNode(customerId, newId('clip'))),
  },
  mutations: {},
};

declare module '../../../testing/World.ts' {
  interface World extends ReturnType<typeof syncRows> {}
}
