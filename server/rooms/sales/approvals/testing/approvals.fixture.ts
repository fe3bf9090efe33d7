import { newId } from '../../../../platform/db/ids.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';

const approvalsRows = (rows: TestRows) => ({
  /** A clip card of ten hours that waits for approval. By default, an API token has ordered it. */
  async purchaseApproval(departmentId: string, fields: Row = {}): Promise<string> {
    const id = newId('appr');
    const { customer_id } = await rows.ownerOf(departmentId);
    await rows.insert('purchase_approval', {
      id,
      customer_id,
      department_id: departmentId,
      department_name: 'Afdeling',
      kind: 'CLIP_CARD',
      description: 'Klippekort, 10 timer',
      net: 11_655_00,
      commitment: 11_655_00,
      held_by: 'ORDER_LIMIT',
      purchase_id: id,
      stored_order: JSON.stringify({ kind: 'CLIP_CARD', hours: 10, discountPercent: 10 }),
      requested_by_id: newId('key'),
      requested_by: 'Webshop',
      status: 'PENDING',
      created_at: new Date(),
      expires_at: new Date(Date.now() + 14 * 24 * 3_600_000),
      ...fields,
    });
    return id;
  },

  /** What a user has bought this month without an approval. */
  async purchaseCommitment(departmentId: string, fields: Row = {}): Promise<string> {
    const id = newId('cmt');
    const { customer_id } = await rows.ownerOf(departmentId);
    await rows.insert('purchase_commitment', {
      id,
      customer_id,
      buyer_id: newId('key'),
      kind: 'ORDER',
      subject_id: newId('clip'),
      amount: 1_295_00,
      created_at: new Date(),
      ...fields,
    });
    return id;
  },
});

export const fixture: Fixture = {
  factories: approvalsRows,
  tablesWithoutPeople: ['purchase_commitment'],
  examples: {
    PurchaseApproval: ({ app, mark, nodes }) =>
      app.world.purchaseApproval(nodes.Department!, { description: `${mark} klippekort` }),
    PurchaseCommitment: ({ app, nodes }) => app.world.purchaseCommitment(nodes.Department!),
  },
  mutations: {
    approvePurchase: { callers: 'administratorNotImpersonated', id: 'PurchaseApproval' },
    declinePurchase: { callers: 'administratorNotImpersonated', id: 'PurchaseApproval' },
    withdrawPurchase: {
      callers: 'buyers',
      id: 'PurchaseApproval',
      prepare: ({ app, nodes, person }) =>
        app.db.sql('update purchase_approval set requested_by_id = $1 where id = $2', [
          person.id,
          nodes.PurchaseApproval,
        ]),
    },
    setApprovalLimit: { callers: 'administratorNotImpersonated' },
    removeApprovalLimit: { callers: 'administratorNotImpersonated' },
    setApprovalMonthLimit: { callers: 'administratorNotImpersonated' },
    removeApprovalMonthLimit: { callers: 'administratorNotImpersonated' },
  },
  topics: { 'purchase-approval.changed': 'PurchaseApproval' },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof approvalsRows> {}
}
