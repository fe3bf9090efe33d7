import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { RenewalOutcome } from '../../../../domain/sales/renewals.ts';
import { renewalForm } from '../../../../domain/sales/validation/renewals.ts';
import type { Context } from '../../../platform/context.ts';
import { assertCurrentVersion, setColumns } from '../../../platform/db/editing.ts';
import { prefixOf } from '../../../platform/db/ids.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict, notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf } from '../../companies/activity/activity.service.ts';
import { TeamMember } from '../../companies/team/TeamMember.ts';
import { License } from '../licenses/License.ts';
import { findRegulationAtRenewal } from '../regulation/pendingRegulation.reads.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { agreementDecisionText, departmentNameOf } from './agreementDecision.service.ts';
import { endDateOf, recordDecision, storeDecision, type Subject } from './changeDecision.ts';
import { queueEntry, renewalBySubject } from './renewal.reads.ts';
import type { RenewalInput } from './renewal.types.ts';
import { decisionText, renewalPrice } from './renewalDecision.service.ts';
import { RenewalPlan } from './RenewalPlan.ts';

/** Sets owner, note and snooze date of a renewal. */
export async function saveRenewal(ctx: Context, subjectId: string, version: number | null, input: RenewalInput) {
  const form = parseInput(renewalForm, input);
  await changePlan(ctx, subjectId, form.ownerId, (write, plan) => {
    assertCurrentVersion(plan?.version ?? 0, version);
    setColumns(plan ?? write.em.create(RenewalPlan, { subjectId }), form, ['ownerId', 'note', 'snoozedUntil']);
  });
  const renewal = await renewalBySubject(ctx.admin, subjectId);
  if (!renewal) throw renewalNotFound();
  return renewal;
}

/** Sets the owner of a renewal alone, or removes it. */
export const assignRenewal = (ctx: Context, subjectId: string, ownerId: string | null) =>
  changePlan(ctx, subjectId, ownerId, (write, plan) => {
    (plan ?? write.em.create(RenewalPlan, { subjectId })).ownerId = ownerId;
  });

/** Locks a renewal as long as it is undecided, and returns the id of its owner. */
export async function lockOwner(write: Write, subjectId: string): Promise<string | null> {
  if (!(await lockIfQueued(write, subjectId))) return null;
  const [plan] = await runIn(
    write.em,
    sql<{ ownerId: string | null }>`
      select owner_id as "ownerId" from renewal_plan where subject_id = ${subjectId}`,
  );
  return plan?.ownerId ?? null;
}

async function changePlan(
  ctx: Context,
  subjectId: string,
  ownerId: string | null,
  change: (write: Write, plan: RenewalPlan | null) => void,
): Promise<void> {
  await ctx.writeAsAdmin('sell', async (write) => {
    if (!(await lockIfQueued(write, subjectId))) throw renewalNotFound();
    if (ownerId && !(await write.em.findOne(TeamMember, { id: ownerId })))
      throw badInput({ ownerId: 'Medarbejderen findes ikke' }, 'NOT_FOUND');
    change(write, await write.em.findOne(RenewalPlan, { subjectId }));
    write.publish({ topic: 'renewal.changed', id: subjectId, customerId: null });
  });
}

/**
 * Decides that a licence or agreement is renewed at the end of its term. A repeated call with the same `expectedEnd` is
 * refused, because the renewal is decided.
 */
export function renew(ctx: Context, subjectId: string, expectedEnd?: string | null) {
  return decide(ctx, subjectId, 'RENEW', expectedEnd);
}

export const letExpire = (ctx: Context, subjectId: string) => decide(ctx, subjectId, 'EXPIRE');

/** Applies an admin's decision, and returns its text and the price that it keeps. */
async function applyDecision(ctx: Context, write: Write, subject: Subject, outcome: RenewalOutcome) {
  if (!(subject instanceof License)) {
    const regulation = outcome === 'RENEW' ? await findRegulationAtRenewal(write, subject) : undefined;
    const title = agreementDecisionText(subject, await departmentNameOf(write, subject), outcome);
    return { title, price: null, months: subject.duration, regulationId: regulation?.id ?? null };
  }
  if (outcome === 'EXPIRE') subject.renewalQuantity = null;
  const shown = { pricesId: null, seats: subject.quantity };
  const price = outcome === 'RENEW' ? await renewalPrice(ctx, subject, null, shown) : null;
  return { title: decisionText(subject, outcome, null), price, months: subject.contractTerm, regulationId: null };
}

async function decide(ctx: Context, subjectId: string, outcome: RenewalOutcome, expectedEnd?: string | null) {
  await ctx.writeAsAdmin('sell', async (write) => {
    const subject = await lockIfQueued(write, subjectId);
    if (!subject || (expectedEnd && expectedEnd !== endDateOf(subject))) throw nothingToDecide();
    const { title, ...kept } = await applyDecision(ctx, write, subject, outcome);
    await storeDecision(ctx, write, subject, { outcome, ...kept });
    await recordDecision(write, actorOf(ctx.viewer), subject, title);
  });
  return { deletedId: `ren_${subjectId}` };
}

/** Locks a licence or agreement before it reads the queue, so that a concurrent decision is visible. */
async function lockIfQueued({ em }: Write, id: string): Promise<Subject | undefined> {
  const where = { id, status: 'ACTIVE' as const, deletedAt: null };
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
  const subject =
    prefixOf(id) === License.idPrefix
      ? await em.findOne(License, where, lock)
      : await em.findOne(ServiceAgreement, where, lock);
  if (!subject) return undefined;
  const [entry] = await runIn(em, queueEntry(id));
  return entry && !entry.outcome ? subject : undefined;
}

const renewalNotFound = () => notFound('Fornyelsen findes ikke');
const nothingToDecide = () => conflict('Der er ikke længere noget at beslutte her');
