import type { Action } from './Action.ts';
import { callUntilDone } from './callUntilDone.ts';

/** A buyer of the company that approves purchases orders more than they may. */
export const askForApproval: Action = {
  name: 'askForApproval',
  weight: 1,
  isFor: ({ kind }) => kind === 'buyer',
  reaches: ['AWAITING_APPROVAL'],
  async run(simulation, buyer, random) {
    const departments = await simulation.db.sql<{ id: string }>(
      `select id from department where customer_id = $1 and payment_method = 'INVOICE' order by id`,
      [buyer.customerId],
    );
    if (!departments.length) return 'askForApproval: no department can pay';
    const departmentId = random.pick(departments).id;
    await callUntilDone(simulation, buyer, random, 'buyClipCard', {
      input: { departmentId, hours: 50, priceListId: null },
    });
    return `askForApproval: for ${departmentId}`;
  },
};
