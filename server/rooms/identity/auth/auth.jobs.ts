import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { hashSecret, newSecret } from '../../../platform/access/tokens.ts';
import { recordAudit, visitorSource } from '../../../platform/audit/recordAudit.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { User } from '../users/User.ts';
import { passwordResetMail } from './auth.mails.ts';
import { accountsByEmail } from './auth.reads.ts';
import { PasswordReset } from './PasswordReset.ts';

interface ResetRequest {
  email: string;
  isKnownDevice?: boolean;
  address?: string;
}

/**
 * Mails a reset link for the account that has confirmed the address or, while there is none, for each of the oldest
 * accounts that claim the address.
 */
export const sendPasswordReset: JobHandler<ResetRequest> = async (services, { id, data }) => {
  const accounts = await services.reads.run(
    { role: dbRoles.auth },
    sqlBuilder
      .with('account', () => accountsByEmail(data.email))
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

/** Derives the reset's id from the job and the account, so that a job that runs twice sends one mail. */
async function sendReset(
  { writes, config }: Services,
  id: string,
  account: Account,
  request: ResetRequest,
): Promise<void> {
  await writes.run({ role: dbRoles.auth }, async (write) => {
    // The lock makes parallel requests count one after another, and keeps a link from being mailed to an address that
    // the user is changing away from.
    const user = await write.em.findOne(
      User,
      { id: account.id, email: account.email, deactivatedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!user || (await write.em.findOne(PasswordReset, { id }))) return;
    if (!request.isKnownDevice && (await hasEnoughLinks(write.em, user.personId))) return;
    const token = newSecret();
    write.em.create(PasswordReset, { id, personId: user.personId, tokenHash: hashSecret(token) });
    write.mail(passwordResetMail(config, account, token));
    // An owner alone gets links for all accounts of the address. An entry in the log of a company with a claim would
    // show that there is none.
    if (!user.emailConfirmedAt) return;
    await recordAudit(write, visitorSource(request.address ?? ''), {
      action: 'PASSWORD_RESET_REQUESTED',
      target: user.id,
    });
  });
}

const MAX_FREE_LINKS = 3;
const NEWEST_LINK_MINUTES = 15;

/**
 * Strangers can request links for a user. From the fourth link on, another one is mailed only when the newest is
 * NEWEST_LINK_MINUTES old: the mailbox is not flooded, and a user who is refused another link already has one that
 * works for most of an hour.
 */
async function hasEnoughLinks(em: EntityManager, personId: string): Promise<boolean> {
  const workingLinks = await em.find(
    PasswordReset,
    { personId, usedAt: null, expiresAt: { $gt: new Date() } },
    { orderBy: { createdAt: 'desc' } },
  );
  return (
    workingLinks.length >= MAX_FREE_LINKS &&
    Date.now() - workingLinks[0]!.createdAt.getTime() < NEWEST_LINK_MINUTES * 60_000
  );
}

/**
 * Deletes sessions and links a month after they ended or expired, together with expired known clients and rate-limit
 * counters.
 */
export const pruneSessions: JobHandler = async ({ reads }) => {
  await reads.run({ role: dbRoles.system }, sql`delete from known_client where expires_at < now()`);
  await reads.run(
    { role: dbRoles.system },
    sql`delete from password_reset where expires_at < now() - interval '30 days'`,
  );
  await reads.run(
    { role: dbRoles.system },
    sql`delete from email_confirmation where expires_at < now() - interval '30 days'`,
  );
  await reads.run(
    { role: dbRoles.system },
    sql`delete from session s where greatest(expires_at, ended_at) < now() - interval '30 days'
       and not exists (select 1 from session child where child.parent_id = s.id)`,
  );
  await reads.run(
    { role: dbRoles.auth },
    sql`delete from rate_limit where expire < extract(epoch from now()) * 1000 - 3600000`,
  );
};
