import { describe, expect, test } from '@jest/globals';
import { agreementPeriod, priceOfMonths, yearlyPrice } from './agreementPricing.ts';

describe('the price of a period', () => {
  test.each([
    [0, 0],
    [1, 499_00],
    [10, 4_990_00],
    [11, 11 * 449_00],
    [50, 50 * 449_00],
    [51, 51 * 399_00],
    [100, 100 * 399_00],
    [101, 101 * 349_00],
    [200, 200 * 349_00],
    [201, 201 * 299_00],
  ])('of one month with %i licences is %i øre', (licenses, price) =>
    expect(priceOfMonths(licenses, 'MONTHLY')).toBe(price),
  );

  test('of a year is that of twelve months less 20 percent', () => {
    for (const licenses of [0, 1, 10, 11, 50, 51, 100, 101, 200, 201])
      expect(priceOfMonths(licenses, 'YEARLY')).toBe(yearlyPrice(licenses).net);
  });

  test('that is shorter than a year depends on its months', () => {
    expect(priceOfMonths(10, 'YEARLY', 3)).toBe(4_990_00 * 3 * 0.8);
  });
});

describe('the periods of an agreement', () => {
  const agreement = { startDate: '2026-01-31', endDate: '2027-04-29', paymentInterval: 'YEARLY' as const };

  test('follow one another to the end of the agreement, with a shorter last one', () => {
    expect(agreementPeriod(0, agreement)).toEqual({ from: '2026-01-31', months: 12 });
    expect(agreementPeriod(12, agreement)).toEqual({ from: '2027-01-31', months: 3 });
    expect(agreementPeriod(15, agreement)).toBeUndefined();
  });

  test('of one month begin on the same day, or on the last day of a shorter month', () => {
    const monthly = { ...agreement, paymentInterval: 'MONTHLY' as const };
    expect([0, 1, 2, 3].map((n) => agreementPeriod(n, monthly)?.from)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ]);
    expect(agreementPeriod(14, monthly)).toEqual({ from: '2027-03-31', months: 1 });
    expect(agreementPeriod(15, monthly)).toBeUndefined();
  });

  test('cover the agreement to its last day', () => {
    const year = { startDate: '2026-01-01', endDate: '2026-12-31', paymentInterval: 'YEARLY' as const };
    expect(agreementPeriod(0, year)).toEqual({ from: '2026-01-01', months: 12 });
    expect(agreementPeriod(11, { ...year, paymentInterval: 'MONTHLY' })).toEqual({ from: '2026-12-01', months: 1 });
    expect(agreementPeriod(12, year)).toBeUndefined();
  });

  test('do not include an extra day at the end of the agreement', () => {
    const older = { startDate: '2026-01-15', endDate: '2027-01-15', paymentInterval: 'MONTHLY' as const };
    expect(agreementPeriod(11, older)).toEqual({ from: '2026-12-15', months: 1 });
    expect(agreementPeriod(12, older)).toBeUndefined();
  });

  test('continue after any number of billed months', () => {
    expect(agreementPeriod(5, agreement)).toEqual({ from: '2026-06-30', months: 10 });
    expect(agreementPeriod(5, { ...agreement, endDate: '2028-04-29' })).toEqual({ from: '2026-06-30', months: 12 });
  });
});
