import { sql } from 'kysely';
import type { Config } from '../../../platform/config.ts';
import { runIn } from '../../../platform/db/query.ts';
import { systemReader } from '../../../platform/db/systemReader.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Services } from '../../../platform/services.ts';
import { recordActivity } from '../../companies/activity/activity.service.ts';
import { Department } from '../../companies/departments/Department.ts';
import { staffFor } from '../../identity/users/user.reads.ts';
import type { LedgerEntry } from '../ledger/LedgerEntry.ts';
import { goodsPausedMail, mailResumedGoods } from './failedPayment.mails.ts';
import { isRetried, periodText, type PeriodEntry } from './periodEntry.ts';

const ACTOR = { actorId: null, actorName: 'Automatisk betaling', subjectId: null, subjectName: null };

/**
 * Pauses the goods of a period that is not paid after its last attempt, and mails the reseller's staff, who do the
 * work. Goods that are paused or deleted already stay as they are.
 */
export async function pauseGoods(write: Write, services: Services, entry: PeriodEntry): Promise<void> {
  const { subject, subjectId, departmentId, customerId, description } = entry;
  const paused = await runIn(
    write.em,
    sql`update ${sql.table(subject)} set paused_at = now(), version = version + 1
     where id = ${subjectId} and paused_at is null and deleted_at is null returning id`,
  );
  if (!paused.length) return;
  await recordChange(write, entry, 'sat i bero', `${description} er ikke betalt`);
  const { name } = await write.em.findOneOrFail(Department, { id: departmentId });
  for (const staff of await staffFor(systemReader(services.reads), customerId))
    write.mail(goodsPausedMail(services.config, staff, entry, name));
}

/** Lets paused goods continue once the last of their unpaid periods is paid. */
export async function resumePaidGoods(write: Write, config: Config, entry: LedgerEntry): Promise<void> {
  if (!isRetried(entry) || !entry.firstFailedAt) return;
  const { id, subject, subjectId } = entry;
  // The lock lets the later of two payments at the same time see the earlier one.
  await runIn(write.em, sql`select 1 from ${sql.table(subject)} where id = ${subjectId} for update`);
  const resumed = await runIn(
    write.em,
    sql`update ${sql.table(subject)} set paused_at = null, version = version + 1
     where id = ${subjectId} and paused_at is not null and not exists (
       select 1 from ledger_entry e
       where e.subject_id = ${subjectId} and e.id <> ${id} and e.first_failed_at is not null and e.next_retry_at is null
         and e.status in ('FAILED', 'PENDING'))
     returning id`,
  );
  if (!resumed.length) return;
  await recordChange(write, entry, 'i gang igen', `${periodText(entry)} er betalt`);
  await mailResumedGoods(write, config, entry);
}

async function recordChange(
  write: Write,
  { subject, subjectId, departmentId, customerId }: PeriodEntry,
  change: string,
  description: string,
): Promise<void> {
  const { name } = await write.em.findOneOrFail(Department, { id: departmentId });
  const title = `${subject === 'license' ? 'Licenserne' : 'Serviceaftalen'} for ${name} er ${change}`;
  await recordActivity(write, ACTOR, { customerId, entityType: subject, entityId: subjectId, title, description });
  const topic = subject === 'license' ? 'license.changed' : 'service-agreement.changed';
  write.publish({ topic, id: subjectId, customerId });
}
