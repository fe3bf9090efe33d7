import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { monthStart } from '../basics/dates.ts';
import { vatOf } from '../basics/money.ts';
import { isIban, numberText, paymentLine, vatOfCredit } from './invoices.ts';

test('credit notes have a letter before their number', () => {
  expect([numberText('INVOICE', 10_412), numberText('CREDIT_NOTE', 20_017)]).toEqual(['10412', 'K20017']);
});

test.each([
  [10_412, '+71<000000000104125 +12345678<'],
  [10_005, '+71<000000000100057 +12345678<'],
  [99_999, '+71<000000000999995 +12345678<'],
  [6_709_753, '+71<000000067097535 +12345678<'],
])('the payment line of invoice %s has fifteen digits, the last of which checks the others', (number, line) => {
  expect(paymentLine(number, '12345678')).toBe(line);
});

test('one wrong digit changes the check digit', () => {
  const checkDigit = (number: number) => paymentLine(number, '0').charAt(18);
  for (let number = 10_000; number < 11_000; number += 1) {
    const digits = [...String(number)];
    for (let i = 0; i < digits.length; i += 1) {
      const other = digits.with(i, String((Number(digits[i]) + 1) % 10));
      expect(checkDigit(Number(other.join('')))).not.toBe(checkDigit(number));
    }
  }
});

test('the credits of a whole line add up to its VAT, and none is further than an øre from that of its amount', () => {
  const anyParts = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(anyParts, (parts) => {
      const credited = { net: 0, vat: 0 };
      for (const net of parts) {
        const vat = vatOfCredit(credited, net);
        expect(Math.abs(vat - vatOf(net))).toBeLessThanOrEqual(1);
        credited.net += net;
        credited.vat += vat;
      }
      expect(credited.vat).toBe(vatOf(parts.reduce((sum, net) => sum + net, 0)));
    }),
  );
});

test('a month begins on its first day', () => {
  expect(monthStart('2026-11-25')).toBe('2026-11-01');
});

test.each([
  ['DK5000400440116243', true],
  ['DK8000000001234567', true],
  ['DE89370400440532013000', true],
  ['DK5000400440116234', false],
  ['DK50 0040 0440 1162 43', false],
  ['5000400440116243', false],
])('%s is an IBAN: %s', (iban, isValid) => {
  expect(isIban(iban)).toBe(isValid);
});
