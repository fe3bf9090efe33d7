import { expect, test } from '@jest/globals';
import { missingOrderFields } from './licenses.ts';

test('lists the missing fields of an order in the order of the dialog', () => {
  expect(missingOrderFields({})).toEqual([
    'Afdeling',
    'Zendesk installation',
    'Antal licenser',
    'Accept af betingelser',
  ]);
  expect(
    missingOrderFields({ departmentId: 'd', zendeskInstanceId: 'i', requestedLicenses: 0, acceptTerms: true }),
  ).toEqual(['Antal licenser']);
  expect(
    missingOrderFields({ departmentId: 'd', zendeskInstanceId: 'i', requestedLicenses: 1, acceptTerms: true }),
  ).toEqual([]);
});
