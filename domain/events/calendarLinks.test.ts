import { describe, expect, test } from '@jest/globals';
import { googleCalendarUrl, office365Url, outlookUrl, yahooCalendarUrl, type CalendarEntry } from './calendarLinks.ts';
import { endOf, startOf } from './events.ts';

const createEntry = (changes: Partial<CalendarEntry> = {}, date = '2026-06-15'): CalendarEntry => {
  const times = { date, startTime: '09:00', endTime: '12:30' };
  return {
    title: 'Æbler & pærer + 100 %',
    description: 'Linje 1\nhttps://meet.example/?a=1&b=2#c',
    start: startOf(times),
    end: endOf(times),
    location: 'Havnegade 12, 8000 Aarhus C',
    ...changes,
  };
};
const parseUrl = (url: string) => ({ page: url.split('?')[0], ...Object.fromEntries(new URL(url).searchParams) });
const urlFunctions = [googleCalendarUrl, outlookUrl, office365Url, yahooCalendarUrl];

describe('a link to a calendar', () => {
  test('has the times in the format of each calendar, with the offset of summer or winter', () => {
    expect(parseUrl(googleCalendarUrl(createEntry()))).toMatchObject({
      page: 'https://calendar.google.com/calendar/render',
      action: 'TEMPLATE',
      dates: '20260615T070000Z/20260615T103000Z',
    });
    expect(parseUrl(googleCalendarUrl(createEntry({}, '2026-12-15')))).toMatchObject({
      dates: '20261215T080000Z/20261215T113000Z',
    });
    for (const [url, host] of [
      [outlookUrl, 'outlook.live.com'],
      [office365Url, 'outlook.office.com'],
    ] as const) {
      expect(parseUrl(url(createEntry()))).toMatchObject({
        page: `https://${host}/calendar/0/deeplink/compose`,
        path: '/calendar/action/compose',
        rru: 'addevent',
        startdt: '2026-06-15T07:00:00Z',
        enddt: '2026-06-15T10:30:00Z',
      });
    }
    expect(parseUrl(yahooCalendarUrl(createEntry()))).toMatchObject({
      page: 'https://calendar.yahoo.com/',
      v: '60',
      st: '20260615T070000Z',
      et: '20260615T103000Z',
    });
  });

  test('encodes every character, and encodes spaces as %20', () => {
    const names = [
      ['text', 'details', 'location'],
      ['subject', 'body', 'location'],
      ['subject', 'body', 'location'],
      ['title', 'desc', 'in_loc'],
    ];
    for (const [index, url] of urlFunctions.entries()) {
      const [title, description, location] = names[index]! as [string, string, string];
      expect(parseUrl(url(createEntry()))).toMatchObject({
        [title]: 'Æbler & pærer + 100 %',
        [description]: createEntry().description,
        [location]: createEntry().location,
      });
      expect(url(createEntry())).not.toMatch(/[+ ]/);
    }
  });

  test('is limited in length, and accepts an unpaired surrogate', () => {
    for (const url of urlFunctions)
      expect(url(createEntry({ description: 'æ'.repeat(10_000) })).length).toBeLessThan(6_000);
    expect(() => googleCalendarUrl(createEntry({ title: 'Halv \ud83d', description: '😀'.repeat(351) }))).not.toThrow();
  });
});
