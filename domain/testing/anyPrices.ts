import fc from 'fast-check';
import { addDays } from '../basics/dates.ts';
import { Plan, valuesOf } from '../basics/vocabulary.ts';
import { PriceItem, type AgreedPrice } from '../money/agreedPrices.ts';
import { MAX_HOURS } from '../money/clipCardPricing.ts';
import type { Prices } from '../money/prices.ts';

const percent = fc.integer({ min: 0, max: 50 });
const price = fc.integer({ min: 100, max: 500_000 });

/** Any price list whose steps are in order, also one whose discounts fall. */
export const anyPrices: fc.Arbitrary<Prices> = fc.record({
  hourlyRate: price,
  volumeDiscounts: fc
    .uniqueArray(fc.record({ fromHours: fc.integer({ min: 2, max: MAX_HOURS }), percent }), {
      selector: ({ fromHours }) => fromHours,
      maxLength: 6,
    })
    .map((steps) => [{ fromHours: 1, percent: 0 }, ...steps.toSorted((a, b) => a.fromHours - b.fromHours)]),
  licenseTiers: fc
    .uniqueArray(fc.record({ upTo: fc.integer({ min: 1, max: 300 }), price }), {
      selector: ({ upTo }) => upTo,
      maxLength: 6,
    })
    .chain((tiers) => price.map((last) => [...tiers.toSorted((a, b) => a.upTo - b.upTo), { upTo: null, price: last }])),
  yearlyDiscountPercent: percent,
  planPrices: fc.dictionary(fc.constantFrom(...valuesOf(Plan)), price, { noNullPrototype: true }),
  licenseYearlyDiscountPercent: percent,
});

/** Any agreed prices that begin and end around a day. */
export const anyAgreedPrice = (day: string): fc.Arbitrary<AgreedPrice> =>
  fc
    .record({
      id: fc.uuid(),
      item: fc.constantFrom(...valuesOf(PriceItem)),
      amount: fc.oneof(
        fc.record({ price: fc.integer({ min: 1, max: 500_000 }), discountPercent: fc.constant(null) }),
        fc.record({ price: fc.constant(null), discountPercent: fc.integer({ min: 1, max: 50 }) }),
      ),
      start: fc.integer({ min: -60, max: 60 }),
      length: fc.option(fc.integer({ min: 0, max: 60 })),
    })
    .map(({ amount, start, length, ...agreed }) => {
      const validFrom = addDays(day, start);
      return { ...agreed, ...amount, validFrom, validUntil: length === null ? null : addDays(validFrom, length) };
    });
