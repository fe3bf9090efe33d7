import { z } from 'zod';

// Parsers of fields. Providers leave out empty values; ClickUp sends ids, timestamps and amounts as text or as numbers.

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

/** Milliseconds since 1970. Required, because it shows which of two versions is newer. */
export const timestamp = z.union([z.string().regex(/^\d+$/), z.number()]).transform(Number);

/** A list without its items that cannot be read; for details without which the object around them is usable. */
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

/** The text as one line, without control and formatting characters. */
export const singleLine = (value: string): string => value.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
