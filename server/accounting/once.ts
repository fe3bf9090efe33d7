import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { currentSteps } from '../db/steps.ts';
import { sqlBuilder } from '../db/tables.ts';
import { conflict } from '../errors.ts';
import { wasRefused } from '../providers/ProviderFailure.ts';

/** Longer than Dinero is given to answer, and than it takes to list what it made. */
const LEASE = sql<string>`interval '1 minute'`;

interface Errand<Made> {
  /** What is claimed. Keys that clients choose have a prefix, since an entry's own id is the key of its draft. */
  key: string;
  find(): Promise<Made | undefined>;
  make(): Promise<Made>;
  /** For whoever comes while it may be under way. */
  underWay: string;
}

/**
 * Makes something at Dinero exactly once, without a transaction that waits for Dinero: claim, make, and whoever keeps what was made finds it
 * by its reference where the answer was lost.
 */
export async function once<Made>(ctx: Context, { key, find, make, underWay }: Errand<Made>): Promise<Made> {
  const [claim] = await ctx.readAsAdmin(
    sqlBuilder
      .selectFrom('dinero_request')
      .select(sql<boolean>`claimed_at > now() - ${LEASE}`.as('isFresh'))
      .where('id', '=', key),
  );
  // A call that is sent again may remember no claim, and have come as far as to make it.
  const found = (claim || currentSteps()?.isRepeat) && (await find());
  if (found) return found;
  if (claim?.isFresh || !(await take(ctx, key))) throw conflict(underWay);
  try {
    return await make();
  } catch (error) {
    if (wasRefused(error)) await letGo(ctx, key);
    throw error;
  }
}

// Claims are no writes among a call's steps: one that is sent again must learn how they stand now, and may take them another way.

/** One of those who come at the same moment gets it. */
async function take(ctx: Context, key: string): Promise<boolean> {
  const now = sql<string>`now()`;
  const taken = await ctx.readAsAdmin(
    sqlBuilder
      .insertInto('dinero_request')
      .values({ id: key, claimed_at: now })
      .onConflict((known) =>
        known
          .column('id')
          .doUpdateSet({ claimed_at: now })
          .where(sql<boolean>`dinero_request.claimed_at <= now() - ${LEASE}`),
      )
      .returning('id'),
  );
  return taken.length > 0;
}

/** Nothing was made, so that the next attempt need not wait. */
const letGo = (ctx: Context, key: string) =>
  ctx.readAsAdmin(sqlBuilder.deleteFrom('dinero_request').where('id', '=', key));
