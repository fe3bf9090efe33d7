import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { sqlBuilder } from '../db/tables.ts';
import { conflict } from '../errors.ts';
import { wasRefused } from '../providers/ProviderFailure.ts';

/** Longer than Dinero is given to answer, and than it takes to list what it made. */
const LEASE = `interval '1 minute'`;

export interface Errand<Made> {
  /** What Dinero keeps as the thing's external reference. */
  reference: string;
  find(): Promise<Made | undefined>;
  make(): Promise<Made>;
  /** For whoever comes while it may be under way. */
  underWay: string;
}

/**
 * Makes something at Dinero exactly once, without a transaction that waits for Dinero: claim, make, and whoever keeps what was made finds it
 * by its reference where the answer was lost.
 */
export async function once<Made>(ctx: Context, { reference, find, make, underWay }: Errand<Made>): Promise<Made> {
  const [claim] = await ctx.readAsAdmin(
    sqlBuilder.selectFrom('dinero_request').select(sql<boolean>`claimed_at > now() - ${sql.raw(LEASE)}`.as('isFresh')).where('id', '=', reference));
  const found = claim && (await find());
  if (found) return found;
  if (claim?.isFresh || !(await take(ctx, reference))) throw conflict(underWay);
  try {
    return await make();
  } catch (error) {
    if (wasRefused(error)) await letGo(ctx, reference);
    throw error;
  }
}

/** One of those who come at the same moment gets it. */
async function take(ctx: Context, reference: string): Promise<boolean> {
  const taken = await ctx.writeAsAdmin(({ em }) => em.execute<unknown[]>(`
    insert into dinero_request (id, claimed_at) values (?, now())
    on conflict (id) do update set claimed_at = now() where dinero_request.claimed_at <= now() - ${LEASE} returning 1`, [reference]));
  return taken.length > 0;
}

/** Nothing was made, so that the next attempt need not wait. */
const letGo = (ctx: Context, reference: string) => ctx.writeAsAdmin(({ em }) => em.execute('delete from dinero_request where id = ?', [reference]));
