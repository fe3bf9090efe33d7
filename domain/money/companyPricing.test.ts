import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, daysBetween, lastDayOfTerm } from '../basics/dates.ts';
import { Interval, Plan, valuesOf } from '../basics/vocabulary.ts';
import { priceOfMonths, pricePerLicense, soldPrice } from '../sales/agreementPricing.ts';
import { addedSeatsPrice, nextLicensePeriod, seatPrice, type LicenseTerm } from '../sales/licensePricing.ts';
import { anyAgreedPrice, anyPrices } from '../testing/anyPrices.ts';
import { agreedPriceFor, companyPricesOn, splitPricesId, withAgreedPrices, type AgreedPrice } from './agreedPrices.ts';
import { clipCardPrice, MAX_HOURS, MIN_HOURS } from './clipCardPricing.ts';
import { priceListOn, type PriceList } from './prices.ts';

const DAY = '2028-02-29';

const anyInterval = fc.constantFrom(...valuesOf(Interval));
const anyPlan = fc.constantFrom(...valuesOf(Plan));
const anyDay = fc.integer({ min: -80, max: 80 }).map((days) => addDays(DAY, days));
const anyAgreed = fc.uniqueArray(anyAgreedPrice(DAY), { selector: ({ id }) => id, maxLength: 10 });
/** Versions of the price list, one of which is in force on every day. */
const anyVersions: fc.Arbitrary<PriceList[]> = fc
  .uniqueArray(fc.record({ start: fc.integer({ min: -60, max: 60 }), prices: anyPrices }), {
    selector: ({ start }) => start,
    maxLength: 5,
  })
  .chain((versions) =>
    anyPrices.map((first) => [
      { ...first, id: 'price_first', validFrom: '2020-01-01' },
      ...versions.map(({ start, prices }) => ({ ...prices, id: `price_${start}`, validFrom: addDays(DAY, start) })),
    ]),
  );
const anyMoment = fc.record({ versions: anyVersions, agreed: anyAgreed, day: anyDay });

/** The price that holds by the rule: the agreed price that began last, or else the list that began last. */
function expectedPrice(agreed: readonly AgreedPrice[], item: AgreedPrice['item'], day: string, listPrice?: number) {
  const inForce = agreed.filter(
    (each) => each.item === item && each.validFrom <= day && (each.validUntil ?? day) >= day,
  );
  const [latest] = inForce.toSorted((a, b) =>
    a.validFrom === b.validFrom ? (a.id < b.id ? 1 : -1) : a.validFrom < b.validFrom ? 1 : -1,
  );
  if (!latest) return listPrice;
  if (latest.price !== null) return latest.price;
  return listPrice === undefined
    ? undefined
    : Math.floor((listPrice * (100 - latest.discountPercent!) * 2 + 100) / 200);
}

describe('for any versions, any agreed prices and any day', () => {
  test('one precedence holds for hours, agreements and licences', () => {
    fc.assert(
      fc.property(anyMoment, ({ versions, agreed, day }) => {
        const list = priceListOn(versions, day);
        const later = versions.filter(({ validFrom }) => validFrom <= day && validFrom > list.validFrom);
        expect(later).toEqual([]);
        const company = companyPricesOn(list, agreed, day);
        expect(company.hourlyRate).toBe(expectedPrice(agreed, 'HOURLY_RATE', day, list.hourlyRate));
        expect(company.licenseTiers).toEqual(
          list.licenseTiers.map(({ upTo, price }) => ({
            upTo,
            price: expectedPrice(agreed, 'SERVICE_AGREEMENT', day, price),
          })),
        );
        for (const plan of valuesOf(Plan))
          expect(seatPrice(company, plan, 'MONTHLY')).toBe(expectedPrice(agreed, plan, day, list.planPrices[plan]));
      }),
    );
  });

  test('the price that the id of a dialog names is the price that a purchase costs', () => {
    fc.assert(
      fc.property(
        anyMoment,
        fc.integer({ min: MIN_HOURS, max: MAX_HOURS }),
        fc.integer({ min: 0, max: 400 }),
        anyInterval,
        anyPlan,
        ({ versions, agreed, day }, hours, licenses, interval, plan) => {
          const current = companyPricesOn(priceListOn(versions, day), agreed, day);
          const { listId, agreedIds } = splitPricesId(current.id);
          const shown = withAgreedPrices(
            versions.find(({ id }) => id === listId)!,
            agreed.filter(({ id }) => agreedIds.includes(id)),
          );
          expect(clipCardPrice(shown, hours)).toEqual(clipCardPrice(current, hours));
          expect(priceOfMonths(shown, licenses, interval)).toBe(priceOfMonths(current, licenses, interval));
          expect(seatPrice(shown, plan, interval)).toBe(seatPrice(current, plan, interval));
        },
      ),
    );
  });

  test('an agreement costs the sold price of its licences, and is billed by its own agreed price alone', () => {
    fc.assert(
      fc.property(
        anyMoment,
        fc.integer({ min: 0, max: 400 }),
        anyInterval,
        ({ versions, agreed, day }, count, interval) => {
          const list = priceListOn(versions, day);
          const current = companyPricesOn(list, agreed, day);
          const own = agreedPriceFor(current, 'SERVICE_AGREEMENT');
          const net = priceOfMonths(current, count, interval);
          expect(
            soldPrice({
              licenseCount: count,
              licensePrice: pricePerLicense(current, count),
              paymentInterval: interval,
              yearlyDiscountPercent: current.yearlyDiscountPercent,
            }),
          ).toBe(net);
          expect(priceOfMonths(withAgreedPrices(list, own ? [own] : []), count, interval)).toBe(net);
        },
      ),
    );
  });
});

