import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, dateOf } from '../basics/dates.ts';
import { EventStatus, RegistrationStatus, valuesOf } from '../basics/vocabulary.ts';
import { endOf, startOf } from './events.ts';
import { dayWord, dueMail, feedbackEnd, MAIL_RANGE, noFeedbackReason, type MailedEvent } from './timedMails.ts';

const HOUR = 3600_000;
const event = (changes: Partial<MailedEvent> = {}): MailedEvent => ({
  date: '2026-06-15',
  startTime: '09:00',
  endTime: '12:00',
  status: 'PUBLISHED',
  sendsReminders: true,
  sendsThanks: true,
  scheduledAt: new Date(0),
  ...changes,
});
const dueAt = (at: string, changes?: Partial<MailedEvent>) => dueMail(event(changes), Date.parse(at))?.kind;

describe('the mail that an event sends', () => {
  test('is a reminder the day before and an hour before, and thanks after the end', () => {
    const times: [string, string | undefined][] = [
      ['2026-06-14T08:59:59+02:00', undefined],
      ['2026-06-14T09:00:00+02:00', 'DAY_REMINDER'],
      ['2026-06-14T20:59:59+02:00', 'DAY_REMINDER'],
      ['2026-06-14T21:00:00+02:00', undefined],
      ['2026-06-15T07:59:59+02:00', undefined],
      ['2026-06-15T08:00:00+02:00', 'HOUR_REMINDER'],
      ['2026-06-15T08:45:00+02:00', undefined],
      ['2026-06-15T09:00:00+02:00', undefined],
      ['2026-06-15T11:59:59+02:00', undefined],
      ['2026-06-15T12:00:00+02:00', 'THANKS'],
      ['2026-06-18T11:59:59+02:00', 'THANKS'],
      ['2026-06-18T12:00:00+02:00', undefined],
    ];
    expect(times.map(([at]) => dueAt(at))).toEqual(times.map(([, kind]) => kind));
  });

  test('is due at the same time of the day before when the clocks change in between', () => {
    for (const [date, hours] of [
      ['2026-03-29', 23],
      ['2026-10-25', 25],
    ] as const) {
      const changed = event({ date, startTime: '12:00', endTime: '13:00' });
      const start = startOf(changed).getTime();
      expect(dueMail(changed, start - hours * HOUR)?.kind).toBe('DAY_REMINDER');
      expect(dueMail(changed, start - hours * HOUR - 1)).toBeUndefined();
    }
  });

  test('is not sent when the event got its time after it was due, is not published, or does not want it', () => {
    const at = '2026-06-14T10:00:00+02:00';
    expect(dueAt(at, { scheduledAt: new Date('2026-06-14T09:00:01+02:00') })).toBeUndefined();
    expect(dueAt(at, { scheduledAt: new Date('2026-06-14T08:59:00+02:00') })).toBe('DAY_REMINDER');
    expect(dueAt(at, { sendsReminders: false })).toBeUndefined();
    for (const status of ['DRAFT', 'CANCELLED', 'COMPLETED'] as const) expect(dueAt(at, { status })).toBeUndefined();
    const after = '2026-06-15T13:00:00+02:00';
    expect(dueAt(after, { sendsThanks: false })).toBeUndefined();
    expect(dueAt(after, { status: 'COMPLETED', sendsReminders: false })).toBe('THANKS');
    for (const status of ['DRAFT', 'CANCELLED'] as const) expect(dueAt(after, { status })).toBeUndefined();
  });

  test('is in its range, is not late, and says the right day at any time of any event', () => {
    const clock = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const times = fc
      .record({ days: fc.integer({ min: 0, max: 800 }), from: clock, to: clock })
      .filter(({ from, to }) => from < to);
    fc.assert(
      fc.property(times, fc.integer({ min: -30 * 60, max: 5 * 24 * 60 }), ({ days, from, to }, minutes) => {
        const changed = event({ date: addDays('2026-01-01', days), startTime: from, endTime: to });
        const start = startOf(changed).getTime();
        const now = start + minutes * 60_000;
        const due = dueMail(changed, now);
        if (!due) return;
        expect(due.dueAt.getTime()).toBeLessThanOrEqual(now);
        expect(start).toBeGreaterThan(now - MAIL_RANGE.after);
        expect(start).toBeLessThan(now + MAIL_RANGE.before);
        if (due.kind === 'THANKS') return expect(now).toBeGreaterThanOrEqual(endOf(changed).getTime());
        expect(now).toBeLessThan(start);
        const day = dayWord(changed, now) === 'I dag' ? dateOf(now) : addDays(dateOf(now), 1);
        expect(day).toBe(changed.date);
        if (due.kind === 'HOUR_REMINDER') expect(start - now).toBeLessThanOrEqual(HOUR);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('feedback', () => {
  const after = Date.parse('2026-06-15T12:00:00+02:00');

  test('is given from the end of an event until 30 days later', () => {
    expect(noFeedbackReason(event(), 'REGISTERED', after - 1)).toBe('Du kan give feedback, når eventet er slut');
    expect(noFeedbackReason(event(), 'REGISTERED', after)).toBeUndefined();
    expect(noFeedbackReason(event(), 'CONFIRMED', feedbackEnd(event()).getTime())).toBeUndefined();
    expect(noFeedbackReason(event(), 'CONFIRMED', feedbackEnd(event()).getTime() + 1)).toMatch(/30 dage/);
  });

  test('is given by people with a place, and not about a cancelled event', () => {
    for (const status of valuesOf(RegistrationStatus))
      expect(noFeedbackReason(event(), status, after) === undefined).toBe(['REGISTERED', 'CONFIRMED'].includes(status));
    for (const status of valuesOf(EventStatus).filter((name) => name !== 'DRAFT'))
      expect(noFeedbackReason(event({ status }), 'REGISTERED', after) === undefined).toBe(status !== 'CANCELLED');
  });
});
