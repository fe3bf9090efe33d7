import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { monthlyPrice, pricePerLicense, soldPrice, yearlyPrice } from './agreementPricing.ts';

const licenses = fc.integer({ min: 0, max: 5_000 });

test.each([
  [0, 499],
  [1, 499],
  [10, 499],
  [11, 449],
  [50, 449],
  [51, 399],
  [100, 399],
  [101, 349],
  [200, 349],
  [201, 299],
  [5_000, 299],
])('with %d active licences, one costs %d kr a month', (count, kroner) => {
  expect(pricePerLicense(count)).toBe(kroner * 100);
});

describe('the monthly price', () => {
  test('applies the tier to all licences', () => {
    expect(monthlyPrice(10)).toBe(4_990_00);
    expect(monthlyPrice(11)).toBe(4_939_00);
    expect(monthlyPrice(201)).toBe(60_099_00);
  });

  test('is 0 without licences', () => {
    expect(monthlyPrice(0)).toBe(0);
  });
});

describe('the yearly price', () => {
  test('is twelve months less 20 %', () => {
    expect(yearlyPrice(52)).toEqual({ undiscounted: 248_976_00, net: 199_180_80 });
  });

  test('is always whole øre and four fifths of the undiscounted total', () => {
    fc.assert(
      fc.property(licenses, (count) => {
        const { undiscounted, net } = yearlyPrice(count);
        expect(undiscounted).toBe(monthlyPrice(count) * 12);
        expect(net * 5).toBe(undiscounted * 4);
        expect(Number.isInteger(net)).toBe(true);
      }),
    );
  });
});

describe('the price that an agreement was sold at', () => {
  test('does not depend on the current tiers, and is whole øre', () => {
    expect(soldPrice({ licenseCount: 25, licensePrice: 500_00, paymentInterval: 'MONTHLY' })).toBe(12_500_00);
    expect(soldPrice({ licenseCount: 25, licensePrice: 500_00, paymentInterval: 'YEARLY' })).toBe(120_000_00);
    expect(soldPrice({ licenseCount: 1, licensePrice: 333_33, paymentInterval: 'YEARLY' })).toBe(3_199_97);
  });
});
