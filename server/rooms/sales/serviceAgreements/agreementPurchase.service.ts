import { dateOf, lastDayOfTerm } from '../../../../domain/basics/dates.ts';
import { formatMonthCount } from '../../../../domain/basics/formatCount.ts';
import type { Interval } from '../../../../domain/basics/vocabulary.ts';
import {
  agreementPeriod,
  periodMonths,
  priceOfMonths,
  pricePerLicense,
} from '../../../../domain/sales/agreementPricing.ts';
import { agreementCommitment } from '../../../../domain/sales/commitment.ts';
import { OPEN_STATUSES, openAgreementText } from '../../../../domain/sales/openAgreement.ts';
import { termsVersionOn } from '../../../../domain/sales/termsVersions.ts';
import { agreementPurchase } from '../../../../domain/sales/validation/serviceAgreements.ts';
import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, recordActivity } from '../../companies/activity/activity.service.ts';
import { staffFor } from '../../identity/users/user.reads.ts';
import { assertShownPrice } from '../../money/prices/shownPrice.service.ts';
import { buyerOf, storedOrderOf, type ApprovedOrder } from '../approvals/approvedOrder.reads.ts';
import { purchase, type Sale } from '../purchases/purchase.service.ts';
import { latestAcceptance } from '../terms/terms.service.ts';
import { agreementBoughtMail } from './agreement.mails.ts';
import { agreementById, agreementChange } from './agreement.reads.ts';
import type { BuyServiceAgreementInput } from './agreement.types.ts';
import { agreementName, countActiveSeats } from './billing.service.ts';
import { countCommittedSeats } from './openAgreements.reads.ts';
import { ServiceAgreement } from './ServiceAgreement.ts';
import { soldPricesOf } from './soldPrices.ts';

/**
 * Buys an agreement that starts today and is PENDING. Its first period is billed at once for the current number of
 * licences.
 */
export async function buyServiceAgreement(
  ctx: Context,
  { purchaseId, isAdditional, priceListId, termsVersion, ...input }: BuyServiceAgreementInput,
) {
  const order = parseInput(agreementPurchase, input);
  const sale = await agreementSale(ctx, {
    ...order,
    purchaseId,
    priceListId,
    termsVersion,
    isAdditional: isAdditional ?? false,
  });
  const { subjectId, confirmation } = await purchase(ctx, sale);
  return { change: await agreementChange(ctx, subjectId), confirmation };
}

/** Buys the agreement of an approved order, for the licences and at the price that the order kept. */
export async function buyApprovedAgreement(ctx: Context, approval: ApprovedOrder) {
  const { duration, paymentInterval, isAdditional } = storedOrderOf(approval.storedOrder, 'SERVICE_AGREEMENT');
  const { purchaseId, departmentId } = approval;
  const order = { purchaseId, departmentId, duration, paymentInterval, isAdditional, approval };
  return (await purchase(ctx, await agreementSale(ctx, order))).confirmation;
}

interface AgreementOrder {
  purchaseId: string;
  departmentId: string;
  duration: number;
  paymentInterval: Interval;
  isAdditional: boolean;
  /** The price list that the buyer saw. */
  priceListId?: string | null | undefined;
  /** The version of the terms that the buyer saw. */
  termsVersion?: string | null | undefined;
  approval?: ApprovedOrder;
}

