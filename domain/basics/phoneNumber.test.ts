import { describe, expect, test } from '@jest/globals';
import { normalizePhoneNumber } from './phoneNumber.ts';

describe('a phone number', () => {
  test.each([
    '86001240',
    '86 00 12 40',
    ' 8600 1240 ',
    '86-00-12-40',
    '+4586001240',
    '+45 86 00 12 40',
    '(+45) 86001240',
    '004586001240',
    '86\u00A000\u00A012\u00A040',
  ])('with the eight digits of %j is stored in pairs', (text) => {
    expect(normalizePhoneNumber(text)).toBe('86 00 12 40');
  });

  test.each([
    ['+46 8 123 456 78', '+46 8 123 456 78'],
    ['+46 (0)8-123 456 78', '+46 8 123 456 78'],
    ['0049 30 901820', '+49 30 901820'],
    ['+4930901820', '+4930901820'],
    ['+298 123456', '+298 123456'],
  ])('of another country, %j, keeps its groups', (text, stored) => {
    expect(normalizePhoneNumber(text)).toBe(stored);
  });

  test.each([
    '',
    '1',
    '8600124',
    '860012401',
    '4586001240',
    '+45 8600124',
    '+45 860012401',
    '+46',
    '+1234567890123456',
    '+0 12345678',
    'ring til Mette',
    '86001240 lokal 3',
    '٨٦٠٠١٢٤٠',
    `+${'1 '.repeat(5_000)}`,
  ])('is not %j', (text) => {
    expect(normalizePhoneNumber(text)).toBeUndefined();
  });

  test('does not change when it is normalized again', () => {
    for (const text of ['86001240', '0049 30 901820', '+46 (0)8-123 456 78']) {
      const once = normalizePhoneNumber(text)!;
      expect(normalizePhoneNumber(once)).toBe(once);
    }
  });
});
