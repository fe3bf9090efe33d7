import { LockMode } from '@mikro-orm/postgresql';
import { addDays, addMonths, dateOf, formatLongDate } from '../../domain/dates.ts';
import type { RenewalOutcome } from '../../domain/renewals.ts';
import { optionalText } from '../../domain/validation/rules.ts';
import { Interval, labelOf } from '../../domain/vocabulary.ts';
import { actorOf } from '../activity/recordActivity.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/writes.ts';
import { Department } from '../departments/Department.ts';
import { badInput, conflict, notFound } from '../errors.ts';
import { agreementChange } from '../serviceAgreements/agreement.reads.ts';
import { nextMonthlyPrice } from '../serviceAgreements/billing.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import {
  changeDecision,
  deadlineOf,
  recordDecision,
  removeDecision,
  renewalLimit,
  storeDecision,
} from './changeDecision.ts';

const reasonRule = optionalText(500);

/** Decides whether an agreement is renewed or ends with its term. Replaces an earlier decision until the deadline. */
export async function decideAgreement(
  ctx: Context,
  id: string,
  outcome: RenewalOutcome,
  why: string | null | undefined,
  today = dateOf(),
) {
  ctx.companyFor('buy');
  const reason = reasonRule.safeParse(why);
  if (!reason.success) throw badInput({ reason: reason.error.issues[0]!.message });
  const assertWithinLimit = await renewalLimit(ctx);
  await changeDecision(
    ctx,
    (write) => lockDecidable(write, id, today),
    async (write, agreement) => {
      const title = agreementDecisionText(agreement, await departmentNameOf(write, agreement), outcome);
      if (outcome === 'EXPIRE') {
        await storeDecision(ctx, write, agreement, { outcome, reason: reason.data });
        return { title, month: null };
      }
      const month = await nextMonthlyPrice(ctx.services.prices, write, agreement);
      assertWithinLimit(month * agreement.duration);
      await storeDecision(ctx, write, agreement, { outcome });
      return { title, month };
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
  ctx.companyFor('buy');
  await ctx.writeAsSale(async (write) => {
    const agreement = await lockActive(write, id);
    if (agreement.paymentInterval === interval) return;
    agreement.paymentInterval = interval;
    const from = formatLongDate(addMonths(agreement.startDate, agreement.billedMonths));
    await recordDecision(
      write,
      actorOf(ctx.viewer),
      agreement,
      `Serviceaftalen betales ${labelOf(Interval, interval).toLowerCase()} fra ${from}`,
    );
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
