import { dateFormat } from '../../../domain/basics/dates.ts';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { formatKroner, type Ore } from '../../../domain/basics/money.ts';
import { isOver, startOf, type EventTimes } from '../../../domain/events/events.ts';

/** The addresses of the lists of events that are not over, and of those that are. */
export const EVENTS_PATH = '/events';
export const PAST_EVENTS_PATH = '/events/past';

/** Formats a time span as '09.00–12.00'. */
export const timeSpan = ({ startTime, endTime }: Omit<EventTimes, 'date'>) =>
  `${startTime.replace(':', '.')}–${endTime.replace(':', '.')}`;

export const eventPriceText = (price: Ore | null | undefined) => (price ? formatKroner(price) : 'Gratis');

/** Formats taken places as '12 / 1.500', or '12' without a capacity. */
export const takenText = (count: number, capacity: number | null | undefined) =>
  capacity ? `${formatCount(count)} / ${formatCount(capacity)}` : formatCount(count);

const month = dateFormat({ month: 'short' });

/** Returns the month and day that `DateLeaf` shows, such as 'dec' and 3. */
export const leafOf = (date: string) => ({
  month: month().format(new Date(date)).replace('.', ''),
  day: Number(date.slice(8)),
});

/** Whether users can neither register nor leave: the event is over, or its status is not `PUBLISHED`. */
export const isClosed = (event: EventTimes & { status: string }, now = Date.now()) =>
  event.status !== 'PUBLISHED' || isOver(event, now);

/** Whether an event is over: by its date, or because an admin has closed it. */
export const isPast = (event: EventTimes & { status: string }, now = Date.now()) =>
  event.status === 'COMPLETED' || isOver(event, now);

interface SortableEvent extends EventTimes {
  id: string;
  status: string;
}

/** Sorts like the server: upcoming events with the soonest first, then past events with the latest first. */
export function sortEvents<Event extends SortableEvent>(events: readonly Event[], now = Date.now()): Event[] {
  const soonest = events.toSorted(
    (one, other) => startOf(one).getTime() - startOf(other).getTime() || one.id.localeCompare(other.id),
  );
  return [
    ...soonest.filter((event) => !isPast(event, now)),
    ...soonest.filter((event) => isPast(event, now)).toReversed(),
  ];
}
