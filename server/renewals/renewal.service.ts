import { LockMode } from '@mikro-orm/postgresql';
import { formatLongDate } from '../../domain/dates.ts';
import type { RenewalOutcome } from '../../domain/renewals.ts';
import { renewalForm } from '../../domain/validation/renewals.ts';
import { actorOf, recordActivity } from '../activity/recordActivity.ts';
import type { Context } from '../context.ts';
import { assertCurrentVersion, setColumns } from '../db/editing.ts';
import { prefixOf } from '../db/ids.ts';
import type { Write } from '../db/writes.ts';
import { badInput, conflict, notFound } from '../errors.ts';
import { parseInput } from '../graphql/validation.ts';
import { License } from '../licenses/License.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { TeamMember } from '../team/TeamMember.ts';
import type { RenewalInput } from './renewal.inputs.ts';
import { queueEntry, renewalBySubject } from './renewal.reads.ts';
import { decisionText, renewalPriceOf, storeDecision } from './renewalDecision.service.ts';
import { RenewalPlan } from './RenewalPlan.ts';

/** Sets owner, note and snooze date of a renewal. */
export async function saveRenewal(ctx: Context, subjectId: string, version: number | null, input: RenewalInput) {
  const form = parseInput(renewalForm, input);
  await ctx.writeAsAdmin(async (write) => {
    if (!(await lockIfQueued(write, subjectId))) throw renewalNotFound();
    if (form.ownerId && !(await write.em.findOne(TeamMember, { id: form.ownerId })))
      throw badInput({ ownerId: 'Medarbejderen findes ikke' });
    const plan = await write.em.findOne(RenewalPlan, { subjectId });
    assertCurrentVersion(plan?.version ?? 0, version);
    setColumns(plan ?? write.em.create(RenewalPlan, { subjectId }), form, ['ownerId', 'note', 'snoozedUntil']);
    write.publish({ topic: 'renewal.changed', id: subjectId, customerId: null });
  });
  const renewal = await renewalBySubject(ctx.admin, subjectId);
  if (!renewal) throw renewalNotFound();
  return renewal;
}

/**
 * Renews for another term: an agreement at once, a licence at the end of its term. A repeated call with the same
 * `expectedEnd` is refused, because the end has changed or the licence is decided.
 */
export function renew(ctx: Context, subjectId: string, expectedEnd?: string | null) {
  return decide(ctx, subjectId, async (write, subject) => {
    if (expectedEnd && expectedEnd !== endDateOf(subject)) throw nothingToDecide();
    if (subject instanceof License) return decideAsAdmin(ctx, write, subject, 'RENEW');
    subject.renew();
    const plan = await write.em.findOne(RenewalPlan, { subjectId });
    if (plan) write.em.remove(plan);
    return `${nameOf(subject)} er fornyet til og med ${formatLongDate(endDateOf(subject))}`;
  });
}

export function letExpire(ctx: Context, subjectId: string) {
  return decide(ctx, subjectId, async (write, subject) => {
    if (subject instanceof License) return decideAsAdmin(ctx, write, subject, 'EXPIRE');
    const plan = await write.em.findOne(RenewalPlan, { subjectId });
    if (plan) plan.expires = true;
    else write.em.create(RenewalPlan, { subjectId, expires: true });
    return `${nameOf(subject)} udløber ${formatLongDate(endDateOf(subject))}`;
  });
}

async function decideAsAdmin(ctx: Context, write: Write, license: License, outcome: RenewalOutcome): Promise<string> {
  const price = outcome === 'RENEW' ? await renewalPriceOf(ctx.services.prices, license) : null;
  await storeDecision(write, license, { outcome, plan: null, price, decidedById: ctx.person.userId });
  if (outcome === 'EXPIRE') license.renewalQuantity = null;
  return decisionText(license, { outcome, plan: null });
}

async function decide(
  ctx: Context,
  subjectId: string,
  change: (write: Write, subject: License | ServiceAgreement) => Promise<string>,
) {
  await ctx.writeAsAdmin(async (write) => {
    const subject = await lockIfQueued(write, subjectId);
    if (!subject) throw nothingToDecide();
    const title = await change(write, subject);
    const isLicense = subject instanceof License;
    await recordActivity(write, actorOf(ctx.viewer), {
      customerId: subject.customerId,
      entityType: isLicense ? 'license' : 'service_agreement',
      entityId: subjectId,
      title,
    });
    write.publish({
      topic: isLicense ? 'license.changed' : 'service-agreement.changed',
      id: subjectId,
      customerId: subject.customerId,
    });
    write.publish({ topic: 'renewal.changed', id: subjectId, customerId: null });
  });
  return { deletedId: `ren_${subjectId}` };
}

/** Locks a licence or agreement before it reads the queue, so that a concurrent decision is visible. */
async function lockIfQueued({ em }: Write, id: string): Promise<License | ServiceAgreement | undefined> {
  const where = { id, status: 'ACTIVE' as const, deletedAt: null };
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
  const subject =
    prefixOf(id) === License.idPrefix
      ? await em.findOne(License, where, lock)
      : await em.findOne(ServiceAgreement, where, lock);
  if (!subject) return undefined;
  const { rows } = await em.getKysely().executeQuery(queueEntry(id).compile());
  return rows.length && !(rows[0] as { outcome: unknown }).outcome ? subject : undefined;
}

const renewalNotFound = () => notFound('Fornyelsen findes ikke');
const nothingToDecide = () => conflict('Der er ikke længere noget at beslutte her');

const endDateOf = (subject: License | ServiceAgreement) =>
  subject instanceof License ? subject.validUntil : subject.endDate;
const nameOf = (subject: License | ServiceAgreement) => (subject instanceof License ? 'Licensen' : 'Serviceaftalen');
