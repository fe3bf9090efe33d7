import { agreementPeriod, periodMonths, priceOfMonths, pricePerLicense } from '../../domain/agreementPricing.ts';
import { dateOf, lastDayOfTerm } from '../../domain/dates.ts';
import { formatMonthCount } from '../../domain/formatCount.ts';
import { OPEN_STATUSES, openAgreementText } from '../../domain/openAgreement.ts';
import { agreementPurchase } from '../../domain/validation/serviceAgreements.ts';
import { actorOf, recordActivity, actorLabel } from '../activity/recordActivity.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/writes.ts';
import { badInput } from '../errors.ts';
import { parseInput } from '../graphql/validation.ts';
import { purchase, type Sale } from '../payments/purchase.service.ts';
import { staffFor } from '../users/user.reads.ts';
import type { BuyServiceAgreementInput } from './agreement.inputs.ts';
import { agreementBoughtMail } from './agreement.mails.ts';
import { agreementById, agreementChange } from './agreement.reads.ts';
import { countActiveSeats, periodName } from './billing.ts';
import { ServiceAgreement } from './ServiceAgreement.ts';

/**
 * Buys an agreement that starts today and is PENDING. Its first period is billed at once for the current number of
 * licences.
 */
export async function buyServiceAgreement(
  ctx: Context,
  { purchaseId, isAdditional, ...input }: BuyServiceAgreementInput,
) {
  const { departmentId, duration, paymentInterval } = parseInput(agreementPurchase, input);
  const staff = await staffFor(ctx, ctx.viewer.customerId);
  const sale: Sale = {
    purchaseId,
    departmentId,
    subject: 'service_agreement',
    async isSameOrder(reader, id) {
      const sold = await agreementById(reader, id);
      return (
        !sold ||
        (sold.departmentId === departmentId && sold.duration === duration && sold.paymentInterval === paymentInterval)
      );
    },
    async createGoods(write, { customerId, name }) {
      if (!isAdditional) await assertNoOpenAgreement(write, departmentId);
      const startDate = dateOf();
      const licenseCount = await countActiveSeats(write, departmentId);
      const agreement = write.em.create(ServiceAgreement, {
        customerId,
        departmentId,
        duration,
        paymentInterval,
        purchaseId,
        licenseCount,
        licensePrice: pricePerLicense(licenseCount),
        startDate,
        endDate: lastDayOfTerm(startDate, duration),
        billedMonths: periodMonths(paymentInterval),
        userId: ctx.viewer.kind === 'session' ? ctx.viewer.userId : null,
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
          agreementBoughtMail(ctx.services.config, member, {
            departmentName: name,
            duration,
            by: actorLabel(ctx.viewer),
          }),
        );
      return {
        id: agreement.id,
        description: periodName(agreementPeriod(0, agreement)!),
        net: priceOfMonths(licenseCount, paymentInterval),
      };
    },
  };
  const { subjectId, confirmation } = await purchase(ctx, sale);
  return { change: await agreementChange(ctx, subjectId), confirmation };
}

/** A second agreement is usually a mistake, so the buyer must confirm. The caller has locked the department. */
async function assertNoOpenAgreement({ em }: Write, departmentId: string): Promise<void> {
  const earlier = await em.findOne(
    ServiceAgreement,
    { departmentId, status: { $in: [...OPEN_STATUSES] }, deletedAt: null },
    { orderBy: { id: 'desc' } },
  );
  if (earlier)
    throw badInput({
      isAdditional: `Afdelingen har allerede ${openAgreementText(earlier)}. Bekræft, at I vil bestille en aftale mere.`,
    });
}
