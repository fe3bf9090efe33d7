import { expect, test } from '@jest/globals';
import { historyText } from './history.ts';

test('lists the records in the singular and plural', () => {
  expect(historyText({ licenses: 1 })).toBe('1 licens');
  expect(historyText({ licenses: 2, serviceAgreements: 1 })).toBe('2 licenser og 1 serviceaftale');
  expect(historyText({ licenses: 2, clipCards: 3, ledgerEntries: 1 })).toBe('2 licenser, 3 klippekort og 1 betaling');
});

test('returns undefined without records', () => expect(historyText({ licenses: 0, clipCards: null })).toBeUndefined());
