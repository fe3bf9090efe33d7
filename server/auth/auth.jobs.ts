import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { dbRoles } from '../db/roles.ts';
import { sqlBuilder } from '../db/tables.ts';
import type { JobHandler } from '../jobs/Jobs.ts';
import { passwordResetMail } from './auth.mails.ts';
import { PasswordReset } from './PasswordReset.ts';
import { hashSecret, newSecret } from './tokens.ts';

/** The reset carries the job's id, so that a job that runs twice sends one mail. */
export const sendPasswordReset: JobHandler<{ email: string }> = async ({ reads, writes, config }, { id, data }) => {
  const [user] = await reads.run(
    { role: dbRoles.auth },
    sqlBuilder.selectFrom('user_account').select(['id', 'name', 'email'])
      .where(sql`lower(email)`, '=', data.email.toLowerCase()).where('deactivated_at', 'is', null),
  );
  if (!user) return;
  const token = newSecret();
  const reset = new PasswordReset();
  reset.id = `pwr_${id}`;
  reset.userId = user.id;
  reset.tokenHash = hashSecret(token);
  try {
    await writes.run({ role: dbRoles.auth }, async ({ em, mail }) => {
      em.persist(reset);
      mail(passwordResetMail(config, user, token));
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
  }
};

/** Ended and expired sessions are of no use to anyone after a month. */
export const pruneSessions: JobHandler = async ({ reads }) => {
  await reads.runSql({ role: dbRoles.system }, `delete from password_reset where expires_at < now() - interval '30 days'`);
  await reads.runSql(
    { role: dbRoles.system },
    `delete from session s where greatest(expires_at, ended_at) < now() - interval '30 days'
       and not exists (select 1 from session child where child.parent_id = s.id)`,
  );
  await reads.runSql({ role: dbRoles.auth }, `delete from rate_limit where expire < extract(epoch from now()) * 1000 - 3600000`);
};
