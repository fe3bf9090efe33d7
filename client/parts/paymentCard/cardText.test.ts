import { expect, test } from '@jest/globals';
import { cardExpiry, cardName, isCardExpired } from './cardText.ts';

const card = { brand: 'visa', last4: '4242', expMonth: 8, expYear: 2027 };

test('formats the brand, the last digits and the expiry of a card, with an unknown brand as the card has it', () => {
  expect(cardName(card)).toBe('Visa •••• 4242');
  expect(cardName({ ...card, brand: 'Fjordkort' })).toBe('Fjordkort •••• 4242');
  expect(cardExpiry(card, '2026-11-21')).toBe('udløber 08/2027');
  expect(cardExpiry(card, '2027-11-21')).toBe('udløb 08/2027');
});

test('keeps a card valid until the end of the month in which it expires', () => {
  expect(isCardExpired(card, '2027-08-31')).toBe(false);
  expect(isCardExpired(card, '2027-09-01')).toBe(true);
  expect(isCardExpired(card, '2026-12-31')).toBe(false);
});
