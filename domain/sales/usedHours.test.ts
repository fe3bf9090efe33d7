import { describe, expect, test } from '@jest/globals';
import { addDays } from '../basics/dates.ts';
import { daysOfPeriod, monthBefore, monthsOf, periodProblem } from './usedHours.ts';

describe('the days of a period', () => {
  const today = '2026-03-29';
  test.each([
    ['MONTHS_13', {}, { from: '2025-03-01', to: today }],
    ['THIS_YEAR', {}, { from: '2026-01-01', to: today }],
    ['LAST_YEAR', {}, { from: '2025-01-01', to: '2025-12-31' }],
    ['OWN', { from: '2024-02-29', to: '2024-03-01' }, { from: '2024-02-29', to: '2024-03-01' }],
    ['OWN', { from: '2026-02-10' }, { from: '2026-02-10', to: today }],
    ['OWN', { to: '2024-01-31' }, { from: '2023-01-01', to: '2024-01-31' }],
    ['OWN', {}, { from: '2025-03-01', to: today }],
    ['THIS_YEAR', { from: '2024-02-29' }, { from: '2026-01-01', to: today }],
  ] as const)('of %s with %j', (period, own, days) => {
    expect(daysOfPeriod(period, own, today)).toEqual(days);
  });
});

describe('a period', () => {
  test('has at most 37 months, and ends after it begins', () => {
    expect(periodProblem({ from: '2024-01-01', to: '2027-01-31' })).toBeUndefined();
    expect(periodProblem({ from: '2024-01-31', to: '2027-02-01' })).toBe('Perioden kan højst være 37 måneder');
    for (const day of ['0001-01-01', '1999-12-31', '3000-01-01', '9999-12-31'])
      expect(periodProblem({ from: day, to: day })).toBe('Vælg dage mellem år 2000 og 2999');
    expect(periodProblem({ from: '2026-01-02', to: '2026-01-01' })).toBe('Slutdatoen skal være efter startdatoen');
    expect(periodProblem({ from: '2026-01-02', to: '2026-01-02' })).toBeUndefined();
  });

  test('is covered by its months without a gap or an overlap', () => {
    for (const span of [
      { from: '2024-02-29', to: '2024-02-29' },
      { from: '2025-12-31', to: '2026-03-01' },
      { from: '2023-11-15', to: '2026-11-26' },
    ]) {
      const months = monthsOf(span);
      expect(months[0]!.from).toBe(span.from);
      expect(months.at(-1)!.to).toBe(span.to);
      for (const [i, month] of months.slice(1).entries()) expect(month.from).toBe(addDays(months[i]!.to, 1));
    }
  });
});

test('the month before a day is whole', () => {
  expect(monthBefore('2026-03-01')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(monthBefore('2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});
