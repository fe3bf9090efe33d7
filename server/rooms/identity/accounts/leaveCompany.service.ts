import { sql } from 'kysely';
import { NOT_A_MEMBER } from '../../../../domain/basics/actingCompany.ts';
import { assertFreshProof } from '../../../platform/access/freshProof.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict, forbidden, notFound } from '../../../platform/errors.ts';
import { actorForUser, recordActivity } from '../../companies/activity/activity.service.ts';
import { endMembership } from '../auth/session.service.ts';
import { ownMemberships } from '../memberships/membership.reads.ts';
import { assertAdministratorRemains } from '../users/administrators.service.ts';
import { lockMembershipsToLeave } from '../users/memberships.service.ts';
import { User } from '../users/User.ts';
import { leaveRooms } from './leaveRooms.ts';

const ONLY_COMPANY = 'Du er kun bruger i denne virksomhed. Bed en kontoadministrator om at fjerne dig.';
const EMPLOYEE = 'Medarbejdere kan ikke forlade virksomheden her. Bed en anden administrator om at fjerne dig.';
const CONFINED = 'Log ind med din e-mail, før du forlader en virksomhed. Du er logget ind gennem en virksomheds konto.';

/**
 * Ends the viewer's own membership of a company, which need not be the one in which the call acts, and returns the
 * memberships that remain. Only a new invitation brings the person back. Cancels their registrations for coming events
 * as a user of the company, and ends the sessions that can act in no other company. Throws NOT_FOUND for a company of
 * which the person is no user, and CONFLICT for its last administrator and for the person's last membership.
 */
export async function leaveCompany(ctx: Context, companyId: string) {
  assertMay(ctx.viewer, 'leaveCompanies');
  const { person } = ctx;
  if (person.isConfined) throw forbidden(CONFINED);
  assertFreshProof(person);
  await ctx.writeAsAuth(async (write) => {
    const user = await lockOwnMembership(write, person.personId, companyId);
    if (user.role !== 'USER') throw conflict(EMPLOYEE);
    await assertOtherMembership(write, user);
    await assertAdministratorRemains(write, user);
    user.deactivatedAt = new Date();
    await endMembership(write, user.id);
    await recordAudit(write, ctx, { action: 'COMPANY_LEFT', actorId: user.id, target: user.id });
    await recordActivity(write, actorForUser(ctx, user), {
      customerId: companyId,
      entityType: 'user',
      entityId: user.id,
      title: `${user.name} har forladt virksomheden`,
    });
    write.publish({ topic: 'user.changed', id: user.id, customerId: companyId });
    await leaveRooms(write, ctx.services, user.id);
  });
  return ownMemberships(ctx, person);
}

/** The membership is read after the lock, so that it is not one that a colleague has just ended. */
async function lockOwnMembership(write: Write, personId: string, customerId: string): Promise<User> {
  await lockMembershipsToLeave(write, personId, customerId);
  const user = await write.em.findOne(User, { personId, customerId, deactivatedAt: null });
  if (!user) throw notFound(NOT_A_MEMBER);
  return user;
}

/** A person without any membership could not sign in, and no company could find them. */
async function assertOtherMembership({ em }: Write, { id, personId }: User): Promise<void> {
  const others = await runIn(
    em,
    sql<{ id: string }>`select id from user_account
     where person_id = ${personId} and id <> ${id} and deactivated_at is null limit 1`,
  );
  if (!others.length) throw conflict(ONLY_COMPANY);
}
