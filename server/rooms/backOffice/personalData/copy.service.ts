import { sql } from 'kysely';
import { exportFileName } from '../../../../domain/basics/csv.ts';
import { formatDate } from '../../../../domain/basics/dates.ts';
import { assertFreshProof } from '../../../platform/access/freshProof.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { notFound } from '../../../platform/errors.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import { collectPersonalData, type PersonalDataCopy } from './collect.ts';
import { readPerson } from './person.ts';
import { copyReadyMail } from './personalData.mails.ts';
import { EXPORT_DAYS, exportBinding } from './PersonalDataExport.ts';
import { renderCopy } from './renderCopy.ts';

const EXPORT_PERIOD = sql`make_interval(days => ${sql.lit(EXPORT_DAYS)})`;

/**
 * Orders a copy of everything that the portal holds about the viewer, in all companies. While one is being made, asking
 * again changes nothing; afterwards it replaces the earlier copy.
 */
export async function requestCopy(ctx: Context): Promise<void> {
  assertMay(ctx.viewer, 'secureSignIn');
  assertFreshProof(ctx.person);
  const { userId } = ctx.person;
  const { throttle, jobs } = ctx.services;
  await throttle.spend('personalDataCopies', userId);
  await ctx.writeAsAuth(async (write) => {
    const ordered = await runIn(
      write.em,
      sql`
        insert into personal_data_export (user_id, requested_at, expires_at)
        values (${userId}, now(), now() + ${EXPORT_PERIOD})
        on conflict (user_id) do update
          set requested_at = excluded.requested_at, expires_at = excluded.expires_at, ready_at = null, content = null
          where personal_data_export.ready_at is not null or personal_data_export.expires_at < now()
        returning user_id`,
    );
    if (!ordered.length) return;
    await recordAudit(write, ctx, { action: 'PERSONAL_DATA_REQUESTED', target: userId });
    write.publish({ topic: 'personal-data.changed', id: userId, customerId: null });
  });
  await jobs.send('personal-data.collect', { userId });
}

/** Makes the copy that a person has ordered, and mails the person. Does nothing for a copy that is ready. */
export const collectCopy: JobHandler<{ userId: string }> = async (
  { reads, writes, secrets, config },
  { data: { userId } },
) => {
  const system = { role: dbRoles.system };
  const [waiting] = await reads.run(
    system,
    sqlBuilder
      .selectFrom('personal_data_export')
      .select('requested_at as requestedAt')
      .where('user_id', '=', userId)
      .where('ready_at', 'is', null),
  );
  const person = waiting ? await readPerson(reads, userId) : [];
  if (!person.length) return;
  const copy = await collectPersonalData(reads, person);
  const content = secrets.seal(JSON.stringify(copy), exportBinding(userId));
  await writes.run(system, async (write) => {
    const made = await runIn(
      write.em,
      sql<{ name: string; email: string; expires_at: Date }>`
        update personal_data_export x
        set content = ${content}, ready_at = now(), expires_at = now() + ${EXPORT_PERIOD}
        from user_account u
        where x.user_id = ${userId} and x.ready_at is null and u.id = x.user_id and u.deactivated_at is null
        returning u.name, u.email, x.expires_at`,
    );
    for (const { expires_at: expiresAt, ...recipient } of made) {
      write.publish({ topic: 'personal-data.changed', id: userId, customerId: null });
      // An unconfirmed address may belong to somebody else.
      if (person[0]!.email) write.mail(copyReadyMail(config, recipient, formatDate(expiresAt)));
    }
  });
};

/** The finished copy as a file. Throws NOT_FOUND when there is none, or none any more. */
export async function downloadCopy(ctx: Context, format: 'JSON' | 'HTML') {
  assertMay(ctx.viewer, 'secureSignIn');
  assertFreshProof(ctx.person);
  const { userId } = ctx.person;
  const { secrets, config } = ctx.services;
  const [row] = await ctx.readAsAuth(
    sqlBuilder
      .selectFrom('personal_data_export')
      .select('content')
      .where('user_id', '=', userId)
      .where('expires_at', '>', new Date().toISOString()),
  );
  if (!row?.content) throw notFound('Kopien findes ikke længere. Bed om en ny.');
  const json = secrets.open(row.content, exportBinding(userId));
  await ctx.writeAsAuth((write) =>
    recordAudit(write, ctx, { action: 'PERSONAL_DATA_DOWNLOADED', target: userId, detail: format }),
  );
  const name = ['mine data'];
  if (format === 'JSON')
    return { fileName: exportFileName(name, 'json'), mediaType: 'application/json', content: json };
  const content = renderCopy(config.product, JSON.parse(json) as PersonalDataCopy);
  return { fileName: exportFileName(name, 'html'), mediaType: 'text/html', content };
}
