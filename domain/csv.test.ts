import { expect, test } from '@jest/globals';
import { csv, csvAmount, csvName } from './csv.ts';

const lineOf = (...cells: Parameters<typeof csv>[0][number]) => csv([cells]).slice(1).replace(/\r\n$/, '');

test('a file begins with its byte order mark, parts cells by semicolons and ends every line', () => {
  expect(
    csv([
      ['Dato', 'Beløb'],
      ['2026-11-21', csvAmount(161_875)],
    ]),
  ).toBe('\uFEFFDato;Beløb\r\n2026-11-21;1618,75\r\n');
});

test('what would run as a formula is text', () => {
  for (const formula of ['=1+1', '+4512345678', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '-']) {
    expect(lineOf(formula)).toBe(`"'${formula}"`);
  }
});

test('a number below zero stays a number', () => {
  expect(lineOf(csvAmount(-5_050), -3, 2.5)).toBe('-50,50;-3;2,5');
});

test('semicolons, quotes and line breaks stay inside their cell', () => {
  expect(lineOf('a;b', 'han sagde "ja"', 'to\nlinjer')).toBe('"a;b";"han sagde ""ja""";"to\nlinjer"');
});

test('what is absent is an empty cell', () => {
  expect(lineOf(null, undefined, '', 0)).toBe(';;;0');
});

test('a file is named by what is in it and the day', () => {
  expect(csvName('Betalinger', 'Ærø & Salg')).toMatch(/^betalinger-aeroe-salg-\d{4}-\d\d-\d\d\.csv$/);
  // Some keyboards write a letter and its ring as two.
  expect(csvName('Ga\u030Ardbutik')).toMatch(/^gaardbutik-/);
});
