import type { z } from 'zod';
import { badInput, type FieldErrors } from '../errors.ts';

/**
 * Parses input with the schema that the form in the browser uses too. Throws BAD_USER_INPUT with the form's own message
 * for each invalid field.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields: FieldErrors = {};
  for (const { path, message } of result.error.issues) fields[path.join('.') || 'form'] ??= message;
  throw badInput(fields);
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
