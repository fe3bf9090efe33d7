import { CLIP_CARD_MONTHS, clipCardPrice } from '../../domain/clipCardPricing.ts';
import { dateOf, lastDayOfTerm } from '../../domain/dates.ts';
import { formatHourCount } from '../../domain/formatCount.ts';
import { clipCardPurchase } from '../../domain/validation/clipCards.ts';
import { actorOf, recordActivity, actorLabel } from '../activity/recordActivity.ts';
import type { Context } from '../context.ts';
import { parseInput } from '../graphql/validation.ts';
import { purchase, type Sale } from '../payments/purchase.service.ts';
import { staffFor } from '../users/user.reads.ts';
import type { BuyClipCardInput } from './clipCard.inputs.ts';
import { clipCardBoughtMail } from './clipCard.mails.ts';
import { clipCardById, clipCardChange } from './clipCard.reads.ts';
import { ClipCard } from './ClipCard.ts';

export async function buyClipCard(ctx: Context, { purchaseId, ...input }: BuyClipCardInput) {
  const { subjectId, confirmation } = await purchase(
    ctx,
    await clipCardSale(ctx, { purchaseId, ...parseInput(clipCardPurchase, input) }),
  );
  // The job creates the card's list at ClickUp as soon as the card can be used.
  await ctx.services.jobs.send('tasks.refresh', { customerId: ctx.companyFor('buy') });
  return { change: await clipCardChange(ctx, subjectId), confirmation };
}

interface ClipCardOrder {
  purchaseId: string;
  departmentId: string;
  hours: number;
}

/**
 * Describes the sale of a clip card. The card can be used at once when paid by invoice, and after the payment has
 * succeeded when paid by card.
 */
export async function clipCardSale(ctx: Context, { purchaseId, departmentId, hours }: ClipCardOrder): Promise<Sale> {
  const staff = await staffFor(ctx, ctx.viewer.customerId);
  return {
    purchaseId,
    departmentId,
    subject: 'clip_card',
    async isSameOrder(reader, id) {
      const sold = await clipCardById(reader, id);
      return !sold || (sold.departmentId === departmentId && sold.hours === hours);
    },
    async createGoods(write, { customerId, name }, isPaidByCard) {
      const { net, discountPercent } = clipCardPrice(hours);
      const card = write.em.create(ClipCard, {
        customerId,
        departmentId,
        hours,
        discount: discountPercent,
        price: net,
        purchaseId,
        isBilled: true,
        status: isPaidByCard ? 'PENDING' : 'ACTIVE',
        expiresOn: lastDayOfTerm(dateOf(), CLIP_CARD_MONTHS),
        userId: ctx.viewer.kind === 'session' ? ctx.viewer.userId : null,
      });
      await write.em.flush();
      await recordActivity(write, actorOf(ctx.viewer), {
        customerId,
        entityType: 'clip_card',
        entityId: card.id,
        title: `Et klippekort med ${formatHourCount(hours)} er købt`,
        description: name,
      });
      write.publish({ topic: 'clip-card.changed', id: card.id, customerId });
      for (const member of staff)
        write.mail(
          clipCardBoughtMail(ctx.services.config, member, { departmentName: name, hours, by: actorLabel(ctx.viewer) }),
        );
      return { id: card.id, description: `Klippekort, ${formatHourCount(hours)}`, net };
    },
  };
}
