import { z } from 'zod';

/** ClickUp writes ids, moments and amounts now as text, now as numbers, and leaves out what is empty. */
export const id = z.union([z.string().min(1), z.number()]).transform(String);

export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || null);

export const optionalNumber = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const number = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
    return Number.isFinite(number) ? number : null;
  });

export const number = optionalNumber.transform((value) => value ?? 0);

/** Milliseconds since 1970; without one nobody could tell what is newer. */
export const moment = z.union([z.string().regex(/^\d+$/), z.number()]).transform(Number);

/** Of things that only decorate, one that cannot be read is left out. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(z.unknown())
    .nullish()
    .catch([])
    .transform((items) =>
      (items ?? []).flatMap((candidate): z.output<T>[] => {
        const read = item.safeParse(candidate);
        return read.success ? [read.data] : [];
      }),
    );
