import { cutText } from './graphemes.ts';

/** What a calendar is told of an event. Moments, so that each calendar shows them in its own owner's time. */
export interface CalendarEntry {
  title: string;
  /** Plain text. */
  description: string;
  start: Date;
  end: Date;
  location: string;
}

export function googleCalendarUrl({ title, description, start, end, location }: CalendarEntry): string {
  return address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: `${basic(start)}/${basic(end)}`,
    details: shortened(description),
    location,
  });
}

export const outlookUrl = (entry: CalendarEntry) => microsoftUrl('https://outlook.live.com', entry);
export const office365Url = (entry: CalendarEntry) => microsoftUrl('https://outlook.office.com', entry);

export function yahooCalendarUrl({ title, description, start, end, location }: CalendarEntry): string {
  return address('https://calendar.yahoo.com/', {
    v: '60',
    title,
    st: basic(start),
    et: basic(end),
    desc: shortened(description),
    in_loc: location,
  });
}

function microsoftUrl(host: string, { title, description, start, end, location }: CalendarEntry): string {
  return address(`${host}/calendar/0/deeplink/compose`, {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: extended(start),
    enddt: extended(end),
    body: shortened(description),
    location,
  });
}

/** Spaces as %20: Outlook shows a plus as a plus. */
const address = (page: string, parameters: Record<string, string>) =>
  `${page}?${Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&')}`;

/** '2026-06-15T07:00:00Z' */
const extended = (moment: Date) => `${moment.toISOString().slice(0, 19)}Z`;
/** '20260615T070000Z' */
const basic = (moment: Date) => extended(moment).replaceAll(/[-:]/g, '');

/** Longer addresses are refused on their way; the file and the portal have all of it. */
const MAX_DESCRIPTION = 700;
const shortened = (text: string) =>
  text.length <= MAX_DESCRIPTION ? text : `${cutText(text, MAX_DESCRIPTION).trimEnd()} …`;
