import { z } from 'zod';
import { MAX_RICH_TEXT } from '../richText.ts';
import { commentRuleKinds, isMarker, MAX_COMMENT_MENTIONS, MARKER_RULE } from '../taskComments.ts';
import { requiredText } from './rules.ts';

const MISSING = 'Klippekort og opgavens navn er påkrævet';

export const newTaskForm = z.object({
  clipCardId: requiredText(MISSING),
  name: requiredText(MISSING, 200),
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
});

/** The marker of the chosen kind is checked; the others are left as they are. */
export const taskCommentRuleForm = z
  .object({ kind: z.enum(commentRuleKinds), prefix: z.string(), member: z.string() })
  .superRefine(({ kind, prefix, member }, context) => {
    if (kind === 'PREFIX' && !isMarker(prefix))
      context.addIssue({ code: 'custom', path: ['prefix'], message: MARKER_RULE });
    if (kind === 'MENTION' && !member)
      context.addIssue({ code: 'custom', path: ['member'], message: 'Vælg en bruger i ClickUp' });
  });

export const newFolderForm = z.object({
  spaceId: requiredText('Vælg et space'),
  name: requiredText('Mappens navn er påkrævet'),
});
