import { LockMode } from '@mikro-orm/postgresql';
import { addDays, addMonths, dateOf, formatLongDate } from '../../domain/dates.ts';
import { agreementDecisionDate, type RenewalOutcome } from '../../domain/renewals.ts';
import { optionalText } from '../../domain/validation/rules.ts';
import { Interval, labelOf } from '../../domain/vocabulary.ts';
import { approvalRuleFor, needsApproval } from '../approvals/approvalFlow.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/writes.ts';
import { Department } from '../departments/Department.ts';
import { AppError, badInput, conflict, notFound } from '../errors.ts';
import { agreementChange } from '../serviceAgreements/agreement.reads.ts';
import { nextMonthlyPrice } from '../serviceAgreements/billing.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { renewalDecidedMail, type Decided } from './renewal.mails.ts';
import { recipientsOf, recordAndPublish, storeDecision } from './renewalDecision.service.ts';
import { RenewalDecision } from './RenewalDecision.ts';

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
  const rule = await approvalRuleFor(ctx);
  await changeDecision(ctx, id, today, async (write, agreement, departmentName) => {
    const month = outcome === 'RENEW' ? await nextMonthlyPrice(ctx.services.prices, write, agreement) : null;
    if (outcome === 'RENEW' && needsApproval(rule, (month ?? 0) * agreement.duration))
      throw new AppError('FORBIDDEN', 'Fornyelsen er over jeres grænse. Bed en kontoadministrator om at beslutte den.');
    const decidedById = ctx.viewer.kind === 'session' ? ctx.viewer.userId : null;
    await storeDecision(write, agreement, {
      outcome,
      plan: null,
      price: null,
      reason: outcome === 'EXPIRE' ? reason.data : null,
      decidedById,
    });
    return { title: agreementDecisionText(agreement, departmentName, outcome), month };
  });
  return agreementChange(ctx, id);
}

export async function undoAgreementDecision(ctx: Context, id: string, today = dateOf()) {
  ctx.companyFor('buy');
  await changeDecision(ctx, id, today, async ({ em }, _agreement, departmentName) => {
    const decision = await em.findOne(RenewalDecision, { subjectId: id });
    if (!decision) return undefined;
    em.remove(decision);
    return { title: `Beslutningen om serviceaftalen for ${departmentName} er fortrudt`, month: null, isUndone: true };
  });
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
    await recordAndPublish(
      ctx,
      write,
      agreement,
      `Serviceaftalen betales ${labelOf(Interval, interval).toLowerCase()} fra ${from}`,
    );
  });
  return agreementChange(ctx, id);
}

/** `change` returns the text and the price to mail, or undefined when there was nothing to change. */
async function changeDecision(
  ctx: Context,
  id: string,
  today: string,
  change: (
    write: Write,
    agreement: ServiceAgreement,
    departmentName: string,
  ) => Promise<Pick<Decided, 'title' | 'month' | 'isUndone'> | undefined>,
): Promise<void> {
  const recipients = await recipientsOf(ctx);
  await ctx.writeAsSale(async (write) => {
    const agreement = await lockActive(write, id);
    const deadline = agreementDecisionDate(agreement.endDate);
    if (today > deadline) throw conflict(`Fristen var den ${formatLongDate(deadline)}. Kontakt os om aftalen.`);
    const { name } = await write.em.findOneOrFail(Department, { id: agreement.departmentId });
    const changed = await change(write, agreement, name);
    if (!changed) return;
    await recordAndPublish(ctx, write, agreement, changed.title);
    const decided: Decided = {
      ...changed,
      by: ctx.viewer.name,
      firstDay: addDays(agreement.endDate, 1),
      deadline,
      screen: 'service-agreement',
    };
    for (const to of recipients) write.mail(renewalDecidedMail(ctx.services.config, to, decided));
  });
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

/** The decision in Danish, as in "Serviceaftalen for Kundeservice ophører 31. maj 2027". */
export const agreementDecisionText = (
  { endDate }: Pick<ServiceAgreement, 'endDate'>,
  departmentName: string,
  outcome: RenewalOutcome,
): string =>
  outcome === 'EXPIRE'
    ? `Serviceaftalen for ${departmentName} ophører ${formatLongDate(endDate)}`
    : `Serviceaftalen for ${departmentName} fornyes fra ${formatLongDate(addDays(endDate, 1))}`;
