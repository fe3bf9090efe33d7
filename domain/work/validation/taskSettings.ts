import { z } from 'zod';
import { requiredText, requiredTitle } from '../../basics/rules.ts';
import { commentRuleKinds, isMarker, MARKER_RULE } from '../taskComments.ts';

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
  name: requiredTitle('Mappens navn er påkrævet'),
});
