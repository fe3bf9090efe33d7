import { sql } from 'kysely';
import { impersonationForm } from '../../../../domain/identity/validation/impersonation.ts';
import { assertFreshProof } from '../../../platform/access/freshProof.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { conflict, notFound, unauthenticated } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { recordActivity } from '../../companies/activity/activity.service.ts';
import { companyById } from '../../companies/customers/customer.reads.ts';
import { administratorsOf, userById } from '../users/user.reads.ts';
import type { User } from '../users/User.ts';
import { impersonatedMail } from './impersonation.mails.ts';
import { endSessions } from './session.service.ts';
import { Session } from './Session.ts';

export const IMPERSONATION_MINUTES = 60;

const NOT_FOUND = 'Brugeren findes ikke';

/**
 * Starts a session as the user, which ends with the employee's own and after IMPERSONATION_MINUTES at the latest.
 * Throws FORBIDDEN for callers who may not impersonate, or not this user, REAUTHENTICATION_REQUIRED without a fresh
 * proof of the employee's identity, NOT_FOUND for an unknown user, and CONFLICT for the employee's own id.
 */
export async function impersonate(ctx: Context, id: string, wantedReason: string) {
  assertMay(ctx.viewer, 'impersonate');
  const { reason } = parseInput(impersonationForm, { reason: wantedReason });
  assertFreshProof(ctx.person);
  const { userId: actorId, personId: actorPersonId, sessionId: parentId, name: actorName } = ctx.person;
  const user = await userById(ctx.admin, id);
  if (!user) throw notFound(NOT_FOUND);
  const administrators = await toldAdministrators(ctx, user.customerId);
  const session = await ctx.writeAsAuth(async (write) => {
    // Locked, so that a deletion or a change of roles at the same moment finds the new session and ends it.
    const people = await runIn(
      write.em,
      sql<Pick<User, 'id' | 'personId' | 'role'>>`select id, person_id as "personId", role from user_account
        where id = any(${[actorId, id]}) and deactivated_at is null order by id for share`,
    );
    if (!people.some((each) => each.id === actorId)) throw unauthenticated('Invalid token');
    const target = people.find((each) => each.id === id);
    if (!target) throw notFound(NOT_FOUND);
    const { personId, role } = target;
    if (personId === actorPersonId) throw conflict('Du kan ikke logge ind som dig selv');
    // Otherwise support could read what a colleague sees as a customer, or act in the name of an admin.
    if (role !== 'USER') assertMay(ctx.viewer, 'administer');
    const started = write.em.create(Session, {
      userId: id,
      personId,
      actorId,
      parentId,
      method: 'IMPERSONATION',
      expiresAt: new Date(Date.now() + IMPERSONATION_MINUTES * 60_000),
    });
    const { customerId } = user;
    if (customerId) {
      await recordActivity(
        write,
        { actorId, actorName, subjectId: id, subjectName: user.name },
        {
          customerId,
          entityType: 'user',
          entityId: id,
          title: `${actorName} er logget ind som ${user.name}`,
        },
      );
      const details = { customerId, by: actorName, user: user.name, reason };
      for (const administrator of administrators)
        write.mail(impersonatedMail(ctx.services.config, administrator, details));
    }
    await recordAudit(write, ctx, { action: 'IMPERSONATION_STARTED', target: id, detail: reason });
    return started;
  });
  return { token: ctx.services.tokens.sign(session), user };
}

/** The administrators of the company, if it wants to be told. */
async function toldAdministrators({ admin }: Context, customerId: string | null) {
  const company = customerId ? await companyById(admin, customerId) : undefined;
  return company?.isToldOfImpersonation ? admin.read(administratorsOf(company.id)) : [];
}

/**
 * Ends the impersonation only; the admin continues with their own session and its token. Throws CONFLICT without
 * impersonation.
 */
export async function stopImpersonating(ctx: Context) {
  const { sessionId, actor } = ctx.person;
  if (!actor) throw conflict('Du er ikke logget ind som en anden');
  await ctx.writeAsAuth(async (write) => {
    await endSessions(write, { sessionId });
    await recordAudit(write, ctx, { action: 'IMPERSONATION_STOPPED' });
  });
  return { message: 'Impersoneringen er stoppet' };
}
