import { addMonths, dateOf } from '../../domain/dates.ts';
import type { Demo } from '../demo/Demo.ts';
import { AgreedPrice } from './AgreedPrice.ts';

export const demo: Demo = {
  /** Gives the demo's company a discount on service agreements. */
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
  },
};
