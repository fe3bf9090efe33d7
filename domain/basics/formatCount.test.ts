import { expect, test } from '@jest/globals';
import { formatPlural, formatHourCount, formatLicenseCount, formatMonthCount } from './formatCount.ts';

test('formats a count with the singular for one and the plural otherwise', () => {
  expect([0, 1, 2, 1_200].map(formatLicenseCount)).toEqual(['0 licenser', '1 licens', '2 licenser', '1.200 licenser']);
  expect([1, 1.5, 2.25, 1000].map(formatHourCount)).toEqual(['1 time', '1,5 timer', '2,25 timer', '1.000 timer']);
  expect([1, 12].map(formatMonthCount)).toEqual(['1 måned', '12 måneder']);
  expect(formatPlural(1, 'klippekort', 'klippekort')).toBe('1 klippekort');
});
