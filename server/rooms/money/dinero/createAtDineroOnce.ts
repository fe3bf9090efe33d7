import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { currentJournal } from '../../../platform/db/replayJournal.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { conflict } from '../../../platform/errors.ts';
import { isDefiniteRejection } from '../../../providers/ProviderError.ts';

/** Longer than the timeout of a call to Dinero and the time until a new object can be found there. */
const LEASE = sql<string>`interval '1 minute'`;

interface Creation<Created> {
  /** Key of the claim. Keys chosen by clients have a prefix, because an entry's own id is the key of its draft. */
  key: string;
  /** Looks the object up at Dinero by its reference. */
  find(): Promise<Created | undefined>;
  create(): Promise<Created>;
  /** Message of the CONFLICT that is thrown while another call may still be creating the object. */
  inProgressMessage: string;
}

/**
 * Creates an object at Dinero exactly once, without a transaction that waits for Dinero: stores a claim, creates the
 * object and returns it. When the answer of an earlier call was lost, the object is found by its reference instead.
 *
 * @throws AppError CONFLICT while another call may still be creating the object, and the errors of `find` and `create`.
 */
export async function createAtDineroOnce<Created>(
  ctx: Context,
  { key, find, create, inProgressMessage }: Creation<Created>,
): Promise<Created> {
  const [claim] = await ctx.readAsAdmin(
    sqlBuilder
      .selectFrom('dinero_request')
      .select(sql<boolean>`claimed_at > now() - ${LEASE}`.as('isFresh'))
      .where('id', '=', key),
  );
  // A repeated call reads "no claim" again from its replay journal, although it may have created the object since.
  const found = (claim || currentJournal()?.isRepeat) && (await find());
  if (found) return found;
  if (claim?.isFresh || !(await acquireClaim(ctx, key))) throw conflict(inProgressMessage);
  try {
    return await create();
  } catch (error) {
    if (isDefiniteRejection(error)) await releaseClaim(ctx, key);
    throw error;
  }
}

// Claims are not stored as writes in the replay journal, because a repeated call must see their current state and may
// acquire them differently.

/** Returns true for only one of several parallel calls. */
async function acquireClaim(ctx: Context, key: string): Promise<boolean> {
  const now = sql<string>`now()`;
  const acquired = await ctx.readAsAdmin(
    sqlBuilder
      .insertInto('dinero_request')
      .values({ id: key, claimed_at: now })
      .onConflict((conflicting) =>
        conflicting
          .column('id')
          .doUpdateSet({ claimed_at: now })
          .where(sql<boolean>`dinero_request.claimed_at <= now() - ${LEASE}`),
      )
      .returning('id'),
  );
  return acquired.length > 0;
}

/** Lets the next attempt start at once, because Dinero refused the call and created nothing. */
const releaseClaim = (ctx: Context, key: string) =>
  ctx.readAsAdmin(sqlBuilder.deleteFrom('dinero_request').where('id', '=', key));
