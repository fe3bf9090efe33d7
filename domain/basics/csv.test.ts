import { describe, expect, test } from '@jest/globals';
import { exportFileName, formatCsvAmount, writeCsv, writeJson } from './csv.ts';

const lineOf = (...cells: Parameters<typeof writeCsv>[0][number]) => writeCsv([cells]).slice(1).replace(/\r\n$/, '');

describe('the CSV writer', () => {
  test('starts with a byte order mark, separates cells by semicolons and ends every line', () => {
    expect(
      writeCsv([
        ['Dato', 'Beløb'],
        ['2026-11-21', formatCsvAmount(1_618_75)],
      ]),
    ).toBe('\uFEFFDato;Beløb\r\n2026-11-21;1618,75\r\n');
  });

  test('marks cells that look like formulas as text', () => {
    for (const formula of ['=1+1', '+4512345678', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '-']) {
      expect(lineOf(formula)).toBe(`"'${formula}"`);
    }
  });

  test('keeps a negative number as a number', () => {
    expect(lineOf(formatCsvAmount(-50_50), -3, 2.5)).toBe('-50,50;-3;2,5');
  });

  test('quotes cells with semicolons, quotes and line breaks', () => {
    expect(lineOf('a;b', 'han sagde "ja"', 'to\nlinjer')).toBe('"a;b";"han sagde ""ja""";"to\nlinjer"');
  });

  test('writes an absent value as an empty cell', () => {
    expect(lineOf(null, undefined, '', 0)).toBe(';;;0');
  });

  test('names the file by its parts and the date', () => {
    expect(exportFileName(['Betalinger', 'Ærø & Salg'], 'csv')).toMatch(/^betalinger-aeroe-salg-\d{4}-\d\d-\d\d\.csv$/);
    // Some keyboards write å as two characters, the letter and its ring.
    expect(exportFileName(['Ga\u030Ardbutik'], 'json')).toMatch(/^gaardbutik-/);
  });
});

describe('JSON', () => {
  test('has an object for each row, with the headings as names and null for empty cells', () => {
    expect(
      JSON.parse(
        writeJson([
          ['Navn', 'Antal'],
          ['Æ"b', 2],
          ['=1', undefined],
        ]),
      ),
    ).toEqual([
      { Navn: 'Æ"b', Antal: 2 },
      { Navn: '=1', Antal: null },
    ]);
    expect(JSON.parse(writeJson([['Navn']]))).toEqual([]);
  });
});
