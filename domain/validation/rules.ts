import { z } from 'zod';
import { holdsWebAddress } from '../webAddress.ts';

const MAX_TEXT = 200;
export const MAX_PASSWORD = 1000;

/** At least one character that is neither space nor invisible. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u;

/** Text that must be there, and be seen; spaces around it are nobody's intention. */
export const requiredText = (message: string, max = MAX_TEXT) =>
  z.string(message).trim().regex(VISIBLE, message).max(max, `Højst ${max} tegn`);

/** A line break that was pasted into a text of one line is a space. */
export const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

const ADDRESS_IN_NAME = 'Et navn kan ikke indeholde en webadresse';

/** Names stand in mails that others get: they hold no web address, which would become a link there. */
export const requiredName = (message: string) =>
  requiredText(message)
    .transform(onOneLine)
    .refine((name) => !holdsWebAddress(name), ADDRESS_IN_NAME);

export const optionalName = (max?: number) =>
  optionalText(max)
    .transform((name) => name && onOneLine(name))
    .refine((name) => !name || !holdsWebAddress(name), ADDRESS_IN_NAME);

/** Left empty means absent: the server stores no empty texts. */
export const optionalText = (max = MAX_TEXT) =>
  z
    .string()
    .trim()
    .max(max, `Højst ${max} tegn`)
    .nullish()
    .transform((text) => text || null);

// Longer than any address or passphrase that a person types; keeps a hash from being fed a novel.
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

export const newPassword = (min: number, tooShort: string) =>
  z
    .string('Adgangskode er påkrævet')
    .min(1, 'Adgangskode er påkrævet')
    .min(min, tooShort)
    .max(MAX_PASSWORD, 'Adgangskoden er for lang');

const NOT_WHOLE = 'Skriv et helt tal';

/** A number as people count: an empty field is not zero. The bounds come first, since no number beyond them is of use, whole or not. */
export const wholeNumber = (min: number, max: number, tooSmall: string) =>
  z
    .number({ error: ({ input }) => (Number.isNaN(input) ? NOT_WHOLE : tooSmall) })
    .min(min, tooSmall)
    .max(max, `Højst ${max}`)
    .int(NOT_WHOLE);

/**
 * A rule for a form whose fields come and go. What belongs to a field that is not shown is emptied before the rule looks at it,
 * so that only visible fields are judged, and neither sent nor stored by mistake.
 */
export const onlyVisible = <Rule extends z.ZodType>(empty: (values: z.input<Rule>) => object, rule: Rule) => {
  const emptied = (values: unknown) =>
    typeof values === 'object' && values !== null ? { ...values, ...empty(values as z.input<Rule>) } : values;
  return z.preprocess(emptied, rule) as unknown as z.ZodType<z.output<Rule>, z.input<Rule>>;
};

export const requiredDate = (missing: string) => z.string(missing).min(1, missing).pipe(z.iso.date('Ugyldig dato'));

type Agreement = [agrees: (form: Record<string, unknown>) => boolean, told: { path: string[]; message: string }];

/** Two fields that must agree, told on the second. */
export const matches = (first: string, second: string, message: string): Agreement => [
  (form) => (form[first] ?? '') === (form[second] ?? ''),
  { path: [second], message },
];
