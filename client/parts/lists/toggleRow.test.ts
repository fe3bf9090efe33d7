import { describe, expect, test } from '@jest/globals';
import { toggleRow, type RowSelection } from './toggleRow.ts';

const listed = ['a', 'b', 'c', 'd', 'e'];
const nothing: RowSelection = { ids: new Set(), latest: undefined };

/** Toggles the rows one after the other; a row in capitals ends a range. */
const toggleAll = (rows: string) =>
  [...rows].reduce(
    (selection, row) => toggleRow(selection, listed, row.toLowerCase(), row !== row.toLowerCase()),
    nothing,
  );
const selectedAfter = (rows: string) => [...toggleAll(rows).ids].toSorted().join('');

describe('toggleRow', () => {
  test.each([
    ['selects a row', 'b', 'b'],
    ['deselects a selected row', 'bb', ''],
    ['selects a range downwards', 'bD', 'bcd'],
    ['selects a range upwards', 'dB', 'bcd'],
    ['starts the next range where the last one ended', 'bDE', 'bcde'],
    ['deselects a range that ends in a selected row', 'abcdC', 'ab'],
    ['selects one row when a range has no beginning', 'C', 'c'],
  ])('%s', (_, rows, expected) => expect(selectedAfter(rows)).toBe(expected));

  test('selects one row when the beginning of the range has left the list', () => {
    const { ids } = toggleRow({ ids: new Set(['x']), latest: 'x' }, listed, 'c', true);
    expect([...ids]).toEqual(['x', 'c']);
  });
});
