import { sql } from 'kysely';
import { runIn } from './query.ts';
import type { Write } from './writes.ts';

/**
 * Makes transactions with the same key run one after the other: waits until no other one holds the lock, which this one
 * then holds to its end.
 */
export const takeLock = ({ em }: Write, key: string): Promise<unknown> =>
  runIn(em, sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
