import { describe, expect, test } from '@jest/globals';
import { fileRows, type FileColumn } from './fileRows.ts';

interface Invoice {
  number: string;
  gross: number;
}

const columns: (FileColumn<Invoice> & { cell?: string })[] = [
  { title: 'Nummer', csv: ({ number }) => number },
  { title: 'Kunde', cell: 'only on screen' },
  { title: 'I alt med moms', csvTitle: 'I alt', csv: ({ gross }) => gross },
];

describe('the rows of a file', () => {
  test('are its headings and a cell for each column with a value for the file, in the order of the columns', () =>
    expect(fileRows(columns, [{ number: 'F-1', gross: 12500 }])).toEqual([
      ['Nummer', 'I alt'],
      ['F-1', 12500],
    ]));

  test('are the headings alone for an empty list', () => expect(fileRows(columns, [])).toEqual([['Nummer', 'I alt']]));
});
