import { describe, expect, test } from '@jest/globals';
import { UrlDate, UrlSearch, UrlSelect } from '../../ui/UrlFilters.tsx';
import { activeFilters, summaryOf } from './filterWords.ts';

const fields = [
  <UrlSearch key="q" name="q" label="Søg navn" />,
  <UrlSelect key="status" name="status" label="Status" options={[{ value: 'PAID', label: 'Betalt' }]} />,
  <UrlDate key="fra" name="fra" label="Udstedt fra" />,
];
const read = (address: string) => {
  const valueOf = (name: string) => new URLSearchParams(address).get(name) ?? '';
  const filters = activeFilters(fields, valueOf);
  return { words: filters.map(({ words }) => words), summary: summaryOf(filters, valueOf) };
};

describe('the words of filters', () => {
  test('name each filter that is set, in the order of the fields', () =>
    expect(read('fra=2026-11-05&status=PAID&q=+fjord+')).toEqual({
      words: ['Søgning: »fjord«', 'Status: Betalt', 'Udstedt fra 5. nov. 2026'],
      summary: 'søgning »fjord« · 2 filtre',
    }));

  test('count a filter without a search', () => expect(read('status=PAID').summary).toBe('1 filter'));

  test('leave out unknown values and names', () =>
    expect(read('fra=2026-13-05&status=UKENDT&q=+&sort=NAME')).toEqual({ words: [], summary: '' }));
});
