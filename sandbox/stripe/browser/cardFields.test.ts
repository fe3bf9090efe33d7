import { expect, test } from '@jest/globals';
import { cvcProblem, expiryProblem, isIncomplete, numberProblem } from './cardChecks.js';
import { brandOf, caretBehind, formatCvc, formatExpiry, formatNumber } from './cardFormat.js';
import { messageOf } from './texts.js';

test('groups a number as on the card while it is typed, and limits its length', () => {
  expect(['4', '42424', '4242424242424242', '42424242424242429'].map((text) => formatNumber(text))).toEqual([
    '4',
    '4242 4',
    '4242 4242 4242 4242',
    '4242 4242 4242 4242',
  ]);
  expect(formatNumber('378282246310005')).toBe('3782 822463 10005');
  expect(formatNumber('4242-4242 abc')).toBe('4242 4242');
});

test('formats every way of typing an expiry as month and year', () => {
  const typed = ['1', '12', '123', '1234', '9', '9/34', '09 / 34', '12/2034', '122034'];
  expect(typed.map((text) => formatExpiry(text))).toEqual([
    '1',
    '12',
    '12/3',
    '12/34',
    '09',
    '09/34',
    '09/34',
    '12/34',
    '12/34',
  ]);
});

test('reports a wrong check digit as invalid and half a number as incomplete', () => {
  expect(numberProblem('4242 4242 4242 4242')).toBeUndefined();
  expect(numberProblem('3782 822463 10005')).toBeUndefined();
  expect(numberProblem('4242 4242 4242 4241')).toBe('invalid_number');
  expect(isIncomplete(numberProblem('4242'))).toBe(true);
});

test('accepts a card until the end of its last month', () => {
  const today = new Date(2026, 5, 15);
  expect(expiryProblem('06/26', today)).toBeUndefined();
  expect(expiryProblem('05/26', today)).toBe('invalid_expiry_month_past');
  expect(expiryProblem('12/25', today)).toBe('invalid_expiry_year_past');
  expect(expiryProblem('13', today)).toBe('invalid_expiry_month');
  expect(expiryProblem('0', today)).toBe('incomplete_expiry');
});

test('requires the length of the brand for the security code', () => {
  expect([brandOf('4'), brandOf('55'), brandOf('37'), brandOf('9')]).toEqual(['visa', 'mastercard', 'amex', 'unknown']);
  expect([cvcProblem('123', 'visa'), cvcProblem('123', 'amex'), cvcProblem('12', 'visa')]).toEqual([
    undefined,
    'incomplete_cvc',
    'incomplete_cvc',
  ]);
  expect(formatCvc('12345', 'visa')).toBe('123');
});

test('keeps the caret behind the digit that was typed', () => {
  expect(caretBehind('4242 4242', 4)).toBe(4);
  expect(caretBehind('4242 4242', 5)).toBe(6);
  expect(caretBehind('4242 4242', 0)).toBe(0);
});

test('has a Danish message for every problem, and prefers the decline code to the error code', () => {
  for (const code of [
    'incomplete_number',
    'invalid_number',
    'incomplete_expiry',
    'invalid_expiry_month',
    'invalid_expiry_year_past',
    'invalid_expiry_month_past',
    'incomplete_cvc',
  ]) {
    expect(messageOf(code)).toMatch(/^Dit kort/);
  }
  expect(messageOf('insufficient_funds', 'card_declined')).toBe('Der er ikke dækning på kortet.');
  expect(messageOf('a_reason_of_tomorrow', 'card_declined')).toBe('Dit kort blev afvist.');
});
