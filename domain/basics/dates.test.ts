import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addMonths,
  dateOf,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatRecent,
  formatTime,
  formatWeekdayDate,
  greeting,
  lastDayAfterRenewal,
  lastDayOfTerm,
  momentOf,
  addMonthsToMoment,
} from './dates.ts';

const NOW = '2026-11-21T08:12:00Z';

describe('formatting a moment in the time zone of Copenhagen', () => {
  test('supports short, long, weekday and time formats', () => {
    expect(formatDate(NOW)).toBe('21. nov. 2026');
    expect(formatDate('2026-05-03T10:00:00Z')).toBe('3. maj 2026');
    expect(formatLongDate(NOW)).toBe('21. november 2026');
    expect(formatWeekdayDate('2026-11-20T12:00:00Z')).toBe('fredag den 20. november 2026');
    expect(formatTime(NOW)).toBe('09.12');
    expect(formatDateTime(NOW)).toBe('21. nov. 2026 kl. 09.12');
  });

  test('shows the next day for a moment late at night in UTC', () => {
    expect(formatDate('2026-11-20T23:30:00Z')).toBe('21. nov. 2026');
    expect(formatDate('2026-06-30T22:30:00Z')).toBe('1. jul. 2026');
    expect(dateOf('2026-12-31T23:00:00Z')).toBe('2027-01-01');
  });

  test('keeps the day of a plain date', () => {
    expect(formatDate('2026-11-01')).toBe('1. nov. 2026');
    expect(dateOf('2026-11-01')).toBe('2026-11-01');
  });
});

describe('formatting a recent moment', () => {
  test.each([
    ['2026-11-21T08:12:00Z', 'I dag kl. 09.12'],
    ['2026-11-20T23:00:00Z', 'I dag kl. 00.00'],
    ['2026-11-20T22:59:00Z', 'I går kl. 23.59'],
    ['2026-11-19T23:00:00Z', 'I går kl. 00.00'],
    ['2026-11-19T22:59:00Z', '19. nov. 2026'],
  ])('shows %s as “%s”', (moment, text) => {
    expect(formatRecent(moment, NOW)).toBe(text);
  });

  test('recognizes yesterday across a change to or from summer time', () => {
    expect(formatRecent('2026-03-28T22:30:00Z', '2026-03-29T22:30:00Z')).toBe('28. mar. 2026');
    expect(formatRecent('2026-03-28T23:30:00Z', '2026-03-29T22:30:00Z')).toBe('I går kl. 00.30');
    expect(formatRecent('2026-10-24T22:30:00Z', '2026-10-25T23:30:00Z')).toBe('I går kl. 00.30');
  });
});

test.each([
  ['2026-11-21T03:59:00Z', 'Godnat'],
  ['2026-11-21T04:00:00Z', 'Godmorgen'],
  ['2026-11-21T08:59:00Z', 'Godmorgen'],
  ['2026-11-21T09:00:00Z', 'God formiddag'],
  ['2026-11-21T11:00:00Z', 'God eftermiddag'],
  ['2026-11-21T17:00:00Z', 'Godaften'],
])('the greeting at %s is “%s”', (now, words) => {
  expect(greeting(now)).toBe(words);
});

describe('adding months', () => {
  test.each([
    ['2026-11-21', 12, '2027-11-21'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-21', 36, '2029-11-21'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('turns %s and %d months into %s', (date, months, later) => {
    expect(addMonths(date, months)).toBe(later);
  });

  test('leads to the intended month, on the same or an earlier day', () => {
    const date = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((value) => value.toISOString().slice(0, 10));
    const monthNumber = (value: string) => Number(value.slice(0, 4)) * 12 + Number(value.slice(5, 7));
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 120 }), (from, months) => {
        const to = addMonths(from, months);
        expect(monthNumber(to) - monthNumber(from)).toBe(months);
        expect(Number(to.slice(8))).toBeLessThanOrEqual(Number(from.slice(8)));
      }),
    );
  });

  test('keeps the time of day across a change to summer time', () => {
    expect(addMonthsToMoment('2026-01-15T08:12:30Z', 6).toISOString()).toBe('2026-07-15T07:12:30.000Z');
    expect(addMonthsToMoment(NOW, 12).toISOString()).toBe('2027-11-21T08:12:00.000Z');
  });

  test('starts from the date in Copenhagen, not in UTC', () => {
    // The moment is on 31 January in Copenhagen and on 30 January in UTC.
    expect(addMonthsToMoment('2026-01-30T23:30:00Z', 1).toISOString()).toBe('2026-02-27T23:30:00.000Z');
  });
});

describe('a term', () => {
  test.each([
    ['2026-11-22', 36, '2029-11-21'],
    ['2026-01-01', 12, '2026-12-31'],
    ['2028-02-29', 12, '2029-02-27'],
    ['2026-03-01', 12, '2027-02-28'],
    ['2026-01-31', 1, '2026-02-27'],
    ['2026-11-22', 1, '2026-12-21'],
  ])('from %s for %d months ends with %s', (firstDay, months, lastDay) => {
    expect(lastDayOfTerm(firstDay, months)).toBe(lastDay);
  });

  test.each([
    ['2026-11-22', '2029-11-21', 36, '2032-11-21'],
    // February is shorter than the months on either side of it.
    ['2026-12-01', '2027-02-28', 3, '2027-05-31'],
    ['2026-08-31', '2027-02-27', 6, '2027-08-30'],
    // An admin has set a last day that does not end a whole month.
    ['2026-01-01', '2026-06-15', 12, '2027-06-15'],
    // Older terms were one day longer, and the customer keeps that day.
    ['2026-01-15', '2027-01-15', 12, '2028-01-15'],
  ])('from %s to %s that is renewed by %d months ends with %s', (firstDay, lastDay, months, renewed) => {
    expect(lastDayAfterRenewal(firstDay, lastDay, months)).toBe(renewed);
  });

  test('that is renewed month by month ends like a term of as many months', () => {
    const days = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((value) => value.toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 40 }), (firstDay, months) => {
        let lastDay = lastDayOfTerm(firstDay, 1);
        for (let month = 1; month < months; month += 1) lastDay = lastDayAfterRenewal(firstDay, lastDay, 1);
        expect(lastDay).toBe(lastDayOfTerm(firstDay, months));
      }),
    );
  });
});

describe('the moment of a date and time in Copenhagen', () => {
  test.each([
    ['2026-11-21', '09:12', '2026-11-21T08:12:00.000Z'],
    ['2026-07-01', '00:00', '2026-06-30T22:00:00.000Z'],
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ])('at %s %s is %s', (date, time, moment) => {
    expect(momentOf(date, time).toISOString()).toBe(moment);
  });

  test('is that of midnight when no time is given', () => {
    expect(momentOf('2026-11-21').toISOString()).toBe('2026-11-20T23:00:00.000Z');
  });
});
