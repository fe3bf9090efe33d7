import { z } from 'zod';

/** Dinero's documents and its answers disagree on capitals, `ContactGuid` here and `contactGuid` there: names are read in any, and given in small letters. */
export const anyCase = <Shape extends z.ZodRawShape>(shape: Shape) => z.preprocess(withSmallLetters, z.object(shape));

function withSmallLetters(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name.toLowerCase(), inner]));
}

export const id = z.string().min(1);

export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || null);
