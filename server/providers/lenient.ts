import { z } from 'zod';

/** Providers leave out empty values, and ClickUp sends ids, timestamps and amounts as text or as numbers. */
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

/** Milliseconds since 1970. Required, because the newer of two versions could not be found without it. */
export const timestamp = z.union([z.string().regex(/^\d+$/), z.number()]).transform(Number);

/** A list from which items that cannot be read are left out; for details that a task is usable without. */
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
