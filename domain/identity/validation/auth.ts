import { z } from 'zod';
import { emailRule } from '../../basics/emailRules.ts';
import { MAX_PASSWORD, requireEqualFields, newPassword } from '../../basics/rules.ts';
import { RESET_PASSWORD_MIN } from '../passwordLengths.ts';

const passwordRule = z
  .string('Adgangskode er påkrævet')
  .min(1, 'Adgangskode er påkrævet')
  .max(MAX_PASSWORD, 'Adgangskoden er for lang');

export const loginForm = z.object({ email: emailRule, password: passwordRule });

export const forgotPasswordForm = z.object({ email: emailRule });

const newPasswordRule = newPassword(
  RESET_PASSWORD_MIN,
  `Adgangskoden skal være mindst ${RESET_PASSWORD_MIN} tegn lang.`,
);

/** The request to the server. The confirmation of the password is part of the form alone. */
export const resetPasswordInput = z.object({
  token: z.string().min(1, 'Ugyldigt nulstillingslink. Manglende token.'),
  password: newPasswordRule,
});

export const resetPasswordForm = z
  .object({ password: newPasswordRule, confirmation: z.string() })
  .refine(...requireEqualFields('password', 'confirmation', 'Adgangskoderne matcher ikke.'));

export const confirmEmailForm = z.object({
  token: z.string().trim().min(1, 'Linket er ugyldigt, brugt eller udløbet.'),
});
