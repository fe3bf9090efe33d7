import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clipCard, tenHours } from '../testing/prices.ts';
import { clampDiscount, clipCardPrice, MAX_HOURS, MIN_HOURS, volumeDiscountPercent } from './clipCardPricing.ts';
import { firstPriceList } from './prices.ts';

const prices = firstPriceList;

const hours = fc.integer({ min: MIN_HOURS, max: MAX_HOURS });

test.each([
  [1, 0],
  [9, 0],
  [10, 10],
  [24, 10],
  [25, 15],
  [49, 15],
  [50, 20],
  [74, 20],
  [75, 25],
  [100, 25],
])('%d hours have a discount of %d %%', (count, percent) => {
  expect(volumeDiscountPercent(prices, count)).toBe(percent);
});

describe('the price', () => {
  test.each(Object.entries(clipCard))('of %s hours is %d øre', (count, price) => {
    expect(clipCardPrice(prices, Number(count)).net).toBe(price);
  });

  test('rounds half a krone up', () => {
    // 10 × 1.295 × 0,95 = 12.302,50
    expect(clipCardPrice(prices, 10, 5).net).toBe(tenHours.with5PercentOff);
  });

  test('includes the list price and the saving', () => {
    expect(clipCardPrice(prices, 10)).toEqual({
      hours: 10,
      discountPercent: 10,
      list: tenHours.list,
      saving: tenHours.saving,
      net: tenHours.net,
    });
  });

  test('uses a given discount instead of the volume discount', () => {
    expect(clipCardPrice(prices, 10, 0).net).toBe(tenHours.list);
    expect(clipCardPrice(prices, 10, 50).net).toBe(tenHours.with50PercentOff);
  });

  test('is in whole kroner and equals list price less saving, for any hours and discount', () => {
    fc.assert(
      fc.property(hours, fc.integer({ min: -20, max: 120 }), (count, percent) => {
        const { list, saving, net } = clipCardPrice(prices, count, percent);
        expect(net % 100).toBe(0);
        expect(list - saving).toBe(net);
        expect(net).toBeGreaterThanOrEqual(list / 2);
        expect(saving).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('of an hour does not rise with the number of hours, except for rounding', () => {
    fc.assert(
      fc.property(hours, hours, (one, other) => {
        const [fewer, more] = one < other ? [one, other] : [other, one];
        expect(clipCardPrice(prices, more).net / more).toBeLessThanOrEqual(
          (clipCardPrice(prices, fewer).net + 50) / fewer + 50 / more,
        );
      }),
    );
  });
});

test.each([
  [-1, 0],
  [0, 0],
  [12.5, 12.5],
  [50, 50],
  [51, 50],
])('a discount of %d %% is limited to %d %%', (percent, limited) => {
  expect(clampDiscount(percent)).toBe(limited);
});
