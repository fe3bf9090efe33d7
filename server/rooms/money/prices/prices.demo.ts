import { addMonths, dateOf } from '../../../../domain/basics/dates.ts';
import type { Demo } from '../../../demo/Demo.ts';
import { AgreedPrice } from './AgreedPrice.ts';

export const demo: Demo = {
  /** Gives the demo's company a discount on service agreements, and prices of licences. */
  addOnce({ write, admin, customerId }) {
    write.em.create(AgreedPrice, {
      customerId,
      item: 'SERVICE_AGREEMENT',
      discountPercent: 5,
      validFrom: addMonths(dateOf(), -4),
      validUntil: addMonths(dateOf(), 8),
      note: '5 % det første år',
      createdById: admin.id,
    });
    for (const [item, price] of [
      ['PLAN_SUPPORT_TEAM', 119_75],
      ['PLAN_SUITE_GROWTH', 659_00],
    ] as const)
      write.em.create(AgreedPrice, {
        customerId,
        item,
        price,
        validFrom: addMonths(dateOf(), -8),
        note: 'Flyttet fra en anden forhandler',
        createdById: admin.id,
      });
  },
};
