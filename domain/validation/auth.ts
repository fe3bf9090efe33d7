import { z } from 'zod';

/** Longer than any address or passphrase that a person types; keeps a hash from being fed a novel. */
const MAX_EMAIL = 254;
const MAX_PASSWORD = 1000;

export const RESET_PASSWORD_MIN = 6;

export const emailRule = z
  .string('E-mail er påkrævet')
  .trim()
  .min(1, 'E-mail er påkrævet')
  .max(MAX_EMAIL, 'Ugyldig e-mail')
  .pipe(z.email('Ugyldig e-mail'));

const passwordRule = z.string('Adgangskode er påkrævet').min(1, 'Adgangskode er påkrævet').max(MAX_PASSWORD, 'Adgangskoden er for lang');

export const loginForm = z.object({ email: emailRule, password: passwordRule });

export const forgotPasswordForm = z.object({ email: emailRule });

const newPassword = z
  .string('Adgangskode er påkrævet')
  .min(RESET_PASSWORD_MIN, `Adgangskoden skal være mindst ${RESET_PASSWORD_MIN} tegn lang.`)
  .max(MAX_PASSWORD, 'Adgangskoden er for lang');

/** What the server is sent; the confirmation is the form's own affair. */
export const resetPassword = z.object({
  token: z.string().min(1, 'Ugyldigt nulstillingslink. Manglende token.'),
  password: newPassword,
});

export const resetPasswordForm = z
  .object({ password: newPassword, confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: 'Adgangskoderne matcher ikke.',
  });
