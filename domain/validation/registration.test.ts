import { describe, expect, test } from '@jest/globals';
import { zendeskStep } from './registration.ts';

const answers = (changes: object) =>
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
const problems = (changes: object) =>
  answers(changes).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the Zendesk step of a registration', () => {
  test('does not judge licences that nobody is asked about, and drops what was typed about them', () => {
    expect(answers({ existingLicenseQuantity: NaN, licenseStartDate: 'i morgen' }).data).toMatchObject({
      existingLicenseQuantity: null,
      licenseStartDate: null,
    });
    expect(answers({ existingLicenseQuantity: 99_999 }).success).toBe(true);
  });

  test('says in Danish what is wrong with licences that are declared', () => {
    expect(problems({ hasExistingLicenses: true, existingLicenseQuantity: NaN, licenseStartDate: '' })).toEqual([
      ['existingLicenseQuantity', 'Skriv et helt tal'],
      ['licenseStartDate', 'Startdato for licenser er påkrævet'],
    ]);
    expect(problems({ hasExistingLicenses: true, existingLicenseQuantity: null })).toEqual([
      ['existingLicenseQuantity', 'Antal licenser skal være mindst 1'],
    ]);
  });

  test('tells a term that is not whole from one that is too long', () => {
    expect(problems({ contractTerm: 12.5 })).toEqual([['contractTerm', 'Skriv et helt tal']]);
    expect(problems({ contractTerm: 61 })).toEqual([['contractTerm', 'Højst 60']]);
  });
});
