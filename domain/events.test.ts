import { describe, expect, test } from '@jest/globals';
import { closedBecause, endOf, eventPlace, formatEventTime, isFull, startOf, takesSeat } from './events.ts';
import { RegistrationStatus, valuesOf } from './vocabulary.ts';

const times = { date: '2026-06-15', startTime: '09:00', endTime: '12:30' };

describe('an event', () => {
  test('starts and ends by the clocks in Copenhagen, in summer, in winter and on the nights when they change', () => {
    expect([startOf(times), endOf(times)].map((moment) => moment.toISOString())).toEqual(['2026-06-15T07:00:00.000Z', '2026-06-15T10:30:00.000Z']);
    expect(startOf({ ...times, date: '2026-12-15' }).toISOString()).toBe('2026-12-15T08:00:00.000Z');
    const spring = { date: '2026-03-29', startTime: '01:30', endTime: '03:30' };
    const autumn = { date: '2026-10-25', startTime: '01:30', endTime: '03:30' };
    const hours = (event: typeof times) => (endOf(event).getTime() - startOf(event).getTime()) / 3600_000;
    expect([hours(spring), hours(autumn)]).toEqual([1, 3]);
  });

  test('says when and where it is', () => {
    expect(formatEventTime(times)).toBe('mandag den 15. juni 2026 kl. 09.00-12.30');
    expect([eventPlace({ isOnline: true, location: 'Aarhus' }), eventPlace({ isOnline: false, location: 'Aarhus' })]).toEqual(['Online event', 'Aarhus']);
  });

  test('is closed once it is cancelled, completed, or over', () => {
    const event = { ...times, status: 'PUBLISHED' as const };
    const end = Date.parse('2026-06-15T10:30:00Z');
    expect([closedBecause(event, end - 1), closedBecause(event, end)]).toEqual([undefined, 'Eventet er afsluttet']);
    expect([closedBecause({ ...event, status: 'CANCELLED' }, 0), closedBecause({ ...event, status: 'COMPLETED' }, 0)]).toEqual(['Eventet er aflyst', 'Eventet er afsluttet']);
  });

  test('is full when its seats are taken, and never without a capacity', () => {
    expect([isFull({ capacity: 2, registrationCount: 1 }), isFull({ capacity: 2, registrationCount: 2 }), isFull({ capacity: null, registrationCount: 999 })]).toEqual([false, true, false]);
    expect(valuesOf(RegistrationStatus).filter(takesSeat)).toEqual(['REGISTERED', 'CONFIRMED']);
  });
});
