import { z } from 'zod';
import { MAX_RICH_TEXT } from '../../basics/richText.ts';
import { requiredText, toSingleLine } from '../../basics/rules.ts';
import { enumOf, valuesOf } from '../../basics/vocabulary.ts';
import { EventMessageGroup } from '../eventMessages.ts';

const MAX_SUBJECT = 150;
export const BODY_MISSING = 'Skriv en besked';

/** A message to the people of an event. The server checks the body again after sanitizing it. */
export const eventMessageForm = z.object({
  subject: requiredText('Skriv et emne', MAX_SUBJECT).transform(toSingleLine),
  /** HTML as `domain/basics/richText.ts` allows it. */
  body: z.string(BODY_MISSING).trim().min(1, BODY_MISSING).max(MAX_RICH_TEXT, 'Beskeden er for lang'),
  /** In the order of the vocabulary and without repetitions, so that one choice has one form. */
  groups: z
    .array(z.enum(enumOf(EventMessageGroup)), 'Vælg, hvem der skal have beskeden')
    .transform((chosen) => valuesOf(EventMessageGroup).filter((group) => chosen.includes(group)))
    .refine((groups) => groups.length > 0, 'Vælg, hvem der skal have beskeden'),
});

export type EventMessageValues = z.output<typeof eventMessageForm>;
