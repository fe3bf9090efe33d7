import { z } from 'zod';
import { containsWebAddress } from './webAddress.ts';

const MAX_TEXT = 200;
/** Longer than any passphrase that a person types. The limit keeps very long texts from being hashed. */
export const MAX_PASSWORD = 1000;

/** A character that is neither whitespace nor invisible. */
export const VISIBLE_CHARACTER = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u;

/** Text with at least one visible character; trimmed. */
export const requiredText = (message: string, max = MAX_TEXT) =>
  z.string(message).trim().regex(VISIBLE_CHARACTER, message).max(max, `Højst ${max} tegn`);

/** Replaces line breaks, which a user may paste into a single-line field, by spaces. */
export const toSingleLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Characters that turn the direction of the text after them, so that a name reads as another one. */
const BIDIRECTIONAL_CONTROL = /\p{Bidi_Control}/u;
const DIRECTION_IN_TITLE = 'Teksten kan ikke indeholde tegn, der vender skriveretningen';
const keepsDirection = (text: string | null) => !text || !BIDIRECTIONAL_CONTROL.test(text);

const WEB_ADDRESS_IN_NAME = 'Et navn kan ikke indeholde en webadresse';

/** One line by which others recognize a thing, without a change of direction. */
export const requiredTitle = (message: string, max?: number) =>
  requiredText(message, max).transform(toSingleLine).refine(keepsDirection, DIRECTION_IN_TITLE);

/** A title without a web address. Names appear in mails to others, where a web address would become a link. */
export const requiredName = (message: string) =>
  requiredTitle(message).refine((name) => !containsWebAddress(name), WEB_ADDRESS_IN_NAME);

export const optionalTitle = (max?: number) =>
  optionalText(max)
    .transform((text) => text && toSingleLine(text))
    .refine(keepsDirection, DIRECTION_IN_TITLE);

export const optionalName = (max?: number) =>
  optionalTitle(max).refine((name) => !name || !containsWebAddress(name), WEB_ADDRESS_IN_NAME);

/** Text that may be left out. An empty text becomes null, because the server stores no empty texts. */
export const optionalText = (max = MAX_TEXT) =>
  z
    .string()
    .trim()
    .max(max, `Højst ${max} tegn`)
    .nullish()
    .transform((text) => text || null);

export const newPassword = (min: number, tooShort: string) =>
  z
    .string('Adgangskode er påkrævet')
    .min(1, 'Adgangskode er påkrævet')
    .min(min, tooShort)
    .max(MAX_PASSWORD, 'Adgangskoden er for lang');

/** A date that may be left out. */
export const optionalDate = () =>
  z
    .string()
    .nullish()
    .transform((text) => text || null)
    .pipe(z.iso.date('Ugyldig dato').nullable());

const NOT_A_WHOLE_NUMBER = 'Skriv et helt tal';

/**
 * A whole number within bounds. An empty field, which is NaN, is an error and not zero. The bounds are checked first,
 * because their message is more useful for a number out of bounds that is not whole.
 */
export const wholeNumber = (min: number, max: number, tooSmall: string) =>
  z
    .number({ error: ({ input }) => (Number.isNaN(input) ? NOT_A_WHOLE_NUMBER : tooSmall) })
    .min(min, tooSmall)
    .max(max, `Højst ${max}`)
    .int(NOT_A_WHOLE_NUMBER);

/**
 * A rule for a form in which some fields are hidden at times. The values of hidden fields are emptied before the rule
 * runs, so that they are neither validated nor sent nor stored.
 */
export const ignoringHiddenFields = <Rule extends z.ZodType>(empty: (values: z.input<Rule>) => object, rule: Rule) => {
  const withEmptiedFields = (values: unknown) =>
    typeof values === 'object' && values !== null ? { ...values, ...empty(values as z.input<Rule>) } : values;
  return z.preprocess(withEmptiedFields, rule) as unknown as z.ZodType<z.output<Rule>, z.input<Rule>>;
};

export const requiredDate = (missing: string) => z.string(missing).min(1, missing).pipe(z.iso.date('Ugyldig dato'));

type RefineArguments = [
  areEqual: (form: Record<string, unknown>) => boolean,
  issue: { path: string[]; message: string },
];

/** The arguments of `refine` for two fields with equal values. The error is shown on the second field. */
export const requireEqualFields = (first: string, second: string, message: string): RefineArguments => [
  (form) => (form[first] ?? '') === (form[second] ?? ''),
  { path: [second], message },
];
