import { expect, test } from '@jest/globals';
import { missingInOrder } from './licenses.ts';

test('lists the missing fields of an order in the order of the dialog', () => {
  expect(missingInOrder({})).toEqual(['Afdeling', 'Zendesk installation', 'Antal licenser', 'Accept af betingelser']);
  expect(
    missingInOrder({ departmentId: 'd', zendeskInstanceId: 'i', requestedLicenses: 0, acceptTerms: true }),
  ).toEqual(['Antal licenser']);
  expect(
    missingInOrder({ departmentId: 'd', zendeskInstanceId: 'i', requestedLicenses: 1, acceptTerms: true }),
  ).toEqual([]);
});
