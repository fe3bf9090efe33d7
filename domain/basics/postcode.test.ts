import { describe, expect, test } from '@jest/globals';
import { normalizePostcode } from './postcode.ts';

describe('a postcode', () => {
  test.each([
    ['8000', '8000'],
    [' 0800 ', '0800'],
    ['DK-8000', '8000'],
    ['dk 8000', '8000'],
    ['SE-211 20', 'SE-211 20'],
    ['d-24103', 'D-24103'],
    ['FO-100', 'FO-100'],
  ])('%j is stored as %j', (text, stored) => expect(normalizePostcode(text)).toBe(stored));

  test.each([
    '',
    '800',
    '80000',
    '8000 Aarhus',
    'Aarhus',
    '211 20',
    'DK-800',
    'SE-',
    'SE-211 20 Malmö Centrum',
    '८०००',
  ])('is not %j', (text) => expect(normalizePostcode(text)).toBeUndefined());
});
