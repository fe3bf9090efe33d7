import { recordActivity } from '../activity/recordActivity.ts';
import { recordAudit, type AuditSource } from '../audit/recordAudit.ts';
import type { Write } from '../db/writes.ts';
import { voidLink } from './confirmationLink.ts';
import { forgetClients } from './knownClients.ts';
import { endSessions } from './session.service.ts';

interface Closed {
  id: string;
  customer_id: string | null;
  name: string;
}

/**
 * Every act that proves an address takes this lock first: the user and all accounts of the address, in the order of
 * their ids. Of two proofs at once the second one then sees what the first one has closed.
 */
export const lockAccounts = ({ em }: Write, userId: string, email: string) =>
  em.execute('select id from user_account where id = ? or lower(email) = lower(?) order by id for update', [
    userId,
    email,
  ]);

/**
 * Somebody has proved that an address is theirs, so every other account that claims it without a proof is closed: it
 * loses the address, its password, sessions and links. Its company keeps its data and loses its API tokens when nobody
 * is left in it. Nothing of the closed account is handed to the owner of the address.
 */
export async function closeUnconfirmed(
  write: Write,
  source: AuditSource,
  email: string,
  ownerId: string | null,
): Promise<void> {
  // In the order of lockAccounts, for the invitation, whose user does not exist yet.
  const closed = await write.em.execute<Closed[]>(
    `with claims as (
       select id from user_account
       where lower(email) = lower(?) and deactivated_at is null and email_confirmed_at is null and id is distinct from ?
       order by id for update)
     update user_account u set deactivated_at = now(), password_hash = '', version = version + 1
     from claims where u.id = claims.id
     returning u.id, u.customer_id, u.name`,
    [email, ownerId],
  );
  for (const account of closed) await close(write, source, account);
}

async function close(write: Write, source: AuditSource, { id, customer_id: customerId, name }: Closed): Promise<void> {
  await endSessions(write, { userId: id });
  await voidLink(write, id);
  await forgetClients(write, id);
  await write.em.execute('update password_reset set used_at = now() where user_id = ? and used_at is null', [id]);
  await recordAudit(write, source, { action: 'ACCOUNT_CLOSED', target: id });
  write.publish({ topic: 'user.changed', id, customerId });
  if (!customerId) return;
  await revokeTokensOfEmptyCompany(write, customerId);
  const doer = { actorId: id, actorName: name, subjectId: null, subjectName: null };
  const title = `${name} er lukket som bruger: e-mailen er bekræftet af en anden`;
  await recordActivity(write, doer, { customerId, entityType: 'user', entityId: id, title });
}

async function revokeTokensOfEmptyCompany({ em, publish }: Write, customerId: string): Promise<void> {
  const revoked = await em.execute<{ id: string }[]>(
    `update api_token set revoked_at = now() where customer_id = ? and revoked_at is null
       and not exists (
         select 1 from user_account u where u.customer_id = api_token.customer_id and u.deactivated_at is null)
     returning id`,
    [customerId],
  );
  for (const { id } of revoked) {
    publish({ topic: 'api-token.changed', id, customerId });
    publish({ topic: 'session.ended', id, customerId: null });
  }
}
