import { expect, test } from '@jest/globals';
import { historyText } from './history.ts';

test('names what would be lost, in the singular and the plural', () => {
  expect(historyText({ licenses: 1 })).toBe('1 licens');
  expect(historyText({ licenses: 2, serviceAgreements: 1 })).toBe('2 licenser og 1 serviceaftale');
  expect(historyText({ licenses: 2, clipCards: 3, ledgerEntries: 1 })).toBe('2 licenser, 3 klippekort og 1 betaling');
});

test('says nothing where nothing would be', () =>
  expect(historyText({ licenses: 0, clipCards: null })).toBeUndefined());
