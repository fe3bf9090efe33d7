import { sql } from 'kysely';
import { isSameEmail } from '../../../../domain/basics/email.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict, forbidden } from '../../../platform/errors.ts';
import { joinOwner } from '../auth/joinOwner.service.ts';
import { lockAccounts } from '../auth/unconfirmedAccounts.service.ts';
import { ownMemberships } from '../memberships/membership.reads.ts';
import { isEmailConflict } from '../users/emailConflict.service.ts';
import { lockActiveUser } from '../users/lockActiveUser.service.ts';
import { addMembership } from '../users/person.service.ts';
import { User } from '../users/User.ts';
import { sendUserCreatedWebhook } from '../users/userCreatedWebhook.service.ts';
import { invitationPreview } from './invitation.reads.ts';
import { invalidInvitationError, lockOpenInvitation, recordAcceptance } from './invitation.service.ts';
import type { Invitation } from './Invitation.ts';

const OTHER_ADDRESS = 'Invitationen er sendt til en anden e-mail end din. Log ind med den, som fik den.';
const CONFINED =
  'Log ind med din e-mail, før du tilføjer en virksomhed. Du er logget ind gennem en virksomheds egen konto.';

/**
 * Adds the company of an invitation to the viewer's person, and returns their memberships. An unconfirmed account that
 * the company has created with the address joins the person, with the role of the invitation. Throws BAD_USER_INPUT for
 * a link that does not work, and on `token` when it was mailed to another address than the person's confirmed one;
 * CONFLICT for a user of the company; and FORBIDDEN under impersonation, and when an organisation has signed the person
 * in, which must not act for others.
 */
export async function acceptInvitationAsPerson(ctx: Context, token: string) {
  assertMay(ctx.viewer, 'joinCompanies');
  const { person } = ctx;
  if (person.isConfined) throw forbidden(CONFINED);
  if (!(await invitationPreview(ctx, token))) throw invalidInvitationError();
  await ctx
    .writeAsAuth(async (write) => {
      const invitation = await lockOpenInvitation(write, token);
      await lockAccounts(write, person.personId, invitation.email);
      const user = await lockActiveUser(write, person);
      assertOwnAddress(user, invitation.email);
      const joined = await joinClaim(ctx, write, user, invitation);
      const { customerId, companyRole, subjects, departmentIds } = invitation;
      const member = joined ?? (await addMembership(write, user, { customerId, companyRole, subjects, departmentIds }));
      await recordAcceptance(ctx, write, invitation, member);
      if (!joined) sendUserCreatedWebhook(write, member);
    })
    .catch((error: unknown) => {
      throw isEmailConflict(error) ? conflict('Du er allerede bruger i virksomheden.') : error;
    });
  return ownMemberships(ctx, person);
}

/** The account of the invitation's company that claims the address, after it has joined the person; if there is one. */
async function joinClaim(
  ctx: Context,
  write: Write,
  { email, personId }: User,
  { customerId, companyRole, subjects, departmentIds }: Invitation,
): Promise<User | undefined> {
  const { em } = write;
  const [claim] = await runIn(
    em,
    sql<{ id: string; personId: string }>`select id, person_id as "personId" from user_account
     where customer_id = ${customerId} and lower(email) = lower(${email}) and email_confirmed_at is null
       and deactivated_at is null`,
  );
  if (!claim) return undefined;
  await joinOwner(ctx, write, claim.personId, personId);
  const user = await em.findOneOrFail(User, { id: claim.id });
  Object.assign(user, { companyRole, subjects, departmentIds });
  await em.flush();
  return user;
}

/** Having the link is no proof: somebody may have forwarded it, and the membership would go to the wrong person. */
function assertOwnAddress({ email, emailConfirmedAt }: User, invited: string): void {
  if (!emailConfirmedAt || !isSameEmail(email, invited)) throw badInput({ token: OTHER_ADDRESS }, 'NOT_ALLOWED');
}
