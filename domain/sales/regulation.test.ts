import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { firstPriceList } from '../money/prices.ts';
import { priceOfMonths } from './agreementPricing.ts';
import {
  firstRegulationDay,
  isRegulatedOn,
  lastNoticeDay,
  MAX_REGULATION,
  regulatedPrice,
  regulationStateOf,
  renewalDay,
  withRegulations,
} from './regulation.ts';

const percentages = fc.array(fc.integer({ min: 1, max: MAX_REGULATION }), { maxLength: 5 });

describe('a regulated price', () => {
  test('is raised by each percentage, one after the other, and rounded to a whole øre each time', () => {
    expect(regulatedPrice(449_00, [])).toBe(449_00);
    expect(regulatedPrice(449_00, [250])).toBe(460_23);
    // 46,022.5 rounds up, and the second percentage counts from the rounded price.
    expect(regulatedPrice(449_00, [250, 250])).toBe(471_74);
    expect(regulatedPrice(1, [49])).toBe(1);
  });

  test('is a whole number that never falls, whatever the percentages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), percentages, (price, list) => {
        const regulated = regulatedPrice(price, list);
        expect(Number.isInteger(regulated)).toBe(true);
        expect(regulated).toBeGreaterThanOrEqual(price);
        expect(regulatedPrice(regulatedPrice(price, list.slice(0, 1)), list.slice(1))).toBe(regulated);
      }),
    );
  });

  test('applies to every step of an agreement, before the discount for a year', () => {
    const prices = withRegulations(firstPriceList, [250]);
    expect(priceOfMonths(prices, 45, 'MONTHLY')).toBe(45 * 460_23);
    expect(priceOfMonths(prices, 45, 'YEARLY')).toBe((45 * 460_23 * 12 * 80) / 100);
    expect(prices.yearlyDiscountPercent).toBe(firstPriceList.yearlyDiscountPercent);
  });
});

describe('a regulation', () => {
  test('holds for the renewals of twelve months', () => {
    expect(isRegulatedOn('2027-06-01', '2027-05-30')).toBe(false);
    expect(isRegulatedOn('2027-06-01', '2027-05-31')).toBe(true);
    expect(isRegulatedOn('2027-06-01', '2028-05-30')).toBe(true);
    expect(isRegulatedOn('2027-06-01', '2028-05-31')).toBe(false);
  });

  test('needs a notice three months before the renewal', () => {
    expect(renewalDay('2027-05-31')).toBe('2027-06-01');
    expect(lastNoticeDay('2027-05-31')).toBe('2027-03-01');
    expect(firstRegulationDay('2027-01-01')).toBe('2027-04-08');
  });

  test('concerns agreements with the clause alone, and no price that was shown before', () => {
    const agreement = {
      endDate: '2027-05-31',
      termsVersion: '2027-01-01',
      agreedPriceId: null,
      stored: null,
      decision: null,
    };
    const stateOf = (changes: object, today = '2027-02-01') =>
      regulationStateOf({ ...agreement, ...changes }, 'reg_1', today);
    expect(stateOf({})).toBe('REGULABLE');
    expect(stateOf({}, '2027-03-01')).toBe('REGULABLE');
    expect(stateOf({}, '2027-03-02')).toBe('TOO_LATE');
    expect(stateOf({ stored: 'NOTIFIED' }, '2027-03-02')).toBe('NOTIFIED');
    expect(stateOf({ termsVersion: '2026-11-01' })).toBe('EARLIER_TERMS');
    expect(stateOf({ termsVersion: null })).toBe('EARLIER_TERMS');
    expect(stateOf({ agreedPriceId: 'agp_1' })).toBe('AGREED_PRICE');
    expect(stateOf({ stored: 'LEFT_OUT' })).toBe('LEFT_OUT');
    expect(stateOf({ decision: { regulationId: null } })).toBe('DECIDED');
    expect(stateOf({ stored: 'NOTIFIED', decision: { regulationId: null } })).toBe('DECIDED');
    expect(stateOf({ decision: { regulationId: 'reg_1' } })).toBe('REGULABLE');
  });
});
