import { CompanyRole, labelOf } from '../../../../domain/basics/vocabulary.ts';
import { newUserInput as newUserForm } from '../../../../domain/identity/validation/users.ts';
import { assertEmailConfirmed } from '../../../platform/access/policy.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { rethrowAsFieldError } from '../../../platform/db/violations.ts';
import { badInput } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { actorLabel } from '../../companies/activity/activity.service.ts';
import { companyById } from '../../companies/customers/customer.reads.ts';
import { userCreatedMail } from '../auth/account.mails.ts';
import { CONFIRM_HOURS, createConfirmationLink } from '../auth/confirmationLink.service.ts';
import { hashNewPassword } from '../auth/passwordRules.service.ts';
import { createPersonWithMembership } from '../users/person.service.ts';
import { assertDepartmentsOf, scopeFor } from '../users/scope.service.ts';
import { colleagueWithEmail, userChange } from '../users/user.reads.ts';
import { recordAndPublishUser } from '../users/user.service.ts';
import type { CreateUserInput } from '../users/user.types.ts';
import { sendUserCreatedWebhook } from '../users/userCreatedWebhook.service.ts';

export const CONFIRM_EMAIL_FIRST = 'Bekræft din e-mail, før du lukker andre ind i virksomheden.';
/** Only for e-mails of colleagues. */
export const COLLEAGUE_HAS_EMAIL = 'Der er allerede en bruger med den e-mail';
const rethrowColleagueHasEmail = rethrowAsFieldError({ user_account_company_email: { email: COLLEAGUE_HAS_EMAIL } });

/**
 * Creates a user of the viewer's company. The answer is the same whether or not the address has an account elsewhere:
 * the user stays a person of its own until the owner of the address confirms it (decision 013). Throws BAD_USER_INPUT
 * for the address of a colleague.
 */
export async function createUser(ctx: Context, input: CreateUserInput) {
  const customerId = ctx.companyFor('managePeople');
  assertEmailConfirmed(ctx.viewer, CONFIRM_EMAIL_FIRST);
  const form = parseInput(newUserForm, input);
  const { name: companyName, newUserRole } = (await companyById(ctx, customerId))!;
  const companyRole = form.companyRole ?? newUserRole;
  const scope = scopeFor(companyRole, form);
  await assertDepartmentsOf(ctx, customerId, scope.departmentIds);
  if (await colleagueWithEmail(ctx, customerId, form.email)) throw badInput({ email: COLLEAGUE_HAS_EMAIL }, 'TAKEN');
  // Each new user is mailed, so without a limit an address could be mailed endlessly by creating and deleting a user.
  await ctx.services.throttle.spend('inviteCompany', customerId);
  const passwordHash = await hashNewPassword(ctx, form.password, { ...form, companyName });
  const id = await ctx
    .write(async (write) => {
      const user = await createPersonWithMembership(
        write,
        { name: form.name, email: form.email, passwordHash },
        { customerId, companyRole, ...scope },
      );
      await recordAndPublishUser(ctx, write, user, `${user.name} er oprettet som bruger`);
      await recordAudit(write, ctx, {
        action: 'USER_CREATED',
        target: user.id,
        detail: labelOf(CompanyRole, companyRole),
      });
      sendUserCreatedWebhook(write, user);
      const { personId, email } = user;
      const token = await createConfirmationLink(write, { personId, email, hours: CONFIRM_HOURS });
      write.mail(userCreatedMail(ctx.services.config, user, { companyName, by: actorLabel(ctx.viewer) }, token));
      return user.id;
    })
    .catch(rethrowColleagueHasEmail);
  return userChange(ctx, id);
}
