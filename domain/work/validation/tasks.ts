import { z } from 'zod';
import { MAX_RICH_TEXT } from '../../basics/richText.ts';
import { requiredText, requiredTitle } from '../../basics/rules.ts';
import { MAX_COMMENT_FILES } from '../files.ts';
import { MAX_COMMENT_MENTIONS } from '../taskComments.ts';

const MISSING = 'Klippekort og opgavens navn er påkrævet';

export const newTaskForm = z.object({
  clipCardId: requiredText(MISSING),
  name: requiredTitle(MISSING, 200),
  description: z
    .string()
    .trim()
    .max(10_000, 'Højst 10.000 tegn')
    .nullish()
    .transform((text) => text || null),
});

export const taskChangesForm = z.object({
  comment: requiredText('Skriv, hvad der skal ændres', 5_000),
});

/** The text is HTML, whose visible length the server checks. */
export const taskCommentForm = z.object({
  text: z.string('Skriv en kommentar').min(1, 'Skriv en kommentar').max(MAX_RICH_TEXT, 'Kommentaren er for lang'),
  mentionedIds: z
    .array(z.string())
    .max(MAX_COMMENT_MENTIONS, `Nævn højst ${MAX_COMMENT_MENTIONS}`)
    .nullish()
    .transform((ids) => [...new Set(ids ?? [])]),
  fileIds: z
    .array(z.string())
    .max(MAX_COMMENT_FILES, `Højst ${MAX_COMMENT_FILES} filer`)
    .nullish()
    .transform((ids) => [...new Set(ids ?? [])]),
});
