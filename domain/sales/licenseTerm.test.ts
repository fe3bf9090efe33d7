import { expect, test } from '@jest/globals';
import { licenseStatusOn } from './licenseTerm.ts';

const term = { validFrom: '2026-02-01', validUntil: '2027-02-01' };

test.each([
  ['2026-01-31', 'PENDING'],
  ['2026-02-01', 'ACTIVE'],
  ['2027-02-01', 'ACTIVE'],
  ['2027-02-02', 'EXPIRED'],
] as const)('on %s, a licence from 2026-02-01 to 2027-02-01 is %s', (today, status) =>
  expect(licenseStatusOn(today, term)).toBe(status),
);
