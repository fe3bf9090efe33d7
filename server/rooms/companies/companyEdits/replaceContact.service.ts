import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { findToEdit } from '../../../platform/db/editing.ts';
import { newId } from '../../../platform/db/ids.ts';
import { runIn } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { badInput, conflict } from '../../../platform/errors.ts';
import { actorOf, type Actor } from '../activity/activity.service.ts';
import { TeamMember } from '../team/TeamMember.ts';

interface Replacement {
  fromId: string;
  toId: string;
  /** The number of companies that the caller has seen. */
  expectedCount?: number | null | undefined;
}

/**
 * Makes another team member the point of contact of all companies of one. A repeated call finds no company and changes
 * nothing.
 *
 * @throws AppError CONFLICT when there are other companies than the caller has seen.
 */
export async function replaceContact(ctx: Context, { fromId, toId, expectedCount }: Replacement) {
  if (fromId === toId) throw badInput({ toId: 'Vælg en anden medarbejder' }, 'NOT_ALLOWED');
  const count = await ctx.writeAsAdmin('sell', async (write) => {
    const { em } = write;
    const from = await findToEdit(em, TeamMember, fromId, null, 'Medarbejderen findes ikke');
    // The lock keeps the new person until the companies are stored.
    const to = await em.findOne(TeamMember, { id: toId }, { lockMode: LockMode.PESSIMISTIC_READ });
    if (!to?.isActive) throw badInput({ toId: 'Vælg en aktiv medarbejder' }, 'NOT_FOUND');
    // Locked in one order, so that two replacements cannot block each other. Companies that get another point of
    // contact before they are locked are left out.
    const companies = await runIn(
      em,
      sqlBuilder
        .selectFrom('customer')
        .select('id')
        .where('point_of_contact_id', '=', fromId)
        .orderBy('id')
        .forUpdate(),
    );
    if (!companies.length) return 0;
    if (expectedCount != null && companies.length !== expectedCount)
      throw conflict(`${from.name} er nu kontaktperson for ${companies.length}. Se listen igen, før du erstatter.`);
    // Every index of ten thousand companies changes, which a busy database may not do in the usual five seconds.
    await runIn(em, sql`set local statement_timeout = '30s'`);
    const replaced = companies.map(({ id }) => ({ id, activity: newId('act') }));
    await runIn(em, replaceIn(replaced, to, actorOf(ctx.viewer)));
    await recordAudit(write, ctx, {
      action: 'ADMIN_CHANGE',
      detail: 'replacePointOfContact',
      target: fromId,
      quantity: companies.length,
    });
    return companies.length;
  });
  return { count };
}

/** One statement for any number of companies: their point of contact, their activities, and the live events. */
const replaceIn = (
  companies: readonly { id: string; activity: string }[],
  { id, name }: TeamMember,
  { actorId, actorName }: Actor,
) => sql`
with company as (
  select * from json_to_recordset(${JSON.stringify(companies)}::json) as row (id text, activity text)
), changed as (
  update customer c set point_of_contact_id = ${id}, version = c.version + 1 from company where c.id = company.id
  returning c.id, company.activity
), noted as (
  insert into activity (id, customer_id, entity_type, entity_id, title, actor_id, actor_name, created_at)
  select activity, id, 'customer', id, ${`${name} er nu kontaktperson hos os`}, ${actorId}, ${actorName}, now()
  from changed
)
insert into outbox_event (topic, entity_id, customer_id)
select 'company.changed', id, id from changed
union all select 'activity.added', activity, id from changed`;
