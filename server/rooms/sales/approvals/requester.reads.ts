import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Recipient } from '../../../platform/mail/outgoing.ts';
import { userSees } from '../../identity/users/mailScope.reads.ts';

/** SQL on the approval `changed` and the user `u`: the user sees what was ordered, and the department that pays. */
export const REQUESTER_SEES = sql<boolean>`(
  case changed.kind when 'LICENSE_ORDER' then ${userSees('u', 'LICENSES', sql`changed.department_id`)}
    else ${userSees('u', 'AGREEMENTS', sql`changed.department_id`)} end)`;

/**
 * Whether the buyer of an order may still order it: an active user who sees the goods and the department, and may buy.
 * True for an API token and for a user who has left, whose orders stay the company's.
 */
export async function canRequesterStillOrder(ctx: Pick<Context, 'readAsSystem'>, id: string): Promise<boolean> {
  const rows = await ctx.readAsSystem(
    sql<{ id: string }>`
      select changed.id from purchase_approval changed join user_account u on u.id = changed.requested_by_id
      where changed.id = ${id} and u.deactivated_at is null
        and not (${REQUESTER_SEES} and u.company_role in ('ADMINISTRATOR', 'BUYER'))`,
  );
  return rows.length === 0;
}

/**
 * The buyer of an order that is decided, to mail them; undefined for an API token, for a deactivated user, and for one
 * who no longer sees what they ordered.
 */
export async function requesterToMail(ctx: Pick<Context, 'readAsSystem'>, id: string): Promise<Recipient | undefined> {
  const [requester] = await ctx.readAsSystem(
    sql<Recipient>`
      select u.name, u.email from purchase_approval changed join user_account u on u.id = changed.requested_by_id
      where changed.id = ${id} and u.deactivated_at is null and ${REQUESTER_SEES}`,
  );
  return requester;
}
