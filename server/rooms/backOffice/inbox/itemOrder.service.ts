import { sql } from 'kysely';
import { isOrdered, UNDO_SECONDS } from '../../../../domain/backOffice/inbox.ts';
import type { Context } from '../../../platform/context.ts';
import { assertCurrentVersion } from '../../../platform/db/editing.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict } from '../../../platform/errors.ts';
import { inboxItems, itemId, type InboxKey } from './inbox.reads.ts';
import { keepOfOccurrence, publishInbox } from './inbox.service.ts';

/** Why the portal does not act on an item by itself. */
export const CHARGES_CARD = 'Afdelingen betaler med kort, så sagen skal bekræftes for sig';

/**
 * Lets the portal do what an item waits for, after a moment in which an admin can undo it. A repeated call leaves the
 * moment as it is. Throws CONFLICT when the item does not show the version that the admin saw. Returns the item; null
 * when it is gone meanwhile.
 */
export async function orderInboxItem(ctx: Context, key: InboxKey, seenVersion: number | null) {
  if (!isOrdered(key.kind)) throw badInput({ item: 'Sagen kan ikke klares med et klik' }, 'NOT_ALLOWED');
  const [item] = await inboxItems(ctx, [key]);
  if (!item) return null;
  if (item.chargesCard) throw conflict(CHARGES_CARD);
  if (item.version !== null) assertCurrentVersion(item.version, seenVersion);
  await ctx.writeAsAdmin('workInBackOffice', (write) =>
    storeOrder(write, item, { actingId: ctx.person.userId, seenVersion }),
  );
  const ordered = await readAgain(ctx, key);
  // Each moment has a job of its own: an order after an undo in the same second would otherwise have none.
  const delay = { key: `${itemId(key)} ${ordered?.actsAt ?? ''}`, delaySeconds: UNDO_SECONDS, intervalSeconds: 1 };
  await ctx.services.jobs.sendDebounced('inbox.act', {}, delay);
  return ordered;
}

interface Order {
  /** The admin in whose name the portal acts. */
  actingId: string;
  seenVersion: number | null;
}

async function storeOrder(
  write: Write,
  { kind, subjectId, since }: InboxKey & { since: string },
  { actingId, seenVersion }: Order,
): Promise<void> {
  const isWaiting = sql`m.since = excluded.since and m.act_at is not null`;
  await runIn(
    write.em,
    sql`
      insert into inbox_mark as m (kind, subject_id, since, act_at, acting_id, seen_version)
      values (${kind}, ${subjectId}, ${since}, now() + make_interval(secs => ${sql.lit(UNDO_SECONDS)}), ${actingId},
        ${seenVersion})
      on conflict (kind, subject_id) do update set since = excluded.since, failure = null,
        act_at = case when ${isWaiting} then m.act_at else excluded.act_at end,
        acting_id = case when ${isWaiting} then m.acting_id else excluded.acting_id end,
        seen_version = case when ${isWaiting} then m.seen_version else excluded.seen_version end,
        ${keepOfOccurrence(['assignee_id', 'snoozed_until'])}`,
  );
  publishInbox(write);
}

/**
 * Undoes an order; a repeated call has no further effect. Waits for a job that is acting on the item. Throws CONFLICT
 * when the item is gone, because the portal has acted. Returns the item.
 */
export async function cancelInboxOrder(ctx: Context, key: InboxKey) {
  await ctx.writeAsAdmin('workInBackOffice', async (write) => {
    const cancelled = await runIn(
      write.em,
      sql`update inbox_mark set act_at = null, acting_id = null
        where kind = ${key.kind} and subject_id = ${key.subjectId} and act_at is not null returning 1`,
    );
    if (cancelled.length) publishInbox(write);
  });
  const item = await readAgain(ctx, key);
  if (!item) throw conflict('Det er for sent at fortryde. Sagen er allerede klaret.');
  return item;
}

async function readAgain(ctx: Context, key: InboxKey) {
  const [item] = await inboxItems(ctx, [key]);
  return item ?? null;
}
