import { expect, test } from '@jest/globals';
import { hoursTable } from './hoursSeries.ts';

const part = (month: string, department: string | null, minutes: number, type: string | null = null) => ({
  month,
  department: department === null ? null : { id: `dep_${department}`, name: department },
  type,
  minutes,
});
const span = { from: '2026-01-15', to: '2026-03-10' };

test('parts are arranged by month, the series with the most hours first', () => {
  const { months, series, totals } = hoursTable(span, [
    part('2026-01-01', 'A', 30),
    part('2026-01-01', 'B', 60),
    part('2026-03-01', 'A', -15),
  ]);
  expect(months).toEqual([
    { from: '2026-01-15', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-03-01', to: '2026-03-10' },
  ]);
  expect(series).toEqual([
    { name: 'B', filter: { departmentId: 'dep_B' }, values: [60, 0, 0], total: 60 },
    { name: 'A', filter: { departmentId: 'dep_A' }, values: [30, 0, -15], total: 15 },
  ]);
  expect(totals).toEqual([90, 0, -15]);
});

test('types are named, and each leads to its entries', () => {
  const { series } = hoursTable(span, [part('2026-01-01', null, 5, 'OTHER'), part('2026-01-01', null, 9, 'TASK')]);
  expect(series.map(({ name, filter }) => [name, filter])).toEqual([
    ['Opgaver', { type: 'TASK' }],
    ['Andet arbejde', { type: 'OTHER' }],
  ]);
});

test('more departments than can be told apart share one series, and the sums stay exact', () => {
  const parts = Array.from({ length: 40 }, (_, i) => part(i % 2 ? '2026-01-01' : '2026-02-01', `Afd ${i}`, i * 7 - 20));
  const { series, totals } = hoursTable(span, [...parts, part('2026-02-01', null, 11)]);
  expect(series).toHaveLength(6);
  expect(series.at(-1)).toMatchObject({ name: 'Øvrige afdelinger', filter: null });
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const all = sum(parts.map(({ minutes }) => minutes)) + 11;
  expect(sum(totals)).toBe(all);
  expect(sum(series.map(({ total }) => total))).toBe(all);
  for (const { values, total } of series) expect(sum(values)).toBe(total);
});
