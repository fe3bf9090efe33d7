import { addDays, dateOf, formatLongDate } from '../../../../domain/basics/dates.ts';

interface Dated {
  readonly createdAt: string;
}

interface Day<Entry> {
  title: string;
  entries: Entry[];
}

/** Gathers entries, the newest first, under the titles of their days in Copenhagen. */
export function daysOf<Entry extends Dated>(entries: readonly Entry[], today = dateOf()): Day<Entry>[] {
  const days = Map.groupBy(entries, ({ createdAt }) => dateOf(createdAt));
  return [...days].map(([day, ofDay]) => ({ title: dayTitle(day, today), entries: ofDay }));
}

function dayTitle(day: string, today: string): string {
  if (day === today) return 'I dag';
  return day === addDays(today, -1) ? 'I går' : formatLongDate(day);
}
