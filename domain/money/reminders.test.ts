import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, daysBetween } from '../basics/dates.ts';
import { allowedFrom, nextReminderOn, planReminder, type ReminderRules, type SentReminder } from './reminders.ts';

const RULES: ReminderRules = { days: [10, 20, 30], fee: 100_00 };
const DUE = '2026-03-01';

/**
 * The reminders that a job sends if it runs on these days, which are counted from the due day, and that an admin sends
 * by hand on some of them.
 */
function sendOn(
  runs: readonly number[],
  rulesOf: (run: number) => ReminderRules = () => RULES,
  isByHand: (run: number) => boolean = () => false,
): SentReminder[] {
  const sent: SentReminder[] = [];
  for (const run of runs) {
    const [today, rules] = [addDays(DUE, run), rulesOf(run)];
    const on = isByHand(run) ? allowedFrom(DUE, sent) : nextReminderOn(DUE, sent, rules);
    const planned = planReminder(sent, rules);
    if (planned && on !== null && on <= today) sent.push({ ...planned, sentOn: today });
  }
  return sent;
}
const daysOf = (sent: SentReminder[]) => sent.map(({ sentOn }) => daysBetween(DUE, sentOn));
const everyDay = Array.from({ length: 500 }, (_, day) => day);

describe('reminders', () => {
  test('are sent 10, 20 and 30 days after the due day, and the first one has no fee but announces it', () => {
    const sent = sendOn(everyDay);
    expect(daysOf(sent)).toEqual([10, 20, 30]);
    expect(sent.map(({ fee, announcedFee }) => [fee, announcedFee])).toEqual([
      [0, 100_00],
      [100_00, 100_00],
      [100_00, 0],
    ]);
  });

  test('are moved when the job was down, and none is left out', () => {
    expect(daysOf(sendOn([9, 17, 18, 26, 27, 36, 37, 38]))).toEqual([17, 27, 37]);
    expect(daysOf(sendOn([60, 61, 62, 70, 71, 80, 81]))).toEqual([60, 70, 80]);
  });

  test('can be sent by hand from the day after the due day on, and ten days after another one', () => {
    expect(allowedFrom(DUE, [])).toBe('2026-03-02');
    expect(allowedFrom(DUE, [{ sentOn: '2026-03-05', fee: 0, announcedFee: 0 }])).toBe('2026-03-15');
    const early = { sentOn: '2026-03-02', fee: 0, announcedFee: 100_00 };
    expect(nextReminderOn(DUE, [early], RULES)).toBe('2026-03-21');
  });

  test('cost what was announced when the fee rises, and the new fee when it falls', () => {
    const [rising, falling] = [
      sendOn(everyDay, (run) => ({ ...RULES, fee: run < 15 ? 20_00 : 90_00 })),
      sendOn(everyDay, (run) => ({ ...RULES, fee: run < 15 ? 90_00 : 20_00 })),
    ];
    expect(rising.map(({ fee }) => fee)).toEqual([0, 20_00, 90_00]);
    expect(falling.map(({ fee }) => fee)).toEqual([0, 20_00, 20_00]);
  });

  test('have at most three fees, of which the last one is not announced as followed by another', () => {
    const sent = sendOn(everyDay, () => ({ days: [10, 20, 30, 40, 50], fee: 100_00 }));
    expect(sent.map(({ fee }) => fee)).toEqual([0, 100_00, 100_00, 100_00, 0]);
    expect(sent.map(({ announcedFee }) => announcedFee)).toEqual([100_00, 100_00, 100_00, 0, 0]);
  });

  test('keep to the law whatever the settings are, on whichever days the job runs, and however they change', () => {
    const anyRules = fc.record({
      days: fc.array(fc.integer({ min: -5, max: 60 }), { maxLength: 8 }),
      fee: fc.integer({ min: -50_00, max: 1_000_00 }),
    });
    const anyRuns = fc
      .array(fc.integer({ min: 0, max: 200 }), { maxLength: 40 })
      .map((runs) => runs.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(anyRuns, fc.array(anyRules, { minLength: 1, maxLength: 4 }), (runs, rules) => {
        const sent = sendOn(
          runs,
          (run) => rules[run % rules.length]!,
          (run) => run % 3 === 0,
        );
        const fees = sent.map(({ fee }) => fee);
        expect(fees.filter((fee) => fee > 0).length).toBeLessThanOrEqual(3);
        for (const [i, { sentOn, fee }] of sent.entries()) {
          expect(fee).toBeGreaterThanOrEqual(0);
          expect(fee).toBeLessThanOrEqual(100_00);
          expect(sentOn > DUE).toBe(true);
          expect(fee).toBeLessThanOrEqual(sent[i - 1]?.announcedFee ?? 0);
          if (i) expect(daysBetween(sent[i - 1]!.sentOn, sentOn)).toBeGreaterThanOrEqual(10);
        }
      }),
    );
  });
});
