import { describe, expect, test } from '@jest/globals';
import { zendeskStep } from './registration.ts';

const parseStep = (changes: object) =>
  zendeskStep.safeParse({
    zendeskSubdomain: 'fjordlyst',
    licenseType: 'PLAN_SUITE_TEAM',
    contractTerm: 12,
    paymentInterval: 'MONTHLY',
    hasExistingLicenses: false,
    existingLicenseQuantity: 1,
    licenseStartDate: '2026-01-01',
    ...changes,
  });
const issuesOf = (changes: object) =>
  parseStep(changes).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the Zendesk step of a registration', () => {
  test('does not validate hidden fields about licences, and drops their values', () => {
    expect(parseStep({ existingLicenseQuantity: NaN, licenseStartDate: 'i morgen' }).data).toMatchObject({
      existingLicenseQuantity: null,
      licenseStartDate: null,
    });
    expect(parseStep({ existingLicenseQuantity: 99_999 }).success).toBe(true);
  });

  test('validates the fields about existing licences, with Danish messages', () => {
    expect(issuesOf({ hasExistingLicenses: true, existingLicenseQuantity: NaN, licenseStartDate: '' })).toEqual([
      ['existingLicenseQuantity', 'Skriv et helt tal'],
      ['licenseStartDate', 'Startdato for licenser er påkrævet'],
    ]);
    expect(issuesOf({ hasExistingLicenses: true, existingLicenseQuantity: null })).toEqual([
      ['existingLicenseQuantity', 'Antal licenser skal være mindst 1'],
    ]);
  });

  test('has different messages for a term that is not whole and a term that is too long', () => {
    expect(issuesOf({ contractTerm: 12.5 })).toEqual([['contractTerm', 'Skriv et helt tal']]);
    expect(issuesOf({ contractTerm: 61 })).toEqual([['contractTerm', 'Højst 60']]);
  });
});
