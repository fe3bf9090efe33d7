import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { addressOwner } from '../users/addressOwner.reads.ts';
import { moveMemberships } from '../users/moveMemberships.service.ts';
import { deleteConfirmationLink } from './confirmationLink.service.ts';
import { forgetKnownClients } from './knownClients.service.ts';
import { endSessions } from './session.service.ts';

/**
 * Another person than this one who owns an address. The caller has locked the accounts of the address (lockAccounts).
 */
export async function otherOwnerOf({ em }: Write, email: string, personId: string): Promise<string | undefined> {
  const [owner] = await runIn(em, sql<{ id: string }>`${addressOwner(sql`${email}`)} and p.id <> ${personId}`);
  return owner?.id;
}

/**
 * Gives the membership of a claim to the owner of its address, who has proved the address once more. Whoever knows the
 * password of the claim may be somebody else, such as the administrator who chose it. Therefore everything by which the
 * claim signs in ends, and nothing of it becomes the owner's. The caller has locked the accounts of the address.
 */
export async function joinOwner(ctx: Context, write: Write, claimId: string, ownerId: string): Promise<void> {
  const { em } = write;
  await endSessions(write, { personId: claimId });
  // Without the device and its network, so that a device of the claim is not known when it signs in as the owner.
  await runIn(
    em,
    sql`update session set person_id = ${ownerId}, user_agent = null, address = null where person_id = ${claimId}`,
  );
  await runIn(em, sqlBuilder.deleteFrom('password_reset').where('person_id', '=', claimId));
  await deleteConfirmationLink(write, claimId);
  await forgetKnownClients(write, claimId);
  for (const { whenClaimJoins } of ctx.services.rooms) await whenClaimJoins?.(ctx, write, claimId);
  await moveMemberships(write, claimId, ownerId);
}
