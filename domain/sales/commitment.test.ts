import { describe, expect, test } from '@jest/globals';
import { firstPriceList as prices } from '../money/prices.ts';
import { agreement as netOf } from '../testing/prices.ts';
import {
  addedSupportPrice,
  agreementCommitment,
  arrivedSeatsPrice,
  heldBy,
  licenseOrderCommitment,
  licenseRenewalCommitment,
  remainingCommitment,
  type OpenAgreement,
} from './commitment.ts';

const term = { startDate: '2026-01-01', endDate: '2028-12-31', paymentInterval: 'MONTHLY' } as const;
const agreement: OpenAgreement = {
  ...term,
  prices,
  billedMonths: 12,
  billedSeats: 12,
  seats: 12,
  committedSeats: 12,
  renewal: null,
};
const SEAT = 100_00;
const order = { seats: 40, price: SEAT, license: null, contractTerm: 12, day: '2026-12-31' };

describe('the commitment', () => {
  test('of an agreement is the price of all periods of its term', () => {
    expect(agreementCommitment(prices, 12, term)).toBe(36 * netOf[12].month);
    expect(agreementCommitment(prices, 12, { ...term, paymentInterval: 'YEARLY' })).toBe(3 * netOf[12].year);
    expect(agreementCommitment(prices, 12, term, 30)).toBe(6 * netOf[12].month);
  });

  test('of ordered seats includes a decided renewal and the agreements of the department', () => {
    const none = { renewal: null, agreements: [] };
    expect(licenseOrderCommitment(order, none)).toBe(40 * 12 * SEAT);
    const renewal = { price: 2 * SEAT, months: 24 };
    expect(licenseOrderCommitment(order, { ...none, renewal })).toBe(40 * 12 * SEAT + 40 * 24 * 2 * SEAT);
    // 52 licences cost 399 kr each.
    const added = 24 * (52 * 399_00 - netOf[12].month);
    expect(licenseOrderCommitment(order, { ...none, agreements: [agreement] })).toBe(40 * 12 * SEAT + added);
  });

  test('has no amount when a part of it has no price', () => {
    expect(licenseOrderCommitment({ ...order, price: null }, { renewal: null, agreements: [] })).toBeNull();
    expect(licenseOrderCommitment(order, { renewal: { price: null, months: 12 }, agreements: [] })).toBeNull();
  });

  test('of a renewal includes the seats that are ordered, and what more seats add to agreements after it', () => {
    const renewal = { seats: 41, added: 40, price: SEAT, months: 12, lastDay: '2027-12-31' };
    expect(licenseRenewalCommitment(renewal, [])).toBe(41 * 12 * SEAT);
    expect(licenseRenewalCommitment(renewal, [agreement])).toBe(41 * 12 * SEAT + 13 * (52 * 399_00 - netOf[12].month));
  });

  test('of the months that are left of an agreement depends on how they are paid', () => {
    expect(remainingCommitment(agreement, 'MONTHLY')).toBe(24 * netOf[12].month);
    expect(remainingCommitment(agreement, 'YEARLY')).toBe(2 * netOf[12].year);
    expect(remainingCommitment({ ...agreement, renewal: { prices, months: 12 } }, 'MONTHLY')).toBe(
      36 * netOf[12].month,
    );
  });
});

describe('licences that arrive within a period', () => {
  test('are billed by the day, from the next day to the end of the period', () => {
    const yearly = { ...agreement, paymentInterval: 'YEARLY', billedSeats: 0 } as const;
    expect(arrivedSeatsPrice(yearly, 12, '2025-12-31').net).toBe(netOf[12].year);
    expect(arrivedSeatsPrice(yearly, 12, '2026-12-30')).toEqual({
      net: Math.floor(netOf[12].year / 365 + 0.5),
      days: 1,
      lastDay: '2026-12-31',
    });
    expect(arrivedSeatsPrice(yearly, 12, '2026-12-31').net).toBe(0);
  });

  test('cost nothing when the higher number is cheaper in all, and before the first period is billed', () => {
    expect(arrivedSeatsPrice({ ...agreement, billedSeats: 10 }, 11, '2026-06-01').net).toBe(0);
    expect(arrivedSeatsPrice({ ...agreement, billedMonths: 0, billedSeats: 0 }, 12, '2026-06-01').net).toBe(0);
  });

  test('count for the number that is there, and for the number that is ordered, whichever costs more', () => {
    const few = { ...agreement, seats: 2, billedSeats: 2 };
    expect(addedSupportPrice({ ...few, committedSeats: 2 }, 1, '2026-12-31')).toBe(24 * 499_00);
    expect(addedSupportPrice({ ...few, committedSeats: 20 }, 1, '2026-12-31')).toBe(24 * 499_00);
  });
});

describe('a limit', () => {
  test.each([
    [{ order: null, month: null }, null, 0, null],
    [{ order: 100, month: null }, 100, 0, null],
    [{ order: 100, month: null }, 101, 0, 'ORDER_LIMIT'],
    [{ order: 100, month: null }, null, 0, 'NO_PRICE'],
    [{ order: null, month: 100 }, null, 0, 'NO_PRICE'],
    [{ order: null, month: 100 }, 40, 60, null],
    [{ order: null, month: 100 }, 40, 61, 'MONTH_LIMIT'],
    [{ order: 30, month: 100 }, 40, 61, 'ORDER_LIMIT'],
    [{ order: 30, month: 100 }, 0, 200, null],
  ] as const)('%j holds %s back after %i: %s', (limits, commitment, spent, expected) =>
    expect(heldBy(limits, commitment, spent)).toBe(expected),
  );
});
