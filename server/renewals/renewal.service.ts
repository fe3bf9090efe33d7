import { LockMode } from '@mikro-orm/postgresql';
import { formatLongDate } from '../../domain/dates.ts';
import { renewalForm } from '../../domain/validation/renewals.ts';
import { doerOf, recordActivity } from '../activity/recordActivity.ts';
import type { Context } from '../context.ts';
import { assertNewest } from '../db/editing.ts';
import { idPrefixes, prefixOf } from '../db/ids.ts';
import type { Write } from '../db/writes.ts';
import { badInput, conflict, notFound } from '../errors.ts';
import { valid } from '../graphql/validation.ts';
import { License } from '../licenses/License.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { TeamMember } from '../team/TeamMember.ts';
import type { RenewalInput } from './renewal.inputs.ts';
import { queued, renewalBySubject } from './renewal.reads.ts';
import { RenewalPlan } from './RenewalPlan.ts';

/** Who looks after it, what is known, and when to look again. */
export async function saveRenewal(ctx: Context, subjectId: string, version: number | null, input: RenewalInput) {
  const form = valid(renewalForm, input);
  await ctx.writeAsAdmin(async (write) => {
    if (!(await findQueued(write, subjectId))) throw gone();
    if (form.ownerId && !(await write.em.findOne(TeamMember, { id: form.ownerId })))
      throw badInput({ ownerId: 'Medarbejderen findes ikke' });
    const kept = await write.em.findOne(RenewalPlan, { subjectId });
    assertNewest(kept?.version ?? 0, version);
    write.em.persist(Object.assign(kept ?? newPlan(subjectId), form));
    write.publish({ topic: 'renewal.changed', id: subjectId, customerId: null });
  });
  const renewal = await renewalBySubject(ctx.admin, subjectId);
  if (!renewal) throw gone();
  return renewal;
}

/** Another term from the end that was seen. Clicked twice, it is renewed once: the second click finds another end. */
export function renew(ctx: Context, subjectId: string, seenEnd?: string | null) {
  return decide(ctx, subjectId, async (write, subject) => {
    if (seenEnd && seenEnd !== endOf(subject)) throw decided();
    subject.renew();
    const kept = await write.em.findOne(RenewalPlan, { subjectId });
    if (kept) write.em.remove(kept);
    return `${nameOf(subject)} er fornyet til og med ${formatLongDate(endOf(subject))}`;
  });
}

export function letExpire(ctx: Context, subjectId: string) {
  return decide(ctx, subjectId, async (write, subject) => {
    const kept = await write.em.findOne(RenewalPlan, { subjectId });
    write.em.persist(Object.assign(kept ?? newPlan(subjectId), { expires: true }));
    return `${nameOf(subject)} udløber ${formatLongDate(endOf(subject))}`;
  });
}

async function decide(
  ctx: Context,
  subjectId: string,
  change: (write: Write, subject: License | ServiceAgreement) => Promise<string>,
) {
  await ctx.writeAsAdmin(async (write) => {
    const subject = await findQueued(write, subjectId);
    if (!subject) throw decided();
    const title = await change(write, subject);
    const isLicense = subject instanceof License;
    await recordActivity(write, doerOf(ctx.viewer), {
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

/** The queue is asked behind the lock: whoever decides at the same moment has finished by then. */
async function findQueued({ em }: Write, id: string): Promise<License | ServiceAgreement | undefined> {
  const where = { id, status: 'ACTIVE' as const, deletedAt: null };
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
  const subject =
    prefixOf(id) === idPrefixes.License
      ? await em.findOne(License, where, lock)
      : await em.findOne(ServiceAgreement, where, lock);
  if (!subject) return undefined;
  const { rows } = await em.getKysely().executeQuery(queued(id).compile());
  return rows.length ? subject : undefined;
}

const gone = () => notFound('Fornyelsen findes ikke');
const decided = () => conflict('Der er ikke længere noget at beslutte her');
const newPlan = (subjectId: string) => Object.assign(new RenewalPlan(), { subjectId });

const endOf = (subject: License | ServiceAgreement) =>
  subject instanceof License ? subject.validUntil : subject.endDate;
const nameOf = (subject: License | ServiceAgreement) => (subject instanceof License ? 'Licensen' : 'Serviceaftalen');
