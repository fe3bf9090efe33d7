import { describe, expect, test } from '@jest/globals';
import { EventStatus, RegistrationStatus, valuesOf } from '../basics/vocabulary.ts';
import {
  closedReason,
  endOf,
  formatEventLocation,
  formatEventTime,
  holdsPlace,
  offerEnd,
  canOfferPlaces,
  isFull,
  areAllPlacesTaken,
  isPublishingPastEvent,
  shownStatus,
  startOf,
  isPlaceStatus,
} from './events.ts';

const times = { date: '2026-06-15', startTime: '09:00', endTime: '12:30' };

describe('an event', () => {
  test('starts and ends in the time zone of Copenhagen, in summer, in winter and on the days of the change', () => {
    expect([startOf(times), endOf(times)].map((moment) => moment.toISOString())).toEqual([
      '2026-06-15T07:00:00.000Z',
      '2026-06-15T10:30:00.000Z',
    ]);
    expect(startOf({ ...times, date: '2026-12-15' }).toISOString()).toBe('2026-12-15T08:00:00.000Z');
    const spring = { date: '2026-03-29', startTime: '01:30', endTime: '03:30' };
    const autumn = { date: '2026-10-25', startTime: '01:30', endTime: '03:30' };
    const hours = (event: typeof times) => (endOf(event).getTime() - startOf(event).getTime()) / 3600_000;
    expect([hours(spring), hours(autumn)]).toEqual([1, 3]);
  });

  test('formats its time and place', () => {
    expect(formatEventTime(times)).toBe('mandag den 15. juni 2026 kl. 09.00-12.30');
    expect([
      formatEventLocation({ isOnline: true, location: 'Aarhus' }),
      formatEventLocation({ isOnline: false, location: 'Aarhus' }),
    ]).toEqual(['Online event', 'Aarhus']);
  });

  test('is closed when it is cancelled, completed or over', () => {
    const event = { ...times, status: 'PUBLISHED' as const };
    const end = Date.parse('2026-06-15T10:30:00Z');
    expect([closedReason(event, end - 1), closedReason(event, end)]).toEqual([undefined, 'Eventet er afsluttet']);
    expect([
      closedReason({ ...event, status: 'CANCELLED' }, 0),
      closedReason({ ...event, status: 'COMPLETED' }, 0),
    ]).toEqual(['Eventet er aflyst', 'Eventet er afsluttet']);
  });

  test('is full when all places are taken or kept for the waiting list, and never without a capacity', () => {
    const fullnessOf = (capacity: number | null, registrationCount: number, waitingCount: number) => {
      const event = { capacity, registrationCount, waitingCount };
      return [isFull(event), areAllPlacesTaken(event)];
    };
    expect([fullnessOf(2, 1, 0), fullnessOf(2, 1, 1), fullnessOf(2, 2, 0), fullnessOf(null, 999, 9)]).toEqual([
      [false, false],
      [true, false],
      [true, true],
      [false, false],
    ]);
    expect(valuesOf(RegistrationStatus).filter(isPlaceStatus)).toEqual(['REGISTERED', 'CONFIRMED']);
    expect(valuesOf(RegistrationStatus).filter(holdsPlace)).toEqual([
      'REGISTERED',
      'CONFIRMED',
      'OFFERED',
      'REQUESTED',
    ]);
  });

  test('offers places until it begins, for its hours and never beyond its start', () => {
    const event = { ...times, status: 'PUBLISHED' as const, offerHours: 24 };
    const start = Date.parse('2026-06-15T07:00:00Z');
    const hoursBefore = (hours: number) => start - hours * 3600_000;
    expect([30, 24, 3].map((hours) => (start - offerEnd(event, hoursBefore(hours)).getTime()) / 3600_000)).toEqual([
      6, 0, 0,
    ]);
    expect([canOfferPlaces(event, start - 1), canOfferPlaces(event, start)]).toEqual([true, false]);
    expect(canOfferPlaces({ ...event, status: 'DRAFT' }, hoursBefore(30))).toBe(false);
  });

  test('is shown as completed once its end has passed, and otherwise with its own status', () => {
    const end = Date.parse('2026-06-15T10:30:00Z');
    const shown = (now: number) => valuesOf(EventStatus).map((status) => shownStatus({ ...times, status }, now));
    expect(shown(end - 1)).toEqual(['DRAFT', 'PUBLISHED', 'CANCELLED', 'COMPLETED']);
    expect(shown(end)).toEqual(['DRAFT', 'COMPLETED', 'CANCELLED', 'COMPLETED']);
  });

  test('is published after its end only by the save that publishes it or moves it into the past', () => {
    const now = Date.parse('2026-06-16T00:00:00Z');
    const [past, upcoming] = [
      { ...times, status: 'PUBLISHED' as const },
      { ...times, date: '2026-06-17', status: 'PUBLISHED' as const },
    ];
    const draft = { ...past, status: 'DRAFT' as const };
    expect([
      isPublishingPastEvent(past, undefined, now),
      isPublishingPastEvent(past, draft, now),
      isPublishingPastEvent(past, upcoming, now),
    ]).toEqual([true, true, true]);
    expect([
      isPublishingPastEvent(past, past, now),
      isPublishingPastEvent(draft, undefined, now),
      isPublishingPastEvent(upcoming, undefined, now),
    ]).toEqual([false, false, false]);
  });
});
