import { sql } from 'kysely';
import { mailCategoriesFor, mailCategory, type MailCategory } from '../../../../domain/basics/mails.ts';
import { assertEmailConfirmed, assertMay } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { badInput, forbidden } from '../../../platform/errors.ts';
import { mailChoice } from './mailChoice.reads.ts';

/**
 * Stores the viewer's own choice; repeating the same choice has no effect. Throws FORBIDDEN for API tokens, under
 * impersonation, for an unconfirmed e-mail and for a category that the viewer's role does not have, and BAD_USER_INPUT
 * for a category that cannot be turned off.
 */
export async function setMailChoice(ctx: Context, category: MailCategory, isOn: boolean) {
  assertMay(ctx.viewer, 'chooseMails');
  assertEmailConfirmed(ctx.viewer, 'Bekræft din e-mail, før du vælger, hvad den får mails om.');
  const { userId, role } = ctx.person;
  if (!mailCategoriesFor(role).includes(category)) throw forbidden();
  const { always } = mailCategory(category);
  if (always) throw badInput({ category: `Disse mails kan ikke slås fra. ${always}` }, 'NOT_ALLOWED');
  await ctx.write(({ em }) =>
    isOn
      ? runIn(em, sqlBuilder.deleteFrom('muted_mail').where('user_id', '=', userId).where('category', '=', category))
      : runIn(
          em,
          sql`insert into muted_mail (user_id, category) values (${userId}, ${category}) on conflict do nothing`,
        ),
  );
  return mailChoice(ctx.person, category, isOn);
}
