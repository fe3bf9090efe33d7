import { monthStart, addDays, addMonths } from './dates.ts';

export const OverviewPeriod = {
  DAYS_30: { label: '30 dage' },
  QUARTER: { label: 'Kvartal' },
  YEAR: { label: '12 måneder' },
} as const;
export type OverviewPeriod = keyof typeof OverviewPeriod;
export const DEFAULT_PERIOD: OverviewPeriod = 'YEAR';

export const Comparison = {
  YEAR_BEFORE: { label: 'Mod året før' },
  PERIOD_BEFORE: { label: 'Mod perioden før' },
  NONE: { label: 'Uden sammenligning' },
} as const;
export type Comparison = keyof typeof Comparison;
export const DEFAULT_COMPARISON: Comparison = 'YEAR_BEFORE';

/** Days of which both belong to the span. */
export interface Span {
  from: string;
  to: string;
}

const WEEKS_OF_QUARTER = 13;
const DAYS_OF_WEEK = 7;
const DAYS_OF_PERIOD = 30;
const MONTHS_OF_YEAR = 12;

/** The days, weeks or months of a period that ends with `lastDay`, oldest first. The last month may be unfinished. */
export function spansOf(period: OverviewPeriod, lastDay: string): Span[] {
  if (period === 'YEAR')
    return Array.from({ length: MONTHS_OF_YEAR }, (_, i) => {
      const from = addMonths(monthStart(lastDay), i + 1 - MONTHS_OF_YEAR);
      const end = addDays(addMonths(from, 1), -1);
      return { from, to: end < lastDay ? end : lastDay };
    });
  const [count, length] = period === 'QUARTER' ? [WEEKS_OF_QUARTER, DAYS_OF_WEEK] : [DAYS_OF_PERIOD, 1];
  return Array.from({ length: count }, (_, i) => {
    const to = addDays(lastDay, (i + 1 - count) * length);
    return { from: addDays(to, 1 - length), to };
  });
}

/** The spans that those of a period are compared with; none without a comparison. */
export function comparedSpans(spans: readonly Span[], comparison: Comparison): Span[] {
  if (comparison === 'NONE') return [];
  const whole = wholeOf(spans);
  const months = spans.length === MONTHS_OF_YEAR || comparison === 'YEAR_BEFORE';
  const days = -Math.round((Date.parse(whole.to) - Date.parse(whole.from)) / 86_400_000) - 1;
  const earlier = (day: string) => (months ? addMonths(day, -MONTHS_OF_YEAR) : addDays(day, days));
  // The day after the last one is moved, so that the end of a month stays one.
  return spans.map(({ from, to }) => ({ from: earlier(from), to: addDays(earlier(addDays(to, 1)), -1) }));
}

/** The first and the last day of spans. */
export const wholeOf = (spans: readonly Span[]): Span => ({ from: spans[0]!.from, to: spans.at(-1)!.to });
