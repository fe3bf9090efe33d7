import { addDays } from '../../domain/dates.ts';
import type { Ore } from '../../domain/money.ts';
import { agreementDecisionDate, licenseDecisionDate, type RenewalOutcome } from '../../domain/renewals.ts';
import type { Plan } from '../../domain/vocabulary.ts';
import { actorOf, recordActivity, type Actor } from '../activity/recordActivity.ts';
import { approvalRuleFor, needsApproval } from '../approvals/approvalFlow.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/writes.ts';
import { AppError } from '../errors.ts';
import { License } from '../licenses/License.ts';
import type { Recipient } from '../mail/outgoing.ts';
import type { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { staffFor } from '../users/user.reads.ts';
import { renewalDecidedMail, type Decided } from './renewal.mails.ts';
import { RenewalDecision } from './RenewalDecision.ts';

/** A licence or service agreement that is renewed or ends. */
export type Subject = License | ServiceAgreement;

export const endDateOf = (subject: Subject): string =>
  subject instanceof License ? subject.validUntil : subject.endDate;

/** The last day on which a company can decide or undo a decision. */
export const deadlineOf = (subject: Subject): string =>
  subject instanceof License ? licenseDecisionDate(subject.validUntil) : agreementDecisionDate(subject.endDate);

type Change = Pick<Decided, 'title' | 'month' | 'isUndone'>;

/**
 * Changes the decision about a locked licence or agreement, records it, and mails the caller, unless it is a program,
 * and the company's point of contact. `change` returns undefined when there was nothing to change.
 */
export async function changeDecision<S extends Subject>(
  ctx: Context,
  lock: (write: Write) => Promise<S>,
  change: (write: Write, subject: S) => Promise<Change | undefined>,
): Promise<void> {
  ctx.companyFor('buy');
  const recipients = await recipientsOf(ctx);
  await ctx.writeAsSale(async (write) => {
    const subject = await lock(write);
    const changed = await change(write, subject);
    if (!changed) return;
    await recordDecision(write, actorOf(ctx.viewer), subject, changed.title);
    const decided: Decided = {
      ...changed,
      by: ctx.viewer.name,
      firstDay: addDays(endDateOf(subject), 1),
      deadline: deadlineOf(subject),
      screen: subject instanceof License ? 'licenses' : 'service-agreement',
    };
    for (const to of recipients) write.mail(renewalDecidedMail(ctx.services.config, to, decided));
  });
}

async function recipientsOf(ctx: Context): Promise<Recipient[]> {
  const { viewer } = ctx;
  const staff = await staffFor(ctx, viewer.customerId);
  return viewer.kind === 'session' ? [{ name: viewer.name, email: viewer.email }, ...staff] : staff;
}

interface Decision {
  outcome: RenewalOutcome;
  plan?: Plan | null;
  price?: Ore | null;
  reason?: string | null;
}

/** Stores the caller's decision about the current term in place of an earlier one. */
export async function storeDecision(
  { viewer }: Context,
  { em }: Write,
  subject: Subject,
  { outcome, plan = null, price = null, reason = null }: Decision,
): Promise<void> {
  const { id: subjectId, customerId } = subject;
  const decidedById = viewer.kind === 'session' ? viewer.userId : null;
  const row = { outcome, plan, price, reason, decidedById, endDate: endDateOf(subject), decidedAt: new Date() };
  const earlier = await em.findOne(RenewalDecision, { subjectId });
  if (earlier) Object.assign(earlier, row);
  else em.create(RenewalDecision, { ...row, subjectId, customerId });
}

/** Removes the decision. Returns false when there is none. */
export async function removeDecision({ em }: Write, { id: subjectId }: Subject): Promise<boolean> {
  const decision = await em.findOne(RenewalDecision, { subjectId });
  if (decision) em.remove(decision);
  return decision !== null;
}

/** Returns a check that refuses a renewal above the limit of the caller, who would need an approval for it. */
export async function renewalLimit(ctx: Context): Promise<(net: Ore | null) => void> {
  const rule = await approvalRuleFor(ctx);
  return (net) => {
    if (needsApproval(rule, net))
      throw new AppError('FORBIDDEN', 'Fornyelsen er over jeres grænse. Bed en kontoadministrator om at beslutte den.');
  };
}

/** Records a decision, or that it was carried out, and publishes the changed licence or agreement. */
export async function recordDecision(write: Write, actor: Actor, subject: Subject, title: string): Promise<void> {
  const { id, customerId } = subject;
  const isLicense = subject instanceof License;
  const entityType = isLicense ? 'license' : 'service_agreement';
  await recordActivity(write, actor, { customerId, entityType, entityId: id, title });
  write.publish({ topic: isLicense ? 'license.changed' : 'service-agreement.changed', id, customerId });
  write.publish({ topic: 'renewal.changed', id, customerId: null });
}
