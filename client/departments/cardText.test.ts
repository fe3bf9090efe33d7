import { expect, test } from '@jest/globals';
import { cardExpiry, cardName, isCardExpired } from './cardText.ts';

const card = { brand: 'visa', last4: '4242', expMonth: 8, expYear: 2027 };

test('names a card by its brand and last digits, also when the brand is unknown', () => {
  expect(cardName(card)).toBe('Visa •••• 4242');
  expect(cardName({ ...card, brand: 'Fjordkort' })).toBe('Fjordkort •••• 4242');
  expect(cardExpiry(card, '2026-11-21')).toBe('udløber 08/2027');
  expect(cardExpiry(card, '2027-11-21')).toBe('udløb 08/2027');
});

test('keeps a card valid until the end of its month', () => {
  expect(isCardExpired(card, '2027-08-31')).toBe(false);
  expect(isCardExpired(card, '2027-09-01')).toBe(true);
  expect(isCardExpired(card, '2026-12-31')).toBe(false);
});
