import { sql } from 'kysely';
import type { CompanyRole } from '../../../../domain/basics/vocabulary.ts';
import type { SessionViewer } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { SESSION_IS_TRUSTED } from '../users/memberships.reads.ts';

/** More companies than anybody works for. */
export const MAX_SHOWN = 200;

interface MembershipRow {
  userId: string;
  companyId: string;
  companyName: string;
  companyRole: CompanyRole;
  lastUsedAt: string | null;
}

/**
 * The memberships in which the session of a person can act, last used first. Read with the role of the sign-in, because
 * the role of customers sees one company alone.
 */
export async function ownMemberships(ctx: Context, { personId, userId, sessionId, actor }: SessionViewer) {
  const rows = await ctx.readAsAuth<MembershipRow>(sql`
    select u.id as "userId", c.id as "companyId", c.name as "companyName", u.company_role as "companyRole",
      x.last_used_at as "lastUsedAt"
    from session s join user_account u on u.person_id = s.person_id join customer c on c.id = u.customer_id
      left join membership_use x on x.user_id = u.id
    where s.id = ${sessionId} and u.person_id = ${personId} and u.deactivated_at is null
      and (u.id = ${userId} or (${actor === null} and ${SESSION_IS_TRUSTED}))
    order by x.last_used_at desc nulls last, c.name, u.id limit ${sql.lit(MAX_SHOWN)}`);
  return rows.map((row) => ({ ...row, isCurrent: row.userId === userId }));
}
