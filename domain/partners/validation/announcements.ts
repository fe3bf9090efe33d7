import { z } from 'zod';
import { momentOf } from '../../basics/dates.ts';
import { requiredText, requiredTitle } from '../../basics/rules.ts';
import type { NoticeSeverity } from '../serviceNotices.ts';

const MAX_TITLE = 120;
const MAX_BODY = 600;
const MAX_LINK = 500;
const INVALID_LINK = 'Linket skal begynde med https://';
const INVALID_MOMENT = 'Ugyldigt tidspunkt';
const END_BEFORE_START = 'Sluttidspunktet skal ligge efter starten';

const fields = {
  title: requiredTitle('Skriv en overskrift', MAX_TITLE),
  text: requiredText('Skriv en tekst', MAX_BODY),
  link: z
    .string()
    .trim()
    .nullish()
    .transform((text) => text || null)
    .pipe(
      z
        .url({ protocol: /^https$/, message: INVALID_LINK })
        .max(MAX_LINK, `Højst ${MAX_LINK} tegn`)
        .nullable(),
    ),
  severity: z.enum(['INFO', 'WARNING'] satisfies NoticeSeverity[], 'Vælg information eller advarsel'),
};

/** A stored row has Date objects, and an input has ISO texts. */
const moment = z.union([z.date(), z.string()], INVALID_MOMENT).transform((value) => new Date(value));

const isOrdered = ({ startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null }) =>
  !endsAt || endsAt > (startsAt ?? new Date());

/** An announcement as an admin sends it. Without a start, it begins at once. */
export const announcementForm = z
  .object({
    ...fields,
    startsAt: moment.nullish().transform((value) => value ?? null),
    endsAt: moment.nullish().transform((value) => value ?? null),
  })
  .refine(isOrdered, { path: ['endsAt'], message: END_BEFORE_START });

/** A time as a browser's field has it: `2026-11-21T09:30`, in Copenhagen. An empty text means no time. */
const localMoment = z.string().regex(/^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*)?$/, INVALID_MOMENT);

/** The form in which an announcement is typed. */
export const announcementDialog = z
  .object({ ...fields, startsAt: localMoment, endsAt: localMoment })
  .refine(({ startsAt, endsAt }) => !endsAt || !startsAt || endsAt > startsAt, {
    path: ['endsAt'],
    message: END_BEFORE_START,
  });

/** The moment of a time in the dialog, as ISO 8601; null for an empty one. */
export const momentOfField = (text: string): string | null =>
  text ? momentOf(text.slice(0, 10), text.slice(11, 16)).toISOString() : null;
