import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, addMonths, daysBetween, lastDayOfTerm } from '../basics/dates.ts';
import { addedSeatsPrice, licensePeriodOn, nextLicensePeriod, type LicenseTerm } from './licensePricing.ts';

const year: LicenseTerm = {
  validFrom: '2026-04-23',
  validUntil: '2027-04-22',
  billingInterval: 'YEARLY',
  billedMonths: 12,
};
const monthly: LicenseTerm = { ...year, billingInterval: 'MONTHLY', billedMonths: 7 };

const anyTerm: fc.Arbitrary<LicenseTerm> = fc
  .record({
    start: fc.integer({ min: 0, max: 1500 }),
    months: fc.integer({ min: 1, max: 60 }),
    billingInterval: fc.constantFrom('MONTHLY' as const, 'YEARLY' as const),
  })
  .map(({ start, months, billingInterval }) => {
    const validFrom = addDays('2024-01-01', start);
    return { validFrom, validUntil: lastDayOfTerm(validFrom, months), billingInterval, billedMonths: 0 };
  });

describe('the billing period of a day', () => {
  test('is the billed one, or a later one', () => {
    expect(licensePeriodOn(year, '2026-11-20')).toEqual({ months: 12, lastDay: '2027-04-22' });
    expect(licensePeriodOn(monthly, '2026-11-20')).toEqual({ months: 7, lastDay: '2026-11-22' });
    expect(licensePeriodOn(monthly, '2026-11-23')).toEqual({ months: 8, lastDay: '2026-12-22' });
  });

  test('contains the day and has the length of a billing period, for any term', () => {
    fc.assert(
      fc.property(anyTerm, fc.nat(), (term, n) => {
        const day = addDays(term.validFrom, n % (daysBetween(term.validFrom, term.validUntil) + 1));
        const { months, lastDay } = licensePeriodOn(term, day);
        expect(lastDay >= day && lastDay <= term.validUntil).toBe(true);
        const longest = term.billingInterval === 'YEARLY' ? 12 : 1;
        expect(addMonths(term.validFrom, Math.max(0, months - longest)) <= day).toBe(true);
      }),
    );
  });
});

describe('the price of added seats', () => {
  test('is calculated by the day until the renewal of a licence that is billed yearly', () => {
    expect(addedSeatsPrice(2 * 1_259_00, year, '2026-11-20')).toEqual({
      days: 153,
      untilPeriodEnd: 12_665_88,
      untilRenewal: 12_665_88,
    });
  });

  test('is that of some days and of the months until the renewal if the licence is billed monthly', () => {
    expect(addedSeatsPrice(1_000_00, monthly, '2026-11-20')).toEqual({
      days: 2,
      untilPeriodEnd: 65_75,
      untilRenewal: 5_065_75,
    });
  });

  test('is nothing on the last day', () => {
    expect(addedSeatsPrice(1_000_00, year, '2027-04-22')).toEqual({ days: 0, untilPeriodEnd: 0, untilRenewal: 0 });
  });

  test('never exceeds that of a whole billing period, and falls from day to day, for any term', () => {
    fc.assert(
      fc.property(anyTerm, fc.nat(), fc.integer({ min: 1, max: 1_000_000 }), (term, n, price) => {
        const day = addDays(term.validFrom, n % daysBetween(term.validFrom, addDays(term.validUntil, 1)));
        const today = addedSeatsPrice(price, term, day);
        expect(today.untilPeriodEnd).toBeLessThanOrEqual(price * (term.billingInterval === 'YEARLY' ? 12 : 1));
        const tomorrow = addedSeatsPrice(price, term, addDays(day, 1));
        expect(tomorrow.untilRenewal).toBeLessThanOrEqual(today.untilRenewal + Math.ceil(price * 0.02) + 1);
      }),
    );
  });
});

test('the periods of a licence cover its whole months once, for any term', () => {
  fc.assert(
    fc.property(anyTerm, (term) => {
      let billedMonths = 0;
      for (;;) {
        const period = nextLicensePeriod({ ...term, billedMonths });
        if (!period) break;
        expect(period.from).toBe(addMonths(term.validFrom, billedMonths));
        billedMonths += period.months;
      }
      expect(lastDayOfTerm(term.validFrom, billedMonths)).toBe(term.validUntil);
    }),
  );
});
