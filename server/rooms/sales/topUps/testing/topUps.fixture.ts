import { newId } from '../../../../platform/db/ids.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';

const topUpsRows = (rows: TestRows) => ({
  /** Buys ten hours at the first prices when two are left, in the name of a user of the company. */
  async topUp(departmentId: string, acceptedById: string, fields: Row = {}): Promise<string> {
    const id = newId('topup');
    const { customer_id } = await rows.ownerOf(departmentId);
    await rows.insert('clip_card_top_up', {
      id,
      customer_id,
      department_id: departmentId,
      state: 'ACTIVE',
      hours: 10,
      threshold_hours: 2,
      accepted_prices_id: 'price_first',
      accepted_net: 11_655_00,
      accepted_terms: '2026-11-01',
      accepted_by_id: acceptedById,
      accepted_at: new Date(),
      purchases: 0,
      ...fields,
    });
    return id;
  },
});

export const fixture: Fixture = {
  factories: topUpsRows,
  examples: {
    async ClipCardTopUp({ app, nodes, person }) {
      // Bought lately, so that it buys nothing by itself, whatever else a test does.
      await app.world.topUp(nodes.Department!, person.id, { last_bought_at: new Date(), purchases: 1 });
    },
  },
  mutations: {
    setUpClipCardTopUp: { callers: 'buyersNotImpersonated' },
    pauseClipCardTopUp: { callers: 'buyers' },
    switchOffClipCardTopUp: { callers: 'buyers' },
  },
  topics: { 'clip-card-top-up.changed': 'Department' },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof topUpsRows> {}
}
