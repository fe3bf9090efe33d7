import { unread } from './HeldStatements.ts';
import type { Write } from './writes.ts';

const LOCK = 'select pg_advisory_xact_lock(hashtextextended(?, 0))';

/**
 * Makes transactions with the same key run one after the other: waits until no other one holds the lock, which this one
 * then holds to its end.
 */
export const takeLock = ({ em }: Write, key: string): Promise<unknown> => em.execute(LOCK, [key]);

/**
 * Takes the lock together with the next statement of the transaction. Only where one follows at once: nothing is locked
 * before it.
 */
export const takeLockWithNextStatement = ({ em }: Write, key: string): Promise<unknown> =>
  em.execute(unread(LOCK), [key]);
