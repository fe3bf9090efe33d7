import { addDays, addMonths, dateOf, monthStart } from '../basics/dates.ts';
import type { Span } from '../basics/periods.ts';

/** The kinds of work that hours are used on. */
export const HourType = {
  TASK: { label: 'Opgaver' },
  OTHER: { label: 'Andet arbejde' },
} as const;
export type HourType = keyof typeof HourType;

/** By what the used hours of a month are divided. */
export const HoursSplit = {
  DEPARTMENT: { label: 'Afdeling' },
  TYPE: { label: 'Type' },
} as const;
export type HoursSplit = keyof typeof HoursSplit;

export const HoursPeriod = {
  MONTHS_13: { label: 'Seneste 13 måneder' },
  THIS_YEAR: { label: 'I år' },
  LAST_YEAR: { label: 'Sidste år' },
  OWN: { label: 'Egen periode' },
} as const;
export type HoursPeriod = keyof typeof HoursPeriod;

/** Thirteen months show the same month of the year before. */
const DEFAULT_MONTHS = 13;
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2999-12-31'];
/** Bounds the cost of the figures of one period. */
export const MAX_PERIOD_MONTHS = 37;

/** The name of the departments that are added up because a company has too many to show each. */
export const OTHER_DEPARTMENTS = 'Øvrige afdelinger';

/** The first day of the months that are shown up to a day when no other day was chosen. */
export const defaultFirstDay = (to: string): string => addMonths(monthStart(to), 1 - DEFAULT_MONTHS);

/** The days of a period. An open end of an own period is today or, at the start, that of the last 13 months. */
export function daysOfPeriod(period: HoursPeriod, own: Partial<Span> = {}, today = dateOf()): Span {
  const year = Number(today.slice(0, 4));
  if (period === 'THIS_YEAR') return { from: `${year}-01-01`, to: today };
  if (period === 'LAST_YEAR') return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  const to = (period === 'OWN' && own.to) || today;
  return { from: (period === 'OWN' && own.from) || defaultFirstDay(to), to };
}

/** Why the figures of a period cannot be shown, as a Danish message for its last day. Undefined for a valid period. */
export function periodProblem({ from, to }: Span): string | undefined {
  if (from < FIRST_DAY || to > LAST_DAY) return 'Vælg dage mellem år 2000 og 2999';
  if (to < from) return 'Slutdatoen skal være efter startdatoen';
  if (addMonths(monthStart(from), MAX_PERIOD_MONTHS) <= to)
    return `Perioden kan højst være ${MAX_PERIOD_MONTHS} måneder`;
  return undefined;
}

/** The months of a period, oldest first. The first and the last one may be unfinished. */
export function monthsOf({ from, to }: Span): Span[] {
  const months: Span[] = [];
  for (let month = monthStart(from); month <= to; month = addMonths(month, 1)) {
    const end = addDays(addMonths(month, 1), -1);
    months.push({ from: month < from ? from : month, to: end < to ? end : to });
  }
  return months;
}

/** The whole month before the one of a day. */
export function monthBefore(day: string): Span {
  const next = monthStart(day);
  return { from: addMonths(next, -1), to: addDays(next, -1) };
}
