import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../basics/dates.ts';
import { valuesOf } from '../basics/vocabulary.ts';
import { pricePerLicense } from '../sales/agreementPricing.ts';
import { anyAgreedPrice } from '../testing/anyPrices.ts';
import { agreedPriceFor, companyPricesOn, PriceItem, splitPricesId, type AgreedPrice } from './agreedPrices.ts';
import { firstPriceList, type PriceList } from './prices.ts';

const DAY = '2026-11-24';
const list: PriceList = { ...firstPriceList, planPrices: { PLAN_SUITE_TEAM: 409_00 } };

let last = 0;
const agreed = (fields: Partial<AgreedPrice>): AgreedPrice => ({
  id: `agp_${(last += 1)}`,
  item: 'HOURLY_RATE',
  price: null,
  discountPercent: null,
  validFrom: DAY,
  validUntil: null,
  ...fields,
});

const anyAgreed = anyAgreedPrice(DAY);

describe('the prices of a company', () => {
  test('are those of the list without agreements', () => {
    expect(companyPricesOn(list, [], DAY)).toEqual({ ...list, agreedPrices: [] });
  });

  test.each([
    ['a fixed rate', agreed({ price: 1_200_00 }), { hourlyRate: 1_200_00 }],
    ['a discount on the rate, rounded to øre', agreed({ discountPercent: 7 }), { hourlyRate: 1_204_35 }],
    [
      'a price of a plan',
      agreed({ item: 'PLAN_SUITE_TEAM', price: 350_00 }),
      { planPrices: { PLAN_SUITE_TEAM: 350_00 } },
    ],
    [
      'a price of a plan that the list has no price for',
      agreed({ item: 'PLAN_SUITE_PRO', price: 800_00 }),
      { planPrices: { PLAN_SUITE_TEAM: 409_00, PLAN_SUITE_PRO: 800_00 } },
    ],
  ])('have %s', (_, price, figures) => {
    expect(companyPricesOn(list, [price], DAY)).toMatchObject(figures);
  });

  test('have a discount in every step of service agreements', () => {
    const prices = companyPricesOn(list, [agreed({ item: 'SERVICE_AGREEMENT', discountPercent: 5 })], DAY);
    expect([1, 45, 300].map((licenses) => pricePerLicense(prices, licenses))).toEqual([474_05, 426_55, 284_05]);
  });

  test('have no price for a plan with a discount if the list has none', () => {
    const prices = companyPricesOn(list, [agreed({ item: 'PLAN_SUITE_PRO', discountPercent: 5 })], DAY);
    expect(prices.planPrices).toEqual(list.planPrices);
  });

  test('change on the first and after the last day of an agreement', () => {
    const price = agreed({ price: 1_000_00, validUntil: addDays(DAY, 2) });
    const rateOn = (days: number) => companyPricesOn(list, [price], addDays(DAY, days)).hourlyRate;
    expect([-1, 0, 2, 3].map(rateOn)).toEqual([1_295_00, 1_000_00, 1_000_00, 1_295_00]);
  });

  test('follow the agreement that began last, for any agreements in any order', () => {
    fc.assert(
      fc.property(fc.array(anyAgreed, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (prices, random) => {
        const company = companyPricesOn(list, prices, DAY);
        const shuffled = prices.map((price) => ({ price, at: random.next().value! })).toSorted((a, b) => a.at - b.at);
        expect(
          companyPricesOn(
            list,
            shuffled.map(({ price }) => price),
            DAY,
          ),
        ).toEqual(company);
        for (const item of valuesOf(PriceItem)) {
          const current = prices.filter(
            (price) => price.item === item && price.validFrom <= DAY && DAY <= (price.validUntil ?? DAY),
          );
          const holds = agreedPriceFor(company, item);
          expect(holds === undefined).toBe(current.length === 0);
          if (holds) expect(current.every(({ validFrom }) => validFrom <= holds.validFrom)).toBe(true);
        }
      }),
    );
  });

  test('are the list and the agreements that their id names', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyAgreed, { selector: ({ id }) => id, maxLength: 8 }), (prices) => {
        const company = companyPricesOn(list, prices, DAY);
        const { listId, agreedIds } = splitPricesId(company.id);
        expect(listId).toBe(list.id);
        expect(agreedIds).toEqual(company.agreedPrices.map(({ id }) => id));
      }),
    );
  });

  test('are never higher than those of the list where only discounts are agreed', () => {
    fc.assert(
      fc.property(fc.array(anyAgreed), fc.integer({ min: 1, max: 300 }), (prices, licenses) => {
        const discounts = prices.filter(({ price }) => price === null);
        const company = companyPricesOn(list, discounts, DAY);
        expect(company.hourlyRate).toBeLessThanOrEqual(list.hourlyRate);
        expect(pricePerLicense(company, licenses)).toBeLessThanOrEqual(pricePerLicense(list, licenses));
      }),
    );
  });
});
