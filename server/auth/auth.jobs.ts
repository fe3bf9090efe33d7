import { LockMode, UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { recordAudit, visitorFrom } from '../audit/recordAudit.ts';
import type { Services } from '../context.ts';
import { dbRoles } from '../db/roles.ts';
import { sqlBuilder } from '../db/tables.ts';
import type { JobHandler } from '../jobs/Jobs.ts';
import { passwordResetMail } from './auth.mails.ts';
import { accountsOf } from './auth.reads.ts';
import { User } from '../users/User.ts';
import { PasswordReset } from './PasswordReset.ts';
import { hashSecret, newSecret } from './tokens.ts';

interface ResetRequest {
  email: string;
  isKnownDevice?: boolean;
  address?: string;
}

/** One mail per account that the address signs in to: several may claim it until one of them is confirmed. */
export const sendPasswordReset: JobHandler<ResetRequest> = async (services, { id, data }) => {
  const accounts = await services.reads.run(
    { role: dbRoles.auth },
    sqlBuilder
      .with('account', () => accountsOf(data.email))
      .selectFrom('account')
      .leftJoin('customer', 'customer.id', 'account.customerId')
      .select([
        'account.id',
        'account.name',
        'account.email',
        'account.emailConfirmedAt',
        'customer.name as companyName',
      ])
      .orderBy('account.id'),
  );
  const owner = accounts.find(({ emailConfirmedAt }) => emailConfirmedAt);
  if (owner) return sendReset(services, `pwr_${id}`, { ...owner, companyName: null }, data);
  for (const account of accounts) {
    const companyName = accounts.length > 1 ? account.companyName : null;
    await sendReset(services, `pwr_${id}_${account.id}`, { ...account, companyName }, data);
  }
};

interface Account {
  id: string;
  name: string;
  email: string;
  companyName: string | null;
}

/** The reset's id comes from the job and the account, so that a job that runs twice sends one mail. */
async function sendReset(
  { writes, config }: Services,
  id: string,
  account: Account,
  request: ResetRequest,
): Promise<void> {
  const token = newSecret();
  const reset = Object.assign(new PasswordReset(), { id, userId: account.id, tokenHash: hashSecret(token) });
  try {
    await writes.run({ role: dbRoles.auth }, async (write) => {
      // Locked, so that requests that arrive together are counted one after another, and no link goes to an address that
      // is being left.
      const user = await write.em.findOne(
        User,
        { id: account.id, email: account.email, deactivatedAt: null },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!user) return;
      if (!request.isKnownDevice && (await hasFreshLinks(write.em, user.id))) return;
      write.em.persist(reset);
      write.mail(passwordResetMail(config, account, token));
      await recordAudit(write, visitorFrom(request.address ?? ''), {
        action: 'PASSWORD_RESET_REQUESTED',
        target: user.id,
      });
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
  }
}

const MANY_LINKS = 3;
const FRESH_MINUTES = 15;

/**
 * Strangers may ask for links on a user's behalf. Beyond a few, one more is mailed only when the newest is some minutes old:
 * the mailbox is not flooded, and whenever its owner asks, a link that works for most of an hour is there already.
 */
async function hasFreshLinks(em: EntityManager, userId: string): Promise<boolean> {
  const open = await em.find(
    PasswordReset,
    { userId, usedAt: null, expiresAt: { $gt: new Date() } },
    { orderBy: { createdAt: 'desc' } },
  );
  return open.length >= MANY_LINKS && Date.now() - open[0]!.createdAt.getTime() < FRESH_MINUTES * 60_000;
}

/** Ended and expired sessions are of no use to anyone after a month. */
export const pruneSessions: JobHandler = async ({ reads }) => {
  await reads.runSql({ role: dbRoles.system }, 'delete from known_client where expires_at < now()');
  await reads.runSql(
    { role: dbRoles.system },
    `delete from password_reset where expires_at < now() - interval '30 days'`,
  );
  await reads.runSql(
    { role: dbRoles.system },
    `delete from email_confirmation where expires_at < now() - interval '30 days'`,
  );
  await reads.runSql(
    { role: dbRoles.system },
    `delete from session s where greatest(expires_at, ended_at) < now() - interval '30 days'
       and not exists (select 1 from session child where child.parent_id = s.id)`,
  );
  await reads.runSql(
    { role: dbRoles.auth },
    `delete from rate_limit where expire < extract(epoch from now()) * 1000 - 3600000`,
  );
};
