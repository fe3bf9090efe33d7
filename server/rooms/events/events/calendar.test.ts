import { describe, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { demoConfig } from '../../../platform/config.ts';
import { calendarLinksOf, calendarInvitation, publishedCalendar } from './calendar.ts';
import type { CalendarEvent } from './calendarEntry.ts';
import { readCalendar } from './testing/eventMails.ts';

const config = demoConfig(
  { databaseUrl: 'x', migrationDatabaseUrl: 'x', jwtSecret: 'x', encryptionKeys: 'x' },
  { PUBLIC_URL: 'https://portal.example' },
);
const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'evt_1',
  title: 'Workshop',
  description: '<p>Hej <strong>alle</strong></p><ul><li>Kaffe &amp; kage</li></ul>',
  status: 'PUBLISHED',
  date: '2026-06-15',
  startTime: '09:00',
  endTime: '12:00',
  isOnline: false,
  location: 'Aarhus',
  meetingLink: null,
  sequence: 4,
  ...changes,
});
const guest = { name: 'Karin', email: 'karin@firma.example' };

describe('an event’s calendar file', () => {
  test('contains the event, with the description as plain text', () => {
    expect(readCalendar(publishedCalendar(config, event()))).toEqual({
      count: 1,
      method: 'PUBLISH',
      uid: 'evt_1@portal.example',
      sequence: 4,
      status: 'CONFIRMED',
      summary: 'Workshop',
      description: 'Hej alle\n\n- Kaffe & kage',
      location: 'Aarhus',
      start: '2026-06-15T07:00:00.000Z',
      end: '2026-06-15T10:00:00.000Z',
      attendee: null,
    });
  });

  test.each([
    ['2026-03-28', '08'],
    ['2026-03-29', '07'],
    ['2026-10-24', '07'],
    ['2026-10-25', '08'],
  ])('on %s contains nine o’clock in Copenhagen as UTC', (date, hour) => {
    expect(readCalendar(publishedCalendar(config, event({ date }))).start).toBe(`${date}T${hour}:00:00.000Z`);
  });

  test('contains the meeting link of an online event, and keeps its UID after changes', () => {
    const online = { isOnline: true, location: null, meetingLink: 'https://meet.example/abc' };
    const { description, location, uid } = readCalendar(publishedCalendar(config, event(online)));
    expect([description.split('\n')[0], location]).toEqual(['Mødelink: https://meet.example/abc', 'Online event']);
    expect(
      readCalendar(calendarInvitation(config, event({ title: 'Nyt', sequence: 9 }), guest, 'CANCEL').content),
    ).toMatchObject({ uid, method: 'CANCEL', status: 'CANCELLED', sequence: 9 });
  });

  test('escapes text that looks like iCalendar lines', () => {
    const evil = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Falsk; , \\ "';
    const file = calendarInvitation(
      config,
      event({ title: evil, location: evil, description: `<p>${evil.replaceAll('"', '&quot;')}</p>` }),
      { name: `${evil}:;`, email: guest.email },
    ).content;
    const entries = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
    expect(entries).toHaveLength(1);
    expect(entries[0]!.getAllProperties('summary')).toHaveLength(1);
    expect(entries[0]!.getAllProperties('attendee').map((attendee) => attendee.getFirstValue())).toEqual([
      'MAILTO:karin@firma.example',
    ]);
  });

  test('folds its lines within 75 bytes and never inside a character', () => {
    const file = publishedCalendar(config, event({ description: `<p>${'æøå😀'.repeat(200)}</p>` }));
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(readCalendar(file).description).toBe('æøå😀'.repeat(200));
  });
});

test('links to web calendars contain the text and meeting link of an event, and the .ics link contains the key', () => {
  const links = calendarLinksOf(config, event({ isOnline: true, meetingLink: 'https://meet.example/abc' }), 'noegle');
  expect(links.ics).toBe('https://portal.example/calendar/noegle.ics');
  for (const name of ['google', 'outlook', 'office365', 'yahoo'] as const) {
    expect(decodeURIComponent(links[name])).toContain('Mødelink: https://meet.example/abc\n\nHej alle');
    expect(decodeURIComponent(links[name])).toContain('Online event');
  }
});
