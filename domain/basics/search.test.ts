import { describe, expect, test } from '@jest/globals';
import { foldSearchText, highlightMatches } from './search.ts';

const marked = (text: string, search: string) =>
  highlightMatches(text, search)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('a folded text', () => {
  test.each([
    ['Ærøskøbing', 'aeroskobing'],
    ['AEROESKOEBING', 'aeroskobing'],
    ['  Århus  A/S ', 'arhus a s'],
    ['Aarhus', 'arhus'],
    ['aaa', 'aa'],
    ['oee', 'oe'],
    ['Café-Müller@firma.dk', 'cafe muller firma dk'],
    ['—', ''],
  ])('of %s is "%s"', (text, folded) => expect(foldSearchText(text)).toBe(folded));
});

describe('highlighted matches', () => {
  test.each([
    ['Fjordlyst Møbler A/S', 'mobler', 'Fjordlyst [Møbler] A/S'],
    ['Fjordlyst Møbler A/S', 'moebl fjord', '[Fjord]lyst [Møbl]er A/S'],
    ['Århus Håndværk', 'aarhus haand', '[Århus] [Hånd]værk'],
    ['Aarhus', 'århus', '[Aarhus]'],
    ['Færøerne', 'faeroern', '[Færøern]e'],
    ['Klippekort på 25 timer', 'kort 25', 'Klippe[kort] på [25] timer'],
    ['Salg og assistance', 'as', 'Salg og [as]sistance'],
    ['Salg', 'xyz', 'Salg'],
    ['Salg', '', 'Salg'],
    ['👍 Salg', 'salg', '👍 [Salg]'],
  ])('of %s for "%s" are %s', (text, search, expected) => expect(marked(text, search)).toBe(expected));

  test('put together are the text itself', () => {
    for (const text of ['Ærø 👍 Aa/oe', 'e\u0301tude', '', ' '])
      expect(
        highlightMatches(text, 'a e tu')
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });
});
