import { describe, expect, test } from '@jest/globals';
import { hasValidCvrChecksum, isEan, normalizeCvr } from './companyNumbers.ts';

describe('a CVR number', () => {
  test('is normalized', () => {
    for (const text of ['10 15 08 17', 'DK10150817', 'dk-10.15.08.17', '10150817'])
      expect(normalizeCvr(text)).toBe('10150817');
  });

  test.each(['10150817', '24256790', '61056416'])('%s has a valid checksum', (number) =>
    expect(hasValidCvrChecksum(number)).toBe(true),
  );
  test.each(['12345678', '10150818', '1015081', 'abcdefgh', ''])('%j has no valid checksum', (number) =>
    expect(hasValidCvrChecksum(number)).toBe(false),
  );
});

describe('an EAN number', () => {
  test.each(['5790001330552', '5798009882776'])('%s is valid', (number) => expect(isEan(number)).toBe(true));
  test.each(['5790001330553', '579000133055', '57900013305522', 'abcdefghijklm', ''])('%j is invalid', (number) =>
    expect(isEan(number)).toBe(false),
  );
});
