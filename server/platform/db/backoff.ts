import { sql } from 'kysely';

/** SQL: minutes until the next attempt of a row whose `attempts` counts the one that failed: 1, 2, 4 and at most 60. */
export const BACKOFF_MINUTES = sql`least(power(2, attempts - 1), 60)::int`;
