import { describe, expect, test } from '@jest/globals';
import { defineSorts, parseSort, sortParameter, sortShown, type ListSorts } from './listSorts.ts';

const sorts = defineSorts({ due: 'DUE', gross: 'GROSS' }, 'DUE_DESC');
const parse = (address: string) => parseSort(sorts, new URLSearchParams(address));

describe('the order of a list', () => {
  test('is the one in the address, or the default one', () => {
    expect(
      ['sort=GROSS', 'sort=GROSS_DESC', '', 'sort=NAME', 'sort=GROSS_DESC_DESC', 'sort=toString'].map(parse),
    ).toEqual(['GROSS', 'GROSS_DESC', 'DUE_DESC', 'DUE_DESC', 'DUE_DESC', 'DUE_DESC']);
  });

  test('is shown at its column, and the default one is not written', () => {
    expect(sortShown(sorts, 'GROSS_DESC')).toEqual({ column: 'gross', direction: 'descending' });
    expect(sortParameter(sorts, { column: 'gross', direction: 'ascending' })).toBe('GROSS');
    expect(sortParameter(sorts, { column: 'due', direction: 'descending' })).toBeUndefined();
  });

  test('can have names of its own', () => {
    const byAge: ListSorts<'NEWEST' | 'OLDEST'> = { columns: { created: ['OLDEST', 'NEWEST'] }, default: 'NEWEST' };
    expect(sortShown(byAge, 'NEWEST')).toEqual({ column: 'created', direction: 'descending' });
    expect(sortParameter(byAge, { column: 'created', direction: 'ascending' })).toBe('OLDEST');
    expect(parseSort(byAge, new URLSearchParams('sort=OLDEST_DESC'))).toBe('NEWEST');
  });
});
