import { z } from 'zod';
import { normalizePhoneNumber } from './phoneNumber.ts';
import { normalizePostcode } from './postcode.ts';
import { optionalText, requiredText } from './rules.ts';

// Apart from rules.ts, because the page for signing in needs none of these.

const MAX_PHONE = 40;
const INVALID_PHONE = 'Telefonnummer skal være 8 cifre, eller begynde med + og landekode';
const MAX_POSTCODE = 20;
const INVALID_POSTCODE = 'Postnummer skal være 4 cifre. Et udenlandsk skrives med landekode, som SE-211 20';

/** Replaces a text by its normalized form. A text without one is an error; null stays null. */
const normalizedBy =
  (normalize: (text: string) => string | undefined, invalid: string) =>
  <Text extends string | null>(text: Text, { issues }: z.RefinementCtx<Text>): Text => {
    const normalized = text === null ? null : normalize(text);
    if (normalized === undefined) issues.push({ code: 'custom', input: text, message: invalid });
    return (normalized ?? text) as Text;
  };
const toPhone = normalizedBy(normalizePhoneNumber, INVALID_PHONE);
const toPostcode = normalizedBy(normalizePostcode, INVALID_POSTCODE);

export const requiredPhone = (missing: string) => requiredText(missing, MAX_PHONE).transform(toPhone);
export const optionalPhone = optionalText(MAX_PHONE).transform(toPhone);
export const requiredPostcode = (missing: string) => requiredText(missing, MAX_POSTCODE).transform(toPostcode);
export const optionalPostcode = optionalText(MAX_POSTCODE).transform(toPostcode);

type StoredFields = 'phone' | 'phoneNumber' | 'zip';
const storedFields: readonly StoredFields[] = ['phone', 'phoneNumber', 'zip'];

/**
 * The form of an edit, in which phone numbers and postcodes may keep their stored values: those that are older than the
 * rules about them must not prevent an edit of other fields.
 */
export function keepingStored<Shape extends z.ZodRawShape>(
  form: z.ZodObject<Shape>,
  stored: Partial<Record<StoredFields, string | null>>,
): z.ZodObject<Shape> {
  const rules = storedFields.flatMap((name) => {
    const rule = form.shape[name];
    const value = stored[name];
    return rule && value ? [[name, keepingValue(value, rule)] as const] : [];
  });
  return form.extend(Object.fromEntries(rules)) as unknown as z.ZodObject<Shape>;
}

const keepingValue = (stored: string, rule: z.core.$ZodType) =>
  z
    .unknown()
    .optional()
    .transform((value, { issues }) => {
      if (typeof value === 'string' && value.trim() === stored.trim()) return stored;
      const { data, error } = z.safeParse(rule, value);
      for (const { message } of error?.issues ?? []) issues.push({ code: 'custom', input: value, message });
      return data;
    });
