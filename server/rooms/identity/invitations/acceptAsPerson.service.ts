import { isSameEmail } from '../../../../domain/basics/email.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { badInput, conflict, forbidden } from '../../../platform/errors.ts';
import { closeUnconfirmedAccounts } from '../auth/unconfirmedAccounts.service.ts';
import { ownMemberships } from '../memberships/membership.reads.ts';
import { isEmailConflict } from '../users/emailConflict.service.ts';
import { lockActiveUser } from '../users/lockActiveUser.service.ts';
import { addMembership } from '../users/person.service.ts';
import type { User } from '../users/User.ts';
import { invitationPreview } from './invitation.reads.ts';
import { invalidInvitationError, lockOpenInvitation, recordAcceptance } from './invitation.service.ts';

const OTHER_ADDRESS = 'Invitationen er sendt til en anden e-mail end din. Log ind med den, som fik den.';
const CONFINED =
  'Log ind med din e-mail, før du tilføjer en virksomhed. Du er logget ind gennem en virksomheds egen konto.';

/**
 * Adds the company of an invitation to the viewer's person, and returns their memberships. Throws BAD_USER_INPUT for a link that does not work, and on
 * `token` when it was mailed to another address than the person's confirmed one; CONFLICT for a user of the company;
 * and FORBIDDEN under impersonation, and when an organisation has signed the person in, which must not act for others.
 */
export async function acceptInvitationAsPerson(ctx: Context, token: string) {
  assertMay(ctx.viewer, 'joinCompanies');
  const { person } = ctx;
  if (person.isConfined) throw forbidden(CONFINED);
  if (!(await invitationPreview(ctx, token))) throw invalidInvitationError();
  await ctx
    .writeAsAuth(async (write) => {
      const invitation = await lockOpenInvitation(write, token);
      const user = await lockActiveUser(write, person.userId);
      assertOwnAddress(user, invitation.email);
      const { customerId, companyRole } = invitation;
      await closeUnconfirmedAccounts(write, ctx, user.email, user.personId);
      await recordAcceptance(ctx, write, invitation, await addMembership(write, user, { customerId, companyRole }));
    })
    .catch((error: unknown) => {
      throw isEmailConflict(error) ? conflict('Du er allerede bruger i virksomheden.') : error;
    });
  return ownMemberships(ctx, person);
}

/** Having the link is no proof: somebody may have forwarded it, and the membership would go to the wrong person. */
function assertOwnAddress({ email, emailConfirmedAt }: User, invited: string): void {
  if (!emailConfirmedAt || !isSameEmail(email, invited)) throw badInput({ token: OTHER_ADDRESS }, 'NOT_ALLOWED');
}
