import type { z } from 'zod';
import { badInput, type FieldErrors } from '../errors.ts';

/** Input that keeps the form's own rules, or the form's own messages on the form's own fields. */
export function valid<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields: FieldErrors = {};
  for (const { path, message } of result.error.issues) fields[path.join('.') || 'form'] ??= message;
  throw badInput(fields);
}

/** What an update brings; what it leaves out keeps what is stored. */
export const given = <Input extends object>(input: Input): Partial<Input> =>
  Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined && value !== null),
  ) as Partial<Input>;

/** The same where null says something of its own: that there is to be nothing. */
export const stated = <Input extends object>(input: Input): Partial<Input> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<Input>;

const MAX_KEY = 100;

/** What a caller makes up, so that the same thing sent twice happens once. */
export function idempotencyKey(field: string, key: string): string {
  if (!key || key.length > MAX_KEY) throw badInput({ [field]: `Ugyldigt ${field}` });
  return key;
}
