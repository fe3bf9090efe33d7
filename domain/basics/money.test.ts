import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatExact, formatKroner, ore, roundHalfUp, vatOf, withVat } from './money.ts';

const amounts = fc.integer({ min: 0, max: 1_000_000_000 });

describe('rounding', () => {
  test.each([
    [0.49, 0],
    [0.5, 1],
    [1.5, 2],
    [2.5, 3],
    [-0.5, 0],
    [1.005 * 100, 101],
  ])('turns %d into %d', (value, rounded) => {
    expect(roundHalfUp(value)).toBe(rounded);
  });

  test('converts kroner to whole øre', () => {
    expect(ore(1_295)).toBe(129_500);
    expect(ore(19.99)).toBe(1_999);
  });
});

describe('VAT', () => {
  test('is 25 % of the net amount, rounded half up', () => {
    expect(vatOf(129_500)).toBe(32_375);
    expect(vatOf(2)).toBe(1);
    expect(vatOf(1)).toBe(0);
  });

  test('is added to the net amount, within half an øre of 125 %', () => {
    fc.assert(
      fc.property(amounts, (net) => {
        expect(withVat(net)).toBe(net + vatOf(net));
        expect(Math.abs(withVat(net) - net * 1.25)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('formatting an amount', () => {
  test('shows whole kroner without decimals and with a point at the thousands', () => {
    expect(formatKroner(1_295_00)).toBe('1.295 kr');
    expect(formatKroner(1_234_567_00)).toBe('1.234.567 kr');
    expect(formatKroner(0)).toBe('0 kr');
  });

  test('shows øre if there are any', () => {
    expect(formatKroner(1_618_75)).toBe('1.618,75 kr');
    expect(formatKroner(50)).toBe('0,50 kr');
  });

  test('always shows the øre of a balance', () => {
    expect(formatExact(0)).toBe('0,00 kr');
    expect(formatExact(1_295_00)).toBe('1.295,00 kr');
  });

  test('has a minus sign, not a hyphen, before an amount below zero', () => {
    expect([formatKroner(-1_295_00), formatExact(-50)]).toEqual(['−1.295 kr', '−0,50 kr']);
  });

  test('shows every amount exactly', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(Number(formatExact(amount).replace(/\D/g, ''))).toBe(amount);
      }),
    );
  });
});
