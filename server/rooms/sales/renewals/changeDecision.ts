import { addDays } from '../../../../domain/basics/dates.ts';
import type { Ore } from '../../../../domain/basics/money.ts';
import type { Plan } from '../../../../domain/basics/vocabulary.ts';
import { agreementDecisionDate, licenseDecisionDate, type RenewalOutcome } from '../../../../domain/sales/renewals.ts';
import { personOf } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError, badInput } from '../../../platform/errors.ts';
import { eachAddressOnce, type Recipient } from '../../../platform/mail/outgoing.ts';
import { actorOf, recordActivity, type Actor } from '../../companies/activity/activity.service.ts';
import { staffFor } from '../../identity/users/user.reads.ts';
import { approvalRuleFor, forgetCommitment, limitHolding, recordCommitment } from '../approvals/limits.service.ts';
import { License } from '../licenses/License.ts';
import type { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { assertShownTerms, recordAcceptance, type ShownTerms } from '../terms/terms.service.ts';
import type { TermsAcceptance } from '../terms/TermsAcceptance.ts';
import { renewalDecidedMail, type Decided } from './renewal.mails.ts';
import { RenewalDecision } from './RenewalDecision.ts';

/** A licence or service agreement that is renewed or ends. */
export type Subject = License | ServiceAgreement;

export const endDateOf = (subject: Subject): string =>
  subject instanceof License ? subject.validUntil : subject.endDate;

/** The last day on which a company can decide or undo a decision. */
export const deadlineOf = (subject: Subject): string =>
  subject instanceof License ? licenseDecisionDate(subject.validUntil) : agreementDecisionDate(subject.endDate);

type Change = Pick<Decided, 'title' | 'month' | 'isUndone' | 'acceptance'>;

type AcceptedTerms = Pick<Parameters<typeof recordAcceptance>[2], 'document' | 'description'>;

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
      customerId: subject.customerId,
      by: ctx.viewer.name,
      firstDay: addDays(endDateOf(subject), 1),
      deadline: deadlineOf(subject),
      screen: subject instanceof License ? 'licenses' : 'service-agreement',
    };
    for (const to of recipients) write.mail(renewalDecidedMail(ctx.services.config, to, decided));
  });
}

/** The caller, unless it is a program, and the company's point of contact. */
export const recipientsOf = async (ctx: Context): Promise<Recipient[]> =>
  eachAddressOnce<Recipient>([personOf(ctx.viewer), ...(await staffFor(ctx, ctx.viewer.customerId))]);

interface Decision {
  /** The terms that the company accepts with a renewal. */
  terms?: AcceptedTerms;
  outcome: RenewalOutcome;
  plan?: Plan | null;
  price?: Ore | null;
  /** Months of the next term. */
  months?: number | null;
  reason?: string | null;
  /** The regulation that the shown price includes. */
  regulationId?: string | null;
}

/** Stores the caller's decision about the current term in place of an earlier one. */
export async function storeDecision(
  ctx: Context,
  write: Write,
  subject: Subject,
  { terms, outcome, plan = null, price = null, months = null, reason = null, regulationId = null }: Decision,
): Promise<TermsAcceptance | undefined> {
  const { em } = write;
  const { id: subjectId, customerId } = subject;
  const decidedById = ctx.viewer.kind === 'session' ? ctx.viewer.userId : null;
  const acceptance = terms && recordAcceptance(ctx, write, { ...terms, customerId, subjectId });
  const row = {
    outcome,
    plan,
    price,
    months,
    reason,
    regulationId,
    decidedById,
    termsVersion: acceptance?.termsVersion ?? null,
    endDate: endDateOf(subject),
    decidedAt: new Date(),
  };
  const earlier = await em.findOne(RenewalDecision, { subjectId });
  if (earlier) Object.assign(earlier, row);
  else em.create(RenewalDecision, { ...row, subjectId, customerId });
  return acceptance;
}

/** Removes the decision. Returns false when there is none. */
export async function removeDecision(write: Write, { id: subjectId }: Subject): Promise<boolean> {
  await forgetCommitment(write, 'RENEWAL', subjectId);
  const decision = await write.em.findOne(RenewalDecision, { subjectId });
  if (decision) write.em.remove(decision);
  return decision !== null;
}

/** Refuses a renewal without the acceptance of the terms in force. */
export function assertTermsAccepted(
  { acceptTerms, termsVersion }: { acceptTerms?: boolean | null; termsVersion?: string | null },
  document: ShownTerms['document'],
): void {
  if (!acceptTerms) throw badInput({ acceptTerms: 'Du skal acceptere betingelserne for at forny' }, 'REQUIRED');
  assertShownTerms({ document, termsVersion });
}

/**
 * Returns a check that refuses a renewal or a change above the limits of the caller, who would need an approval for it,
 * and counts the amount by which it commits the company. `added` is that amount where it is less than the whole.
 */
export async function commitmentCheck(ctx: Context, kind: 'RENEWAL' | 'CHANGE') {
  const rule = await approvalRuleFor(ctx);
  return async (write: Write, subjectId: string, commitment: Ore | null, added = commitment): Promise<void> => {
    if (await limitHolding(write, rule, commitment, kind === 'RENEWAL' ? subjectId : undefined))
      throw new AppError('FORBIDDEN', kind === 'RENEWAL' ? RENEWAL_ABOVE_LIMIT : CHANGE_ABOVE_LIMIT);
    await recordCommitment(write, rule, { kind, subjectId, amount: added });
  };
}

const RENEWAL_ABOVE_LIMIT = 'Fornyelsen er over jeres grænse. Bed en kontoadministrator om at beslutte den.';
const CHANGE_ABOVE_LIMIT = 'Ændringen er over jeres grænse. Bed en kontoadministrator om at lave den.';

/** Records a decision, or that it was carried out, and publishes the changed licence or agreement. */
export async function recordDecision(write: Write, actor: Actor, subject: Subject, title: string): Promise<void> {
  const { id, customerId } = subject;
  const isLicense = subject instanceof License;
  const entityType = isLicense ? 'license' : 'service_agreement';
  await recordActivity(write, actor, { customerId, entityType, entityId: id, title });
  write.publish({ topic: isLicense ? 'license.changed' : 'service-agreement.changed', id, customerId });
  write.publish({ topic: 'renewal.changed', id, customerId: null });
}
