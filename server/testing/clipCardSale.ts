import { clipCardPrice } from '../../domain/clipCardPricing.ts';
import { ClipCard } from '../clipCards/ClipCard.ts';
import type { Sale } from '../payments/purchase.service.ts';

/** Ten hours for a department, as a room would sell them: 11.655 kr and moms. */
export const clipCardSale = (departmentId: string, purchaseId: string, hours = 10): Sale => ({
  purchaseId, departmentId, subject: 'clip_card',
  earlier: async () => undefined,
  async make({ em }, { customerId }, isPaidLater) {
    const { net, discountPercent } = clipCardPrice(hours);
    const card = Object.assign(new ClipCard(), {
      customerId, departmentId, hours, discount: discountPercent, price: net, purchaseId, status: isPaidLater ? 'PENDING' : 'ACTIVE',
    });
    em.persist(card);
    return { id: card.id, description: `Klippekort, ${hours} timer`, net };
  },
});
