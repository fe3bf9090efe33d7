import { z } from 'zod';
import { isSameEmail } from '../../basics/email.ts';
import { emailRule } from '../../basics/emailRules.ts';
import { MAX_PASSWORD, requireEqualFields, newPassword, requiredName, requiredText } from '../../basics/rules.ts';
import { CompanyRole, enumOf } from '../../basics/vocabulary.ts';
import { CREATED_PASSWORD_MIN, INVITED_PASSWORD_MIN, PROFILE_PASSWORD_MIN } from '../passwordLengths.ts';
import { scopeFields } from './rights.ts';

export const INVITATION_HOURS = 72;

const person = { name: requiredName('Navn er påkrævet'), email: emailRule };
const createdPassword = newPassword(CREATED_PASSWORD_MIN, `Adgangskode skal være mindst ${CREATED_PASSWORD_MIN} tegn`);

/** Without a role, the role that the company has chosen for new users. */
const roleOfNewUser = { companyRole: z.enum(enumOf(CompanyRole), 'Vælg en rolle').nullish(), ...scopeFields };

export const newUserInput = z.object({ ...person, ...roleOfNewUser, password: createdPassword });
export const createUserForm = newUserInput
  .extend({ confirmation: z.string() })
  .refine(...requireEqualFields('password', 'confirmation', 'Adgangskoder matcher ikke'));

export const inviteUserForm = z.object({ ...person, ...roleOfNewUser });
export const colleagueForm = z.object({
  name: person.name,
  companyRole: z.enum(enumOf(CompanyRole), 'Vælg en rolle'),
});

const invitedPassword = newPassword(INVITED_PASSWORD_MIN, `Adgangskode skal være mindst ${INVITED_PASSWORD_MIN} tegn`);

export const acceptInvitationInput = z.object({
  token: requiredText('Ugyldigt invitationslink'),
  password: invitedPassword,
});
export const acceptInvitationForm = z
  .object({ password: invitedPassword, confirmation: z.string() })
  .refine(...requireEqualFields('password', 'confirmation', 'Adgangskoderne matcher ikke'));

const profileFields = {
  ...person,
  currentPassword: z.string().max(MAX_PASSWORD, 'Adgangskoden er for lang').nullish(),
  newPassword: z.string().max(MAX_PASSWORD, 'Adgangskoden er for lang').nullish(),
};

export const EMAIL_NEEDS_PASSWORD = 'Nuværende adgangskode er påkrævet for at ændre e-mail';

/** The request to the server. Without a new password, the current one stays. */
export const profile = z.object(profileFields).superRefine(checkPasswordChange);
/** The form. A new password and a new email address both require the current password. */
export const profileForm = (currentEmail: string) =>
  z
    .object({ ...profileFields, confirmation: z.string() })
    .superRefine(checkPasswordChange)
    .refine(
      ({ email, currentPassword, newPassword: next }) => currentPassword || next || isSameEmail(email, currentEmail),
      { path: ['currentPassword'], message: EMAIL_NEEDS_PASSWORD },
    )
    .refine(...requireEqualFields('newPassword', 'confirmation', 'Adgangskoderne matcher ikke'));

function checkPasswordChange(
  {
    currentPassword,
    newPassword: next,
  }: { currentPassword?: string | null | undefined; newPassword?: string | null | undefined },
  issues: z.RefinementCtx,
): void {
  if (!next) return;
  if (!currentPassword) {
    issues.addIssue({
      code: 'custom',
      path: ['currentPassword'],
      message: 'Nuværende adgangskode er påkrævet for at ændre adgangskode',
    });
  }
  if (next.length < PROFILE_PASSWORD_MIN) {
    issues.addIssue({
      code: 'custom',
      path: ['newPassword'],
      message: `Ny adgangskode skal være mindst ${PROFILE_PASSWORD_MIN} tegn`,
    });
  }
}
