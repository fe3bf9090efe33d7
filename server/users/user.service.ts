import { newUser as newUserForm } from '../../domain/validation/users.ts';
import { labelOf, UserRole } from '../../domain/vocabulary.ts';
import { signatureOf } from '../activity/recordActivity.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { isEmailTaken } from '../auth/auth.reads.ts';
import { CONFIRM_HOURS, leaveLink } from '../auth/confirmationLink.ts';
import { hashNewPassword } from '../auth/passwordRules.ts';
import { assertEmailConfirmed } from '../auth/policy.ts';
import type { Context } from '../context.ts';
import { companyById } from '../customers/customer.reads.ts';
import { toldOnField } from '../db/violations.ts';
import { badInput } from '../errors.ts';
import { valid } from '../graphql/validation.ts';
import { newUser, tellOfNewUser } from './newUser.ts';
import { tellOfUser } from './tellOfUser.ts';
import type { CreateUserInput } from './user.inputs.ts';
import { colleagueWithEmail, userChange } from './user.reads.ts';
import { userCreatedMail } from './user.mails.ts';

export const UNCONFIRMED_ADDS_NOBODY = 'Bekræft din e-mail, før du lukker andre ind i virksomheden.';
/** Whoever is a colleague may be named; whether a stranger has the e-mail is nobody's business. */
export const COLLEAGUE_HAS_IT = 'Der er allerede en bruger med den e-mail';
export const EMAIL_UNUSABLE = 'E-mailen kan ikke bruges. Prøv med en anden.';
const orColleagueHasIt = toldOnField({ user_account_company_email: { email: COLLEAGUE_HAS_IT } });

export async function createUser(ctx: Context, input: CreateUserInput) {
  const customerId = ctx.companyFor('addUsers');
  assertEmailConfirmed(ctx.viewer, UNCONFIRMED_ADDS_NOBODY);
  const form = valid(newUserForm, input);
  if (await colleagueWithEmail(ctx, customerId, form.email)) throw badInput({ email: COLLEAGUE_HAS_IT });
  await ctx.services.throttle.spend('emailProbes', customerId);
  if (await isEmailTaken(ctx, form.email)) throw badInput({ email: EMAIL_UNUSABLE });
  // The new user is mailed: created and deleted in turn, one address could be mailed without end.
  await ctx.services.throttle.spend('inviteCompany', customerId);
  const companyName = (await companyById(ctx, customerId))?.name ?? '';
  const passwordHash = await hashNewPassword(form.password, { ...form, companyName });
  const user = newUser({ customerId, name: form.name, email: form.email, role: 'USER', passwordHash });
  await ctx
    .write(async (write) => {
      write.em.persist(user);
      await write.em.flush();
      await tellOfUser(ctx, write, user, `${user.name} er oprettet som bruger`);
      await recordAudit(write, ctx, { action: 'USER_CREATED', target: user.id, detail: labelOf(UserRole, user.role) });
      tellOfNewUser(write, user);
      const token = await leaveLink(write, { userId: user.id, email: user.email, hours: CONFIRM_HOURS });
      write.mail(userCreatedMail(ctx.services.config, user, { companyName, by: signatureOf(ctx.viewer) }, token));
    })
    .catch(orColleagueHasIt);
  await ctx.services.throttle.giveBack('emailProbes', customerId);
  return userChange(ctx, user.id);
}
