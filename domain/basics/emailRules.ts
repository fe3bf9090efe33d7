import { z } from 'zod';

// Apart from rules.ts, because most forms need none of these, and a phone takes a while to create the rule.

// The longest valid email address is 254 characters long.
const MAX_EMAIL = 254;

export const requiredEmail = (missing: string, invalid: string) =>
  z.string(missing).trim().min(1, missing).max(MAX_EMAIL, invalid).pipe(z.email(invalid));

export const emailRule = requiredEmail('E-mail er påkrævet', 'Ugyldig e-mail');

export const optionalEmail = z
  .string()
  .trim()
  .nullish()
  .transform((text) => text || null)
  .pipe(z.email('Ugyldig e-mail').max(MAX_EMAIL, 'Ugyldig e-mail').nullable());
