import { dateOf, lastDayOfTerm } from '../../../../domain/basics/dates.ts';
import { formatHourCount } from '../../../../domain/basics/formatCount.ts';
import { CLIP_CARD_MONTHS, clipCardPrice } from '../../../../domain/money/clipCardPricing.ts';
import { clipCardPurchase } from '../../../../domain/sales/validation/clipCardPurchase.ts';
import type { Context } from '../../../platform/context.ts';
import { systemReader } from '../../../platform/db/systemReader.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import type { Services } from '../../../platform/services.ts';
import { actorOf, recordActivity, type Actor } from '../../companies/activity/activity.service.ts';
import { staffFor } from '../../identity/users/user.reads.ts';
import type { KeyOrigin } from '../../money/ledger/KeyOrigin.ts';
import { assertShownPrice } from '../../money/prices/shownPrice.service.ts';
import { buyerOf, storedOrderOf, type ApprovedOrder } from '../approvals/approvedOrder.reads.ts';
import { purchase, type Sale } from '../purchases/purchase.service.ts';
import { clipCardBoughtMail } from './clipCard.mails.ts';
import { clipCardById, clipCardChange } from './clipCard.reads.ts';
import { ClipCard } from './ClipCard.ts';
import type { BuyClipCardInput } from './clipCard.types.ts';

export async function buyClipCard(ctx: Context, { purchaseId, priceListId, termsVersion, ...input }: BuyClipCardInput) {
  const { subjectId, confirmation } = await purchase(
    ctx,
    await clipCardSale(buyerIn(ctx), { purchaseId, priceListId, termsVersion, ...parseInput(clipCardPurchase, input) }),
  );
  // The job creates the card's list at ClickUp as soon as the card can be used.
  await ctx.services.jobs.send('tasks.refresh', { customerId: ctx.companyFor('buyAgreements') });
  return { change: await clipCardChange(ctx, subjectId), confirmation };
}

/** Buys the clip card of an approved order, at the price that the order kept. */
export async function buyApprovedClipCard(ctx: Context, approval: ApprovedOrder) {
  const { hours } = storedOrderOf(approval.storedOrder, 'CLIP_CARD');
  const { purchaseId, departmentId } = approval;
  const { confirmation } = await purchase(
    ctx,
    await clipCardSale(buyerIn(ctx, approval), { purchaseId, departmentId, hours, approval }),
  );
  await ctx.services.jobs.send('tasks.refresh', { customerId: approval.customerId });
  return confirmation;
}

interface ClipCardOrder {
  purchaseId: string;
  departmentId: string;
  hours: number;
  /** The price list that the buyer saw. */
  priceListId?: string | null | undefined;
  /** The version of the terms that the buyer saw. */
  termsVersion?: string | null | undefined;
  approval?: ApprovedOrder;
}

/** Who buys a clip card: the caller of a request, or an automatic purchase. */
export interface ClipCardBuyer {
  services: Services;
  customerId: string | null;
  actor: Actor;
  /** The user of the card; null for a program. */
  userId: string | null;
  /** The name under which the staff hears of the purchase. */
  label: string;
  /** Who has chosen the idempotency key. */
  origin: KeyOrigin;
}

export const buyerIn = ({ services, viewer }: Context, approval?: ApprovedOrder): ClipCardBuyer => ({
  services,
  customerId: viewer.customerId,
  actor: actorOf(viewer),
  ...buyerOf(viewer, approval),
  origin: 'CLIENT',
});

/**
 * Describes the sale of a clip card. The card can be used at once when paid by invoice, and after the payment has
 * succeeded when paid by card.
 */
export async function clipCardSale(
  { services, customerId: buyingCompany, actor, userId, label, origin }: ClipCardBuyer,
  { purchaseId, departmentId, hours, priceListId, termsVersion, approval }: ClipCardOrder,
): Promise<Sale> {
  const { prices, reads, config } = services;
  const staff = await staffFor(systemReader(reads), buyingCompany);
  return {
    purchaseId,
    departmentId,
    subject: 'clip_card',
    terms: { document: 'CLIP_CARD', termsVersion },
    approval,
    async isSameOrder(reader, id) {
      const sold = await clipCardById(reader, id);
      return !sold || (sold.departmentId === departmentId && sold.hours === hours);
    },
    isSameWaitingOrder: (order) => order.kind === 'CLIP_CARD' && order.hours === hours,
    async quote(_write, { customerId }) {
      const goods = { description: `Klippekort, ${formatHourCount(hours)}`, quantity: hours, unit: 'HOUR' as const };
      if (approval) {
        const net = approval.net ?? 0;
        return { ...goods, net, commitment: net, order: storedOrderOf(approval.storedOrder, 'CLIP_CARD') };
      }
      const current = await prices.forCompany(customerId);
      await assertShownPrice(prices, customerId, current, priceListId, (list) => clipCardPrice(list, hours).net);
      const { net, discountPercent } = clipCardPrice(current, hours);
      return { ...goods, net, commitment: net, order: { kind: 'CLIP_CARD', hours, discountPercent } };
    },
    async createGoods(write, { customerId, name }, { net, order }, isPaidByCard) {
      const card = write.em.create(ClipCard, {
        customerId,
        departmentId,
        hours,
        discount: storedOrderOf(order, 'CLIP_CARD').discountPercent,
        price: net,
        origin,
        purchaseId,
        isBilled: true,
        status: isPaidByCard ? 'PENDING' : 'ACTIVE',
        expiresOn: lastDayOfTerm(dateOf(), CLIP_CARD_MONTHS),
        userId,
      });
      await write.em.flush();
      await recordActivity(write, actor, {
        customerId,
        entityType: 'clip_card',
        entityId: card.id,
        title: `Et klippekort med ${formatHourCount(hours)} er købt`,
        description: name,
      });
      write.publish({ topic: 'clip-card.changed', id: card.id, customerId });
      for (const member of staff)
        write.mail(clipCardBoughtMail(config, member, { departmentName: name, hours, by: label }));
      return card.id;
    },
  };
}
