import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, momentOf } from '../../basics/dates.ts';
import { countSeats, idleDays, type CountedAgent } from './seatCounts.ts';

const today = '2026-11-25';
const anyAgent: fc.Arbitrary<CountedAgent> = fc.record({
  role: fc.constantFrom('ADMIN', 'AGENT', 'LIGHT_AGENT', 'CONTRIBUTOR'),
  isSuspended: fc.boolean(),
  lastSignInAt: fc.option(
    fc.integer({ min: 0, max: 400 }).map((days) => momentOf(addDays(today, -days), '12:00')),
    { nil: null },
  ),
});

describe('countSeats', () => {
  test('counts each agent once, in any order, and a suspended one like any other', () => {
    fc.assert(
      fc.property(fc.array(anyAgent), (agents) => {
        const counts = countSeats(agents, today);
        expect(counts.inUse + counts.withoutSeat).toBe(agents.length);
        expect(counts.admins + counts.agents).toBe(counts.inUse);
        expect(counts.idle30).toBeGreaterThanOrEqual(counts.idle60);
        expect(counts.idle60).toBeGreaterThanOrEqual(counts.idle90);
        expect(counts.idle30 + counts.neverSignedIn).toBeLessThanOrEqual(counts.inUse);
        expect(countSeats(agents.toReversed(), today)).toEqual(counts);
        const unsuspended = agents.map((agent) => ({ ...agent, isSuspended: false }));
        expect(countSeats(unsuspended, today).inUse).toBe(counts.inUse);
      }),
    );
  });
});

test('idleDays is the longest step without a sign-in', () => {
  const signedIn = (days: number) => momentOf(addDays(today, -days), '12:00');
  expect([0, 30, 31, 60, 61, 90, 91, 400].map((days) => idleDays(signedIn(days), today))).toEqual([
    0, 0, 30, 30, 60, 60, 90, 90,
  ]);
  expect(idleDays(null, today)).toBe(0);
});
