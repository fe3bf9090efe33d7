import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { firstPriceList } from '../money/prices.ts';
import { agreement, perLicense } from '../testing/prices.ts';
import { monthlyPrice, pricePerLicense, soldPrice, yearlyPrice } from './agreementPricing.ts';

const prices = firstPriceList;

const licenses = fc.integer({ min: 0, max: 5_000 });

test.each([
  [0, perLicense.upTo10],
  [1, perLicense.upTo10],
  [10, perLicense.upTo10],
  [11, perLicense.upTo50],
  [50, perLicense.upTo50],
  [51, perLicense.upTo100],
  [100, perLicense.upTo100],
  [101, perLicense.upTo200],
  [200, perLicense.upTo200],
  [201, perLicense.above200],
  [5_000, perLicense.above200],
])('with %d active licences, one costs %d øre a month', (count, price) => {
  expect(pricePerLicense(prices, count)).toBe(price);
});

describe('the monthly price', () => {
  test('applies the tier to all licences', () => {
    expect(monthlyPrice(prices, 10)).toBe(agreement[10].month);
    expect(monthlyPrice(prices, 11)).toBe(agreement[11].month);
    expect(monthlyPrice(prices, 201)).toBe(agreement[201].month);
  });

  test('is 0 without licences', () => {
    expect(monthlyPrice(prices, 0)).toBe(0);
  });
});

describe('the yearly price', () => {
  test('is twelve months less 20 %', () => {
    expect(yearlyPrice(prices, 52)).toEqual({
      undiscounted: agreement[52].yearBeforeDiscount,
      net: agreement[52].year,
    });
  });

  test('is always whole øre and four fifths of the undiscounted total', () => {
    fc.assert(
      fc.property(licenses, (count) => {
        const { undiscounted, net } = yearlyPrice(prices, count);
        expect(undiscounted).toBe(monthlyPrice(prices, count) * 12);
        expect(net * 5).toBe(undiscounted * 4);
        expect(Number.isInteger(net)).toBe(true);
      }),
    );
  });
});

describe('the price that an agreement was sold at', () => {
  test('does not depend on the current tiers, and is whole øre', () => {
    expect(
      soldPrice({ licenseCount: 25, licensePrice: 500_00, paymentInterval: 'MONTHLY', yearlyDiscountPercent: 20 }),
    ).toBe(12_500_00);
    expect(
      soldPrice({ licenseCount: 25, licensePrice: 500_00, paymentInterval: 'YEARLY', yearlyDiscountPercent: 20 }),
    ).toBe(120_000_00);
    expect(
      soldPrice({ licenseCount: 1, licensePrice: 333_33, paymentInterval: 'YEARLY', yearlyDiscountPercent: 20 }),
    ).toBe(3_199_97);
  });
});
