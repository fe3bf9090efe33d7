import { describe, expect, test } from '@jest/globals';
import { firstPriceList } from '../money/prices.ts';
import { agreement, perLicense } from '../testing/prices.ts';
import { agreementPeriod, priceOfMonths } from './agreementPricing.ts';

const prices = firstPriceList;

describe('the price of a period', () => {
  test.each([
    [0, 0],
    [1, perLicense.upTo10],
    [10, agreement[10].month],
    [11, agreement[11].month],
    [50, agreement[50].month],
    [51, agreement[51].month],
    [100, agreement[100].month],
    [101, agreement[101].month],
    [200, agreement[200].month],
    [201, agreement[201].month],
  ])('of one month with %i licences is %i øre', (licenses, price) =>
    expect(priceOfMonths(prices, licenses, 'MONTHLY')).toBe(price),
  );

  test('of a year is that of twelve months less 20 percent', () => {
    for (const licenses of [12, 25, 52] as const)
      expect(priceOfMonths(prices, licenses, 'YEARLY')).toBe(agreement[licenses].year);
  });

  test('that is shorter than a year depends on its months', () => {
    expect(priceOfMonths(prices, 10, 'YEARLY', 3)).toBe(agreement[10].threeMonthsOfAYear);
  });
});

describe('the periods of an agreement', () => {
  const term = { startDate: '2026-01-31', endDate: '2027-04-29', paymentInterval: 'YEARLY' as const };

  test('follow one another to the end of the agreement, with a shorter last one', () => {
    expect(agreementPeriod(0, term)).toEqual({ from: '2026-01-31', months: 12 });
    expect(agreementPeriod(12, term)).toEqual({ from: '2027-01-31', months: 3 });
    expect(agreementPeriod(15, term)).toBeUndefined();
  });

  test('of one month begin on the same day, or on the last day of a shorter month', () => {
    const monthly = { ...term, paymentInterval: 'MONTHLY' as const };
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
    expect(agreementPeriod(11, { ...year, paymentInterval: 'MONTHLY' })).toEqual({
      from: '2026-12-01',
      months: 1,
    });
    expect(agreementPeriod(12, year)).toBeUndefined();
  });

  test('do not include an extra day at the end of the agreement', () => {
    const older = { startDate: '2026-01-15', endDate: '2027-01-15', paymentInterval: 'MONTHLY' as const };
    expect(agreementPeriod(11, older)).toEqual({ from: '2026-12-15', months: 1 });
    expect(agreementPeriod(12, older)).toBeUndefined();
  });

  test('continue after any number of billed months', () => {
    expect(agreementPeriod(5, term)).toEqual({ from: '2026-06-30', months: 10 });
    expect(agreementPeriod(5, { ...term, endDate: '2028-04-29' })).toEqual({ from: '2026-06-30', months: 12 });
  });
});
