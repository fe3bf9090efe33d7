import { z } from 'zod';

const MAX_TEXT = 200;
export const MAX_PASSWORD = 1000;

/** Text that must be there; spaces around it are nobody's intention. */
export const requiredText = (message: string, max = MAX_TEXT) =>
  z.string(message).trim().min(1, message).max(max, `Højst ${max} tegn`);

/** Left empty means absent: the server stores no empty texts. */
export const optionalText = (max = MAX_TEXT) =>
  z.string().trim().max(max, `Højst ${max} tegn`).nullish().transform((text) => text || null);

// Longer than any address or passphrase that a person types; keeps a hash from being fed a novel.
const MAX_EMAIL = 254;

export const requiredEmail = (missing: string, invalid: string) =>
  z.string(missing).trim().min(1, missing).max(MAX_EMAIL, invalid).pipe(z.email(invalid));

export const emailRule = requiredEmail('E-mail er påkrævet', 'Ugyldig e-mail');

export const optionalEmail = z.string().trim().nullish().transform((text) => text || null)
  .pipe(z.email('Ugyldig e-mail').max(MAX_EMAIL, 'Ugyldig e-mail').nullable());

export const newPassword = (min: number, tooShort: string) =>
  z.string('Adgangskode er påkrævet').min(1, 'Adgangskode er påkrævet').min(min, tooShort).max(MAX_PASSWORD, 'Adgangskoden er for lang');

/** A number as people count: an empty field is not zero. */
export const wholeNumber = (min: number, max: number, tooSmall: string) =>
  z.number(tooSmall).int('Skriv et helt tal').min(min, tooSmall).max(max, `Højst ${max}`);

export const requiredDate = (missing: string) => z.string(missing).min(1, missing).pipe(z.iso.date('Ugyldig dato'));

type Agreement = [agrees: (form: Record<string, unknown>) => boolean, told: { path: string[]; message: string }];

/** Two fields that must agree, told on the second. */
export const matches = (first: string, second: string, message: string): Agreement =>
  [(form) => (form[first] ?? '') === (form[second] ?? ''), { path: [second], message }];
