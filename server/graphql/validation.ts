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

/** The fields that an update sends. An omitted or null field keeps its stored value. */
export const withoutNullish = <Input extends object>(input: Input): Partial<Input> =>
  Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined && value !== null),
  ) as Partial<Input>;

/** The fields that an update sends, for inputs in which null clears the stored value. An omitted field keeps it. */
export const withoutUndefined = <Input extends object>(input: Input): Partial<Input> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<Input>;

const MAX_KEY = 100;

/** Returns the idempotency key that a caller sent; throws BAD_USER_INPUT for one that is empty or too long. */
export function parseIdempotencyKey(field: string, key: string): string {
  if (!key || key.length > MAX_KEY) throw badInput({ [field]: `Ugyldigt ${field}` });
  return key;
}
