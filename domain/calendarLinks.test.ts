import { describe, expect, test } from '@jest/globals';
import { googleCalendarUrl, office365Url, outlookUrl, yahooCalendarUrl, type CalendarEntry } from './calendarLinks.ts';
import { endOf, startOf } from './events.ts';

const entry = (changes: Partial<CalendarEntry> = {}, date = '2026-06-15'): CalendarEntry => {
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
const ask = (url: string) => ({ page: url.split('?')[0], ...Object.fromEntries(new URL(url).searchParams) });
const all = [googleCalendarUrl, outlookUrl, office365Url, yahooCalendarUrl];

describe('a link to a calendar', () => {
  test('names the moments as each calendar reads them, an hour apart in summer and winter', () => {
    expect(ask(googleCalendarUrl(entry()))).toMatchObject({
      page: 'https://calendar.google.com/calendar/render',
      action: 'TEMPLATE',
      dates: '20260615T070000Z/20260615T103000Z',
    });
    expect(ask(googleCalendarUrl(entry({}, '2026-12-15')))).toMatchObject({
      dates: '20261215T080000Z/20261215T113000Z',
    });
    for (const [url, host] of [
      [outlookUrl, 'outlook.live.com'],
      [office365Url, 'outlook.office.com'],
    ] as const) {
      expect(ask(url(entry()))).toMatchObject({
        page: `https://${host}/calendar/0/deeplink/compose`,
        path: '/calendar/action/compose',
        rru: 'addevent',
        startdt: '2026-06-15T07:00:00Z',
        enddt: '2026-06-15T10:30:00Z',
      });
    }
    expect(ask(yahooCalendarUrl(entry()))).toMatchObject({
      page: 'https://calendar.yahoo.com/',
      v: '60',
      st: '20260615T070000Z',
      et: '20260615T103000Z',
    });
  });

  test('carries every letter and sign unharmed, and spaces as what all of them read as spaces', () => {
    const names = [
      ['text', 'details', 'location'],
      ['subject', 'body', 'location'],
      ['subject', 'body', 'location'],
      ['title', 'desc', 'in_loc'],
    ];
    for (const [index, url] of all.entries()) {
      const [title, description, location] = names[index]! as [string, string, string];
      expect(ask(url(entry()))).toMatchObject({
        [title]: 'Æbler & pærer + 100 %',
        [description]: entry().description,
        [location]: entry().location,
      });
      expect(url(entry())).not.toMatch(/[+ ]/);
    }
  });

  test('stays short enough to be opened, and half a letter breaks nothing', () => {
    for (const url of all) expect(url(entry({ description: 'æ'.repeat(10_000) })).length).toBeLessThan(6_000);
    expect(() => googleCalendarUrl(entry({ title: 'Halv \ud83d', description: '😀'.repeat(351) }))).not.toThrow();
  });
});
