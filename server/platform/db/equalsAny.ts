import { sql } from 'kysely';

/** SQL `any(…)` for a condition such as `id = any(ids)`: unlike `in`, its text is the same for any number of ids. */
export const equalsAny = (ids: readonly string[]) => sql<string>`any(${ids})`;
