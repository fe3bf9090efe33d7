import { z } from 'zod';
import { requiredText } from '../../basics/rules.ts';
import { MAX_MENTIONS, MAX_SNOOZE_DAYS, NOTE_MAX } from '../inbox.ts';

const DAY_MS = 86_400_000;

/** When a snoozed item is listed again. */
export const snoozeMoment = z
  .date()
  .refine((moment) => moment.getTime() > Date.now(), 'Vælg et tidspunkt, der ikke er gået')
  .refine((moment) => moment.getTime() <= Date.now() + MAX_SNOOZE_DAYS * DAY_MS, `Højst ${MAX_SNOOZE_DAYS} dage frem`);

export const noteForm = z.object({
  text: requiredText('Skriv en note', NOTE_MAX),
  mentionedIds: z
    .array(z.string())
    .max(MAX_MENTIONS, `Nævn højst ${MAX_MENTIONS}`)
    .nullish()
    .transform((ids) => [...new Set(ids ?? [])]),
});
