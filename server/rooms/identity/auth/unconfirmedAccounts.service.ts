import { sql } from 'kysely';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { recordActivity } from '../../companies/activity/activity.service.ts';
import { deleteConfirmationLink } from './confirmationLink.service.ts';
import { endPasswordResets } from './endPasswordResets.service.ts';
import { forgetKnownClients } from './knownClients.service.ts';
import { endSessions } from './session.service.ts';

interface ClosedAccount {
  id: string;
  person_id: string;
  customer_id: string | null;
  name: string;
}

/**
 * Locks the accounts of the person and all others of the address, in the order of their ids. Everything that confirms
 * an address takes this lock first, so that the second of two parallel confirmations sees the accounts that the first
 * one has closed.
 */
export const lockAccounts = ({ em }: Write, personId: string, email: string) =>
  runIn(
    em,
    sql`select id from user_account where person_id = ${personId} or lower(email) = lower(${email})
     order by id for update`,
  );

/**
 * Closes every other account that claims an address without having confirmed it, when the address gets its first owner.
 * Accounts that claim the address of an owner stay open until the owner adds them (joinOwner). The person of a closed
 * account loses the address, the password, sessions and links. Its company keeps its data, but loses its API tokens
 * when no active user is left. The owner of the address gets nothing that belonged to a closed account.
 */
export async function closeUnconfirmedAccounts(
  write: Write,
  ctx: Context,
  email: string,
  ownerId: string | null,
): Promise<void> {
  // Locks in the order of lockAccounts. The acceptance of an invitation cannot call that first, because its person does
  // not exist yet.
  const closed = await runIn(
    write.em,
    sql<ClosedAccount>`with claims as (
       select id from user_account
       where lower(email) = lower(${email}) and deactivated_at is null and email_confirmed_at is null
         and person_id is distinct from ${ownerId}
       order by id for update),
     closed as (
       update user_account u set deactivated_at = now(), version = version + 1
       from claims where u.id = claims.id
       returning u.id, u.person_id, u.customer_id, u.name),
     without_password as (
       update person p set password_hash = '', version = p.version + 1 from closed where p.id = closed.person_id)
     select id, person_id, customer_id, name from closed`,
  );
  for (const account of closed) await cleanUpClosedAccount(write, ctx, account);
}

async function cleanUpClosedAccount(
  write: Write,
  ctx: Context,
  { id, person_id: personId, customer_id: customerId, name }: ClosedAccount,
): Promise<void> {
  await endSessions(write, { personId });
  await deleteConfirmationLink(write, personId);
  await forgetKnownClients(write, personId);
  await endPasswordResets(write, personId);
  await recordAudit(write, ctx, { action: 'ACCOUNT_CLOSED', target: id });
  write.publish({ topic: 'user.changed', id, customerId });
  if (!customerId) return;
  for (const { whenAccountIsClosed } of ctx.services.rooms) await whenAccountIsClosed?.(write, customerId);
  const actor = { actorId: id, actorName: name, subjectId: null, subjectName: null };
  const title = `${name} er lukket som bruger: e-mailen er bekræftet af en anden`;
  await recordActivity(write, actor, { customerId, entityType: 'user', entityId: id, title });
}
