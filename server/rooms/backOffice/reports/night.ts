import { sql, type RawBuilder } from 'kysely';

/** The day whose figures are computed. Its statements are cut off at moments, so that they agree with each other. */
export interface Night {
  day: string;
  /** The first moment of the day, and that of the next one. */
  start: Date;
  end: Date;
  /**
   * States are those of this moment: the end of a day that is computed late, else infinity. Rows that are written while
   * a day is computed have a later time than its start, and count as soon as the statement sees them.
   */
  cutoff: Date | 'infinity';
  isLate: boolean;
  /** Whether no day was computed before, so that nobody knows who is new. */
  isFirst: boolean;
}

/** SQL condition: an entry `e` is neither cancelled nor refused for good at a moment. A failed period is still owed. */
export const standsAt = (moment: Night['cutoff']): RawBuilder<boolean> => sql`(
  not (e.status = 'CANCELLED' and e.settled_at < ${moment})
  and not (e.status = 'FAILED' and e.first_failed_at is null and e.settled_at < ${moment}))`;

/** SQL condition: licences or agreements that run on the day, and were not deleted before the cutoff. */
export const runsOn = ({ day, cutoff }: Night, from: string, to: string): RawBuilder<boolean> => sql`(
  status in ('ACTIVE', 'EXPIRED') and ${day}::date between ${sql.ref(from)} and ${sql.ref(to)}
  and (deleted_at is null or deleted_at >= ${cutoff}))`;
