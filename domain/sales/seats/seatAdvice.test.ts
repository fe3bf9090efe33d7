import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../../basics/dates.ts';
import { adviceText } from './adviceText.ts';
import { seatAdvice, type SeatFacts } from './seatAdvice.ts';
import { seatUsage } from './seatUsage.ts';

const today = '2026-11-25';
const count = fc.integer({ min: 0, max: 1_000 });
const daysAgo = (max: number) => fc.integer({ min: 0, max }).map((days) => addDays(today, -days));
const dismissal = fc.option(
  fc.integer({ min: -90, max: 90 }).map((days) => addDays(today, days)),
  { nil: null },
);
const anyFacts: fc.Arbitrary<SeatFacts> = fc
  .record({
    today: fc.constant(today),
    readOn: daysAgo(30),
    bought: count,
    inUse: count,
    extra: count,
    peakSince: daysAgo(90),
    ordered: fc.integer({ min: 0, max: 20 }),
    license: fc.option(
      fc.record({
        quantity: fc.integer({ min: 1, max: 1_000 }),
        renewalQuantity: fc.integer({ min: 1, max: 1_000 }),
        validUntil: fc.integer({ min: -10, max: 400 }).map((days) => addDays(today, days)),
        outcome: fc.constantFrom('RENEW' as const, 'EXPIRE' as const, null),
        seatPrice: fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: null }),
      }),
      { nil: null },
    ),
    moreDismissedUntil: dismissal,
    fewerDismissedUntil: dismissal,
  })
  .map(({ extra, ...facts }) => ({ ...facts, peak: facts.inUse + (extra % 50) }));

describe('seatUsage', () => {
  test('adds up, and nothing is both free and over', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), count, (bought, inUse) => {
        const { free, over } = seatUsage(bought, inUse);
        expect(inUse - over + free).toBe(bought);
        expect(Math.min(free, over)).toBe(0);
      }),
    );
  });

  test('is neither free nor over where nothing is bought', () => {
    expect(seatUsage(0, 12)).toEqual({ free: 0, over: 0 });
  });
});

describe('seatAdvice', () => {
  test('never advises fewer seats than are in use or were in use lately, and its saving adds up', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const advice = seatAdvice(facts);
        if (advice?.kind !== 'FEWER_SEATS') return;
        expect(advice.seats).toBeGreaterThanOrEqual(Math.max(1, facts.peak, facts.inUse));
        expect(advice.seats + advice.saved).toBe(facts.license!.renewalQuantity);
        expect(advice.yearlySaving).toBe(
          facts.license!.seatPrice === null ? null : advice.saved * facts.license!.seatPrice * 12,
        );
        expect(advice.deadline >= today && advice.firstDay > advice.deadline).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('to order more makes the bought and the ordered seats exactly those in use', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const advice = seatAdvice(facts);
        if (advice?.kind !== 'MORE_SEATS') return;
        expect(facts.bought + facts.ordered + advice.seats).toBe(facts.inUse);
        expect(facts.bought).toBeGreaterThan(0);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is not given until the last day of a dismissal', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const advice = seatAdvice({ ...facts, moreDismissedUntil: null, fewerDismissedUntil: null });
        if (!advice) return;
        const dismissed = { moreDismissedUntil: today, fewerDismissedUntil: today };
        expect(seatAdvice({ ...facts, ...dismissed })).toBeUndefined();
      }),
    );
  });
});

test('the text of advice names the number and the saving', () => {
  expect(adviceText({ kind: 'MORE_SEATS', seats: 1 })).toBe('Bestil 1 licens');
  const fewer = { kind: 'FEWER_SEATS', seats: 18, saved: 3, firstDay: '2027-03-23', deadline: '2027-02-20' } as const;
  expect(adviceText({ ...fewer, seatPrice: 11_975, yearlySaving: 431_100 })).toBe(
    'Skift til 18 ved fornyelsen, spar 4.311 kr om året',
  );
  expect(adviceText({ ...fewer, seatPrice: null, yearlySaving: null })).toBe('Skift til 18 ved fornyelsen');
});
