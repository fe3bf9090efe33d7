import { z } from 'zod';
import { badInput, invalidFields, type FieldErrorCode, type FieldErrors } from '../errors.ts';

/**
 * Parses input with the schema that the form in the browser uses too. Throws BAD_USER_INPUT with the form's own message
 * for each invalid field.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields: FieldErrors = {};
  for (const issue of result.error.issues) {
    fields[issue.path.join('.') || 'form'] ??= { code: codeOf(issue, input), message: issue.message };
  }
  throw invalidFields(fields);
}

/** Parses one field; throws BAD_USER_INPUT on it. */
export const parseField = <Schema extends z.ZodType>(field: string, schema: Schema, value: unknown) =>
  parseInput(z.object({ [field]: schema }), { [field]: value })[field] as z.output<Schema>;

/** Rules about empty values differ between forms, so emptiness is read from the value, and the rest from the rule. */
function codeOf({ code, path }: z.core.$ZodIssue, input: unknown): FieldErrorCode {
  const value = path.reduce<unknown>((parent, key) => (parent as Record<PropertyKey, unknown> | null)?.[key], input);
  if (value === undefined || value === null || (typeof value === 'string' && !value.trim())) return 'REQUIRED';
  if (Number.isNaN(value)) return 'REQUIRED';
  const isText = typeof value === 'string';
  if (code === 'too_small') return isText ? 'TOO_SHORT' : 'TOO_SMALL';
  if (code === 'too_big') return isText ? 'TOO_LONG' : 'TOO_LARGE';
  return 'INVALID';
}

/**
 * Parses the input of an edit: a field that is left out keeps its stored value, and null empties it, or is an error on
 * the field if the schema requires a value. An input that is described as all fields of a row replaces them, and is
 * parsed by `parseInput`.
 */
export function parseEdit<Schema extends z.ZodType>(schema: Schema, stored: object, input: object): z.output<Schema> {
  const sent = Object.entries(input).filter(([, value]) => value !== undefined);
  return parseInput(schema, { ...stored, ...Object.fromEntries(sent) });
}

const MAX_KEY = 100;

/** Returns the idempotency key that a caller sent; throws BAD_USER_INPUT for one that is empty or too long. */
export function parseIdempotencyKey(field: string, key: string): string {
  if (!key || key.length > MAX_KEY) throw badInput({ [field]: `Ugyldigt ${field}` });
  return key;
}
