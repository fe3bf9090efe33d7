import { sql } from 'kysely';
import { formatHourCount } from '../../../../domain/basics/formatCount.ts';
import { clipCardPrice } from '../../../../domain/money/clipCardPricing.ts';
import { firstPriceList } from '../../../../domain/money/prices.ts';
import type { Demo } from '../../../demo/Demo.ts';
import { BUYER_EMAIL } from '../../../demo/demoCompanies.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { WHOLE_COMPANY } from '../../../platform/db/scope.ts';
import { PurchaseApproval } from './PurchaseApproval.ts';

const LIMIT = 1_000_000;
const HOURS = 25;

interface Buyer {
  id: string;
  name: string;
  customer_id: string;
  department_id: string;
  department_name: string;
}

export const demo: Demo = {
  /** Gives the demo's company a limit, and an order of its buyer that waits. No admin may write such rows. */
  async addAtProviders({ services: { writes, reads } }) {
    const [buyer] = await reads.run(
      { role: dbRoles.system },
      sql<Buyer>`
        select u.id, u.name, u.customer_id, d.id as department_id, d.name as department_name
        from user_account u join department d on d.customer_id = u.customer_id
        where u.email = ${BUYER_EMAIL} and d.payment_method = 'INVOICE' order by d.id limit 1`,
    );
    if (!buyer) return;
    const { id: userId, customer_id: customerId } = buyer;
    await writes.run({ role: dbRoles.auth }, ({ em }) =>
      runIn(em, sql`update customer set approval_limit = ${LIMIT} where id = ${customerId} and approval_limit is null`),
    );
    await writes.run({ role: dbRoles.sales, customerId, userId, scope: WHOLE_COMPANY }, async (write) => {
      if (await write.em.findOne(PurchaseApproval, { purchaseId: 'demo-approval' })) return;
      const { net, discountPercent } = clipCardPrice(firstPriceList, HOURS);
      write.em.create(PurchaseApproval, {
        customerId,
        departmentId: buyer.department_id,
        departmentName: buyer.department_name,
        kind: 'CLIP_CARD',
        description: `Klippekort, ${formatHourCount(HOURS)}`,
        net,
        commitment: net,
        heldBy: 'ORDER_LIMIT',
        purchaseId: 'demo-approval',
        storedOrder: { kind: 'CLIP_CARD', hours: HOURS, discountPercent },
        requestedById: userId,
        requestedBy: buyer.name,
      });
    });
  },
};
