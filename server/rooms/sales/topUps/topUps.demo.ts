import { sql } from 'kysely';
import { dateOf } from '../../../../domain/basics/dates.ts';
import { ore } from '../../../../domain/basics/money.ts';
import { clipCardPrice } from '../../../../domain/money/clipCardPricing.ts';
import { firstPriceList } from '../../../../domain/money/prices.ts';
import { termsVersionOn } from '../../../../domain/sales/termsVersions.ts';
import type { Demo } from '../../../demo/Demo.ts';
import { daysAgo } from '../../../demo/demoTime.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { WHOLE_COMPANY } from '../../../platform/db/scope.ts';
import { ClipCardTopUp } from './ClipCardTopUp.ts';

interface DemoDepartmentRow {
  id: string;
  customer_id: string;
  user_id: string;
}

export const demo: Demo = {
  /** Lets a department of the demo's customer buy automatically, and pauses another one after a change of the price. */
  async addAtProviders({ services: { writes, reads }, customerEmail }) {
    const departments = await reads.run(
      { role: dbRoles.system },
      sql<DemoDepartmentRow>`
        select d.id, d.customer_id, u.id as user_id from department d
        join user_account u on u.customer_id = d.customer_id
        where u.email = ${customerEmail} and d.payment_method = 'INVOICE' order by d.id limit 2`,
    );
    const hours = 10;
    const { net } = clipCardPrice(firstPriceList, hours);
    for (const [index, { id: departmentId, customer_id: customerId, user_id: userId }] of departments.entries()) {
      const isPaused = index === 1;
      await writes.run({ role: dbRoles.sales, customerId, userId, scope: WHOLE_COMPANY }, async ({ em }) => {
        if (await em.findOne(ClipCardTopUp, { departmentId })) return;
        em.create(ClipCardTopUp, {
          customerId,
          departmentId,
          ...(isPaused && { state: 'PAUSED' as const, pauseReason: 'PRICE_CHANGED' as const }),
          hours,
          thresholdHours: 2,
          acceptedPricesId: firstPriceList.id,
          acceptedNet: isPaused ? net - ore(450) : net,
          acceptedTerms: termsVersionOn('CLIP_CARD', dateOf()),
          acceptedById: userId,
          acceptedAt: daysAgo(12),
        });
      });
      // Bought lately, so that the demo does not change by itself.
      if (!isPaused)
        await writes.run({ role: dbRoles.system }, ({ em }) =>
          runIn(
            em,
            sql`
              update clip_card_top_up set last_bought_at = ${daysAgo(2)}, purchases = 1
              where department_id = ${departmentId} and purchases = 0`,
          ),
        );
    }
  },
};