async function agreementSale(
  ctx: Context,
  {
    purchaseId,
    departmentId,
    duration,
    paymentInterval,
    isAdditional,
    priceListId,
    termsVersion,
    approval,
  }: AgreementOrder,
): Promise<Sale> {
  const staff = await staffFor(ctx, ctx.viewer.customerId);
  const buyer = buyerOf(ctx.viewer, approval);
  const isSame = (sold: { duration: number; paymentInterval: string }) =>
    sold.duration === duration && sold.paymentInterval === paymentInterval;
  return {
    purchaseId,
    departmentId,
    subject: 'service_agreement',
    terms: { document: 'SERVICE_AGREEMENT', termsVersion },
    approval,
    async isSameOrder(reader, id) {
      const sold = await agreementById(reader, id);
      return !sold || (sold.departmentId === departmentId && isSame(sold));
    },
    isSameWaitingOrder: (order) => order.kind === 'SERVICE_AGREEMENT' && isSame(order),
    async quote(write, { customerId }) {
      if (!isAdditional) await assertNoOpenAgreement(write, departmentId);
      const startDate = dateOf();
      const endDate = lastDayOfTerm(startDate, duration);
      const first = agreementPeriod(0, { startDate, endDate, paymentInterval })!;
      const goods = { description: agreementName(duration), quantity: first.months, unit: 'MONTH' as const };
      const period = { periodFrom: startDate, periodTo: lastDayOfTerm(startDate, first.months) };
      if (approval) {
        const order = storedOrderOf(approval.storedOrder, 'SERVICE_AGREEMENT');
        return { ...goods, net: approval.net ?? 0, commitment: approval.commitment ?? 0, period, order };
      }
      const licenseCount = await countActiveSeats(write, departmentId);
      const { prices } = ctx.services;
      const current = await prices.forCompany(customerId);
      await assertShownPrice(prices, customerId, current, priceListId, (list) =>
        priceOfMonths(list, licenseCount, paymentInterval),
      );
      return {
        ...goods,
        period,
        net: priceOfMonths(current, licenseCount, paymentInterval),
        commitment: Math.max(
          ...[licenseCount, await countCommittedSeats(write, departmentId)].map((seats) =>
            agreementCommitment(current, seats, { startDate, endDate, paymentInterval }),
          ),
        ),
        order: {
          kind: 'SERVICE_AGREEMENT',
          duration,
          paymentInterval,
          isAdditional,
          licenseCount,
          licensePrice: pricePerLicense(current, licenseCount),
          ...soldPricesOf(current),
        },
      };
    },
    async createGoods(write, { customerId, name }, { order }) {
      const stored = storedOrderOf(order, 'SERVICE_AGREEMENT');
      const startDate = dateOf();
      const agreement = write.em.create(ServiceAgreement, {
        customerId,
        departmentId,
        duration,
        paymentInterval,
        purchaseId,
        licenseCount: stored.licenseCount,
        licensePrice: stored.licensePrice,
        priceListId: stored.priceListId,
        agreedPriceId: stored.agreedPriceId ?? null,
        startDate,
        endDate: lastDayOfTerm(startDate, duration),
        billedMonths: periodMonths(paymentInterval),
        billedSeats: stored.licenseCount,
        userId: buyer.userId,
        termsVersion: await acceptedVersion(write, approval),
      });
      await write.em.flush();
      await recordActivity(write, actorOf(ctx.viewer), {
        customerId,
        entityType: 'service_agreement',
        entityId: agreement.id,
        title: `En serviceaftale for ${name} er bestilt`,
        description: formatMonthCount(duration),
      });
      write.publish({ topic: 'service-agreement.changed', id: agreement.id, customerId });
      for (const member of staff)
        write.mail(
          agreementBoughtMail(ctx.services.config, member, { departmentName: name, duration, by: buyer.label }),
        );
      return agreement.id;
    },
  };
}

/** The version that the buyer accepts now, or accepted with an order that is approved. */
async function acceptedVersion({ em }: Write, approval: ApprovedOrder | undefined): Promise<string | null> {
  if (!approval) return termsVersionOn('SERVICE_AGREEMENT', dateOf());
  return (await latestAcceptance(em, approval.id))?.termsVersion ?? null;
}

/** A second agreement is usually a mistake, so the buyer must confirm. The caller has locked the department. */
async function assertNoOpenAgreement({ em }: Write, departmentId: string): Promise<void> {
  const earlier = await em.findOne(
    ServiceAgreement,
    { departmentId, status: { $in: [...OPEN_STATUSES] }, deletedAt: null },
    { orderBy: { id: 'desc' } },
  );
  if (!earlier) return;
  const message = `Afdelingen har allerede ${openAgreementText(earlier)}.`;
  throw badInput({ isAdditional: `${message} Bekræft, at I vil bestille en aftale mere.` }, 'NOT_ALLOWED');
}
