import { written } from '../../domain/counted.ts';
import { dateFormat } from '../../domain/dates.ts';
import { isOver, startOf, type EventTimes } from '../../domain/events.ts';
import { formatKroner, type Ore } from '../../domain/money.ts';

/** '09.00–12.00' */
export const timeSpan = ({ startTime, endTime }: Omit<EventTimes, 'date'>) =>
  `${startTime.replace(':', '.')}–${endTime.replace(':', '.')}`;

export const priceText = (price: Ore | null | undefined) => (price ? formatKroner(price) : 'Gratis');

/** '12 / 1.500', or '12' where there is room for all. */
export const takenText = (count: number, capacity: number | null | undefined) =>
  capacity ? `${written(count)} / ${written(capacity)}` : written(count);

const month = dateFormat({ month: 'short' });

/** As a calendar's leaf has it: 'dec' and 3. */
export const leafOf = (date: string) => ({
  month: month().format(new Date(date)).replace('.', ''),
  day: Number(date.slice(8)),
});

/** Whether nobody can sign up or off any more. */
export const isClosed = (event: EventTimes & { status: string }, now = Date.now()) =>
  event.status !== 'PUBLISHED' || isOver(event, now);

interface Listed extends EventTimes {
  id: string;
  status: string;
}

/** As the server lists them: what is to come, soonest first; then what has been, latest first. */
export function inOrder<Event extends Listed>(events: readonly Event[], now = Date.now()): Event[] {
  const soonest = events.toSorted(
    (one, other) => startOf(one).getTime() - startOf(other).getTime() || one.id.localeCompare(other.id),
  );
  const hasBeen = (event: Event) => event.status === 'COMPLETED' || isOver(event, now);
  return [...soonest.filter((event) => !hasBeen(event)), ...soonest.filter(hasBeen).toReversed()];
}
