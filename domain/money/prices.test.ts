import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cheaperLicenses, monthlyPrice } from '../sales/agreementPricing.ts';
import { anyPrices } from '../testing/anyPrices.ts';
import { cheaperHours, clipCardPrice, hoursAtNoExtraCost, MAX_HOURS, MIN_HOURS } from './clipCardPricing.ts';
import { firstPriceList, priceListOn } from './prices.ts';

describe('the price list of a day', () => {
  const lists = ['2026-01-01', '2027-01-01', '2026-07-01'].map((validFrom) => ({
    ...firstPriceList,
    id: validFrom,
    validFrom,
  }));

  test.each([
    ['2026-01-01', '2026-01-01'],
    ['2026-06-30', '2026-01-01'],
    ['2026-07-01', '2026-07-01'],
    ['2026-12-31', '2026-07-01'],
    ['2030-05-05', '2027-01-01'],
  ])('%s is the one of %s', (day, id) => {
    expect(priceListOn(lists, day).id).toBe(id);
  });

  test('does not exist before the first version', () => {
    expect(() => priceListOn(lists, '2025-12-31')).toThrow('No price list');
  });
});

describe('a larger clip card that costs less', () => {
  test('is 25 hours instead of 24', () => {
    expect(cheaperHours(firstPriceList, 24)).toMatchObject({ hours: 25, net: 27_519_00 });
    expect(cheaperHours(firstPriceList, 23)).toBeUndefined();
    expect(cheaperHours(firstPriceList, 100)).toBeUndefined();
  });

  test('is not 10 hours instead of 9, which cost the same and are offered as such', () => {
    expect(cheaperHours(firstPriceList, 9)).toBeUndefined();
    expect(hoursAtNoExtraCost(firstPriceList, 9)).toMatchObject({ hours: 10, net: 11_655_00 });
    expect(hoursAtNoExtraCost(firstPriceList, 8)).toBeUndefined();
    expect(hoursAtNoExtraCost(firstPriceList, 24)).toMatchObject({ hours: 25, net: 27_519_00 });
  });

  test('is found exactly when there is one, for any prices', () => {
    fc.assert(
      fc.property(anyPrices, fc.integer({ min: MIN_HOURS, max: MAX_HOURS }), (prices, hours) => {
        const { net } = clipCardPrice(prices, hours);
        const cheaper = cheaperHours(prices, hours);
        const exists = Array.from({ length: MAX_HOURS - hours }, (_, i) => hours + 1 + i).some(
          (more) => clipCardPrice(prices, more).net < net,
        );
        expect(cheaper !== undefined).toBe(exists);
        if (cheaper) expect(cheaper.net).toBeLessThan(net);
      }),
    );
  });
});

test('more licences that cost less are found exactly when there are some, for any prices', () => {
  fc.assert(
    fc.property(anyPrices, fc.integer({ min: 0, max: 320 }), (prices, licenses) => {
      const net = monthlyPrice(prices, licenses);
      const cheaper = cheaperLicenses(prices, licenses);
      const exists = Array.from({ length: 400 }, (_, i) => licenses + 1 + i).some(
        (more) => monthlyPrice(prices, more) < net,
      );
      expect(cheaper !== undefined).toBe(exists);
      if (cheaper !== undefined) expect(monthlyPrice(prices, cheaper)).toBeLessThan(net);
    }),
  );
});
