import { dateOf, formatTime } from '../../../../../domain/basics/dates.ts';
import type { TestApp } from '../../../../testing/createTestApp.ts';

const MINUTE = 60_000;

/** A date and time in Copenhagen, as an event has them. */
const clockOf = (moment: number) => ({ date: dateOf(moment), time: formatTime(moment).replace('.', ':') });

/**
 * An event of an hour that begins in a number of minutes from `now`, and was published long ago. `now` should be at
 * noon, so that the event does not last beyond midnight.
 */
export function timedEvent({ world }: Pick<TestApp, 'world'>, now: number, inMinutes: number, fields: object = {}) {
  const start = clockOf(now + inMinutes * MINUTE);
  const end = clockOf(now + (inMinutes + 60) * MINUTE);
  return world.event({
    date: start.date,
    start_time: start.time,
    end_time: end.time,
    scheduled_at: new Date(0),
    ...fields,
  });
}
