import { mailCategoriesFor, mailCategory, type MailCategory } from '../../../../domain/basics/mails.ts';
import { may } from '../../../platform/access/policy.ts';
import type { SessionViewer } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';

/** The viewer's mail choices; empty for an API token, which has no mailbox. */
export async function mailChoices(ctx: Context) {
  const { viewer } = ctx;
  if (viewer.kind === 'token') return [];
  const muted = new Set(
    (await ctx.read(sqlBuilder.selectFrom('muted_mail').select('category').where('user_id', '=', viewer.userId))).map(
      ({ category }) => category,
    ),
  );
  return mailCategoriesFor(viewer.role).map((category) => mailChoice(viewer, category, !muted.has(category)));
}

/** A mail choice as the schema shows it. */
export function mailChoice(viewer: SessionViewer, category: MailCategory, isOn: boolean) {
  const isAlwaysOn = mailCategory(category).always !== undefined;
  return {
    id: `${viewer.userId}:${category}`,
    category,
    isOn: isOn || isAlwaysOn,
    isAlwaysOn,
    viewerCanChange: !isAlwaysOn && viewer.emailConfirmedAt !== null && may(viewer, 'chooseMails'),
  };
}