describe('the price of a seat', () => {
  test('has the discount of yearly payment, rounded half up to whole øre, and none for monthly payment', () => {
    fc.assert(
      fc.property(anyPrices, anyPlan, (prices, plan) => {
        const month = prices.planPrices[plan];
        expect(seatPrice(prices, plan, 'MONTHLY')).toBe(month);
        const yearly = seatPrice(prices, plan, 'YEARLY');
        if (month === undefined) return expect(yearly).toBeUndefined();
        expect(Number.isInteger(yearly)).toBe(true);
        const hundredths = month * (100 - prices.licenseYearlyDiscountPercent);
        expect(yearly! * 100 - hundredths).toBeGreaterThan(-50);
        expect(yearly! * 100 - hundredths).toBeLessThanOrEqual(50);
      }),
    );
  });

  test('does not change without a discount', () => {
    fc.assert(
      fc.property(anyPrices, anyPlan, (prices, plan) => {
        const without = { ...prices, licenseYearlyDiscountPercent: 0 };
        expect(seatPrice(without, plan, 'YEARLY')).toBe(prices.planPrices[plan]);
      }),
    );
  });
});

describe('seats that are added within a term', () => {
  const anyTerm: fc.Arbitrary<LicenseTerm> = fc
    .record({
      start: fc.integer({ min: 0, max: 1500 }),
      months: fc.integer({ min: 1, max: 36 }),
      interval: anyInterval,
    })
    .map(({ start, months, interval }) => {
      const validFrom = addDays('2027-01-01', start);
      return { validFrom, validUntil: lastDayOfTerm(validFrom, months), billingInterval: interval, billedMonths: 0 };
    });

  test('cost until the renewal what the days and the later periods cost that are billed', () => {
    fc.assert(
      fc.property(anyTerm, fc.nat(), fc.integer({ min: 1, max: 1_000_000 }), (term, n, price) => {
        const day = addDays(term.validFrom, n % daysBetween(term.validFrom, addDays(term.validUntil, 1)));
        const { untilPeriodEnd, untilRenewal, days } = addedSeatsPrice(price, term, day);
        const firstUnbilled = addDays(day, days + 1);
        let rest = 0;
        for (let billedMonths = 0; ;) {
          const period = nextLicensePeriod({ ...term, billedMonths });
          if (!period) break;
          if (period.from >= firstUnbilled) rest += price * period.months;
          billedMonths += period.months;
        }
        expect(untilPeriodEnd + rest).toBe(untilRenewal);
      }),
    );
  });

  test('cost in parts what they cost together, but for the rounding of each part', () => {
    fc.assert(
      fc.property(
        anyTerm,
        fc.nat(),
        fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 2, maxLength: 6 }),
        (term, n, prices) => {
          const day = addDays(term.validFrom, n % daysBetween(term.validFrom, addDays(term.validUntil, 1)));
          const sum = prices.reduce((total, price) => total + addedSeatsPrice(price, term, day).untilPeriodEnd, 0);
          const together = addedSeatsPrice(
            prices.reduce((total, price) => total + price, 0),
            term,
            day,
          ).untilPeriodEnd;
          expect(Math.abs(sum - together)).toBeLessThanOrEqual(prices.length / 2 + 0.5);
        },
      ),
    );
  });
});
