import { z } from 'zod';
import { cutText } from '../../../domain/basics/graphemes.ts';
import { singleLine } from '../lenient.ts';

// Parsers of the fields of users and roles.

const MAX_TEXT_LENGTH = 200;
const MAX_YEAR = 9_999;

/** A number beyond the exact ones could be the id of two users, so such a number is invalid. */
export const zendeskId = z.union([z.int().positive(), z.string().regex(/^[1-9]\d{0,19}$/)]).transform(String);

export const optionalId = zendeskId
  .nullish()
  .catch(null)
  .transform((id) => id ?? null);

/** Zendesk sends a number, a text such as `"4"`, or null. */
export const roleType = z
  .union([z.int(), z.string().regex(/^\d{1,9}$/)])
  .nullish()
  .catch(null)
  .transform((value) => (value === null || value === undefined ? null : Number(value)));

/** A text that fits on one line and that a database can store; empty if there is none. */
export const shortText = z
  .string()
  .nullish()
  .catch(null)
  .transform((text) => cutText(singleLine((text ?? '').toWellFormed()), MAX_TEXT_LENGTH));

/** A moment since 1970; null if there is none. */
export const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT/)
  .nullish()
  .catch(null)
  .transform((text) => {
    const date = new Date(text ?? Number.NaN);
    return date.getTime() >= 0 && date.getUTCFullYear() <= MAX_YEAR ? date : null;
  });

export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? null);
