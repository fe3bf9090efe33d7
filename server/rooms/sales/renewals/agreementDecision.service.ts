import { LockMode } from '@mikro-orm/postgresql';
import { addDays, addMonths, dateOf, formatLongDate } from '../../../../domain/basics/dates.ts';
import { formatKroner } from '../../../../domain/basics/money.ts';
import { optionalText } from '../../../../domain/basics/rules.ts';
import { Interval, labelOf } from '../../../../domain/basics/vocabulary.ts';
import { remainingCommitment } from '../../../../domain/sales/commitment.ts';
import type { RenewalOutcome } from '../../../../domain/sales/renewals.ts';
import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { parseField } from '../../../platform/graphql/validation.ts';
import { actorOf } from '../../companies/activity/activity.service.ts';
import { Department } from '../../companies/departments/Department.ts';
import { priceChanged } from '../../money/prices/shownPrice.service.ts';
import { renewedMonthlyPrice } from '../regulation/pendingRegulation.reads.ts';
import { agreementChange } from '../serviceAgreements/agreement.reads.ts';
import { nextMonthlyPrice } from '../serviceAgreements/billing.service.ts';
import { openAgreement } from '../serviceAgreements/openAgreements.reads.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import {
  assertTermsAccepted,
  changeDecision,
  commitmentCheck,
  deadlineOf,
  recipientsOf,
  recordDecision,
  removeDecision,
  storeDecision,
} from './changeDecision.ts';
import { paymentChangedMail } from './renewal.mails.ts';

const reasonRule = optionalText(500);

/** A company's decision about an agreement. */
export interface AgreementChoice {
  outcome: RenewalOutcome;
  /** Why it gives notice. */
  reason?: string | null;
  /** The price of a month that was shown for the next term, in øre. */
  shownMonth?: number | null;
  acceptTerms?: boolean | null;
  /** The version of the terms that was shown. */
  termsVersion?: string | null;
}

/** Decides whether an agreement is renewed or ends with its term. Replaces an earlier decision until the deadline. */
export async function decideAgreement(
  ctx: Context,
  id: string,
  { outcome, reason: why, shownMonth, ...accepted }: AgreementChoice,
  today = dateOf(),
) {
  ctx.companyFor('buyAgreements');
  if (outcome === 'RENEW') assertTermsAccepted(accepted, 'SERVICE_AGREEMENT');
  const reason = parseField('reason', reasonRule, why);
  const assertWithinLimits = await commitmentCheck(ctx, 'RENEWAL');
  await changeDecision(
    ctx,
    (write) => lockDecidable(write, id, today),
    async (write, agreement) => {
      const title = agreementDecisionText(agreement, await departmentNameOf(write, agreement), outcome);
      if (outcome === 'EXPIRE') {
        await assertWithinLimits(write, id, 0);
        await storeDecision(ctx, write, agreement, { outcome, reason });
        return { title, month: null };
      }
      const { month, committedMonth, regulationId } = await renewedMonthlyPrice(
        ctx.services.prices,
        write,
        agreement,
        today,
      );
      if (shownMonth != null && shownMonth !== month)
        throw priceChanged(`Prisen er nu ${formatKroner(month)} om måneden ekskl. moms. Se den, og forny igen.`);
      const { duration: months } = agreement;
      await assertWithinLimits(write, id, committedMonth * months);
      const terms = { document: 'SERVICE_AGREEMENT', description: title } as const;
      const decision = { outcome, months, regulationId, terms };
      return { title, month, acceptance: await storeDecision(ctx, write, agreement, decision) };
    },
  );
  return agreementChange(ctx, id);
}

export async function undoAgreementDecision(ctx: Context, id: string, today = dateOf()) {
  await changeDecision(
    ctx,
    (write) => lockDecidable(write, id, today),
    async (write, agreement) => {
      if (!(await removeDecision(write, agreement))) return undefined;
      const name = await departmentNameOf(write, agreement);
      return { title: `Beslutningen om serviceaftalen for ${name} er fortrudt`, month: null, isUndone: true };
    },
  );
  return agreementChange(ctx, id);
}

/** Changes how often an agreement is paid, from its next period on. */
export async function changePaymentInterval(ctx: Context, id: string, interval: Interval) {
  ctx.companyFor('buyAgreements');
  const recipients = await recipientsOf(ctx);
  const assertWithinLimits = await commitmentCheck(ctx, 'CHANGE');
  await ctx.writeAsSale(async (write) => {
    const agreement = await lockActive(write, id);
    if (agreement.paymentInterval === interval) return;
    const open = await openAgreement(ctx.services.prices, write, id);
    const commitment = remainingCommitment(open, interval);
    const added = commitment - remainingCommitment(open, agreement.paymentInterval);
    // The months that are left cost more without the discount of yearly payment.
    if (added > 0) await assertWithinLimits(write, id, commitment, added);
    agreement.paymentInterval = interval;
    const from = formatLongDate(addMonths(agreement.startDate, agreement.billedMonths));
    await recordDecision(
      write,
      actorOf(ctx.viewer),
      agreement,
      `Serviceaftalen betales ${labelOf(Interval, interval).toLowerCase()} fra ${from}`,
    );
    const change = {
      customerId: agreement.customerId,
      departmentName: await departmentNameOf(write, agreement),
      interval,
      from,
      month: await nextMonthlyPrice(ctx.services.prices, write, agreement),
      by: ctx.viewer.name,
    };
    for (const to of recipients) write.mail(paymentChangedMail(ctx.services.config, to, change));
  });
  return agreementChange(ctx, id);
}

/** Locks an active agreement whose deadline is not over. */
async function lockDecidable(write: Write, id: string, today: string): Promise<ServiceAgreement> {
  const agreement = await lockActive(write, id);
  const deadline = deadlineOf(agreement);
  if (today > deadline) throw conflict(`Fristen var den ${formatLongDate(deadline)}. Kontakt os om aftalen.`);
  return agreement;
}

async function lockActive({ em }: Write, id: string): Promise<ServiceAgreement> {
  const agreement = await em.findOne(
    ServiceAgreement,
    { id, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!agreement) throw notFound('Serviceaftalen findes ikke');
  if (agreement.status !== 'ACTIVE') throw conflict('Kun aktive serviceaftaler kan ændres');
  return agreement;
}

export const departmentNameOf = async ({ em }: Write, { departmentId }: ServiceAgreement): Promise<string> =>
  (await em.findOneOrFail(Department, { id: departmentId })).name;

/** The decision in Danish, as in "Serviceaftalen for Kundeservice ophører 31. maj 2027". */
export const agreementDecisionText = (
  { endDate }: Pick<ServiceAgreement, 'endDate'>,
  departmentName: string,
  outcome: RenewalOutcome,
): string =>
  outcome === 'EXPIRE'
    ? `Serviceaftalen for ${departmentName} ophører ${formatLongDate(endDate)}`
    : `Serviceaftalen for ${departmentName} fornyes fra ${formatLongDate(addDays(endDate, 1))}`;
