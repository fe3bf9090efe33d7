import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changePercent } from '../backOffice/reports/figures.ts';
import { addDays, daysBetween } from './dates.ts';
import { Comparison, comparedSpans, OverviewPeriod, spansOf, wholeOf } from './periods.ts';
import { valuesOf } from './vocabulary.ts';

const anyDay = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2024-01-01', days));
const anyPeriod = fc.constantFrom(...valuesOf(OverviewPeriod));

describe('the spans of a period', () => {
  test('follow each other without a gap and end with the last day', () =>
    fc.assert(
      fc.property(anyPeriod, anyDay, (period, lastDay) => {
        const spans = spansOf(period, lastDay);
        expect(wholeOf(spans).to).toBe(lastDay);
        for (const [i, { from, to }] of spans.entries()) {
          expect(from <= to).toBe(true);
          if (i > 0) expect(from).toBe(addDays(spans[i - 1]!.to, 1));
        }
      }),
    ));

  test('of a year are calendar months, of which the last is unfinished', () => {
    const spans = spansOf('YEAR', '2026-11-25');
    expect([spans.length, spans[0], spans[2], spans[11]]).toEqual([
      12,
      { from: '2025-12-01', to: '2025-12-31' },
      { from: '2026-02-01', to: '2026-02-28' },
      { from: '2026-11-01', to: '2026-11-25' },
    ]);
  });

  test('of 30 days and of a quarter have the same length each', () => {
    expect(spansOf('DAYS_30', '2026-03-01')[0]).toEqual({ from: '2026-01-31', to: '2026-01-31' });
    const weeks = spansOf('QUARTER', '2026-03-01');
    expect([weeks.length, wholeOf(weeks).from]).toEqual([13, '2025-12-01']);
    expect(weeks.every(({ from, to }) => daysBetween(from, to) === 6)).toBe(true);
  });
});

describe('the compared spans', () => {
  test('end directly before the period, or lie a year earlier, without a gap', () =>
    fc.assert(
      fc.property(anyPeriod, anyDay, fc.constantFrom(...valuesOf(Comparison)), (period, lastDay, comparison) => {
        const spans = spansOf(period, lastDay);
        const earlier = comparedSpans(spans, comparison);
        expect(earlier).toHaveLength(comparison === 'NONE' ? 0 : spans.length);
        for (const [i, { from }] of earlier.entries()) if (i > 0) expect(from).toBe(addDays(earlier[i - 1]!.to, 1));
        if (comparison === 'PERIOD_BEFORE' && period !== 'YEAR')
          expect(earlier.at(-1)!.to).toBe(addDays(spans[0]!.from, -1));
      }),
    ));

  test('keep the ends of months, also in a leap year', () => {
    const months = comparedSpans(spansOf('YEAR', '2025-02-28'), 'YEAR_BEFORE');
    expect(months.at(-1)).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(comparedSpans(spansOf('DAYS_30', '2026-11-25'), 'YEAR_BEFORE').at(-1)!.to).toBe('2025-11-25');
  });
});

test.each([
  [486_320, 395_000, 23.1],
  [0, 100, -100],
  [100, 100, 0],
  [100, 0, undefined],
  [100, -50, undefined],
])('a change to %d from %d is %p percent', (now, earlier, percent) =>
  expect(changePercent(now, earlier)).toBe(percent),
);
