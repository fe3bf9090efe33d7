import { cutText } from '../basics/graphemes.ts';

/** An event for a calendar. The times are moments, so that each calendar shows them in its owner's time zone. */
export interface CalendarEntry {
  title: string;
  /** Plain text. */
  description: string;
  start: Date;
  end: Date;
  location: string;
}

export function googleCalendarUrl({ title, description, start, end, location }: CalendarEntry): string {
  return buildUrl('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: `${basicFormat(start)}/${basicFormat(end)}`,
    details: shortenDescription(description),
    location,
  });
}

export const outlookUrl = (entry: CalendarEntry) => microsoftUrl('https://outlook.live.com', entry);
export const office365Url = (entry: CalendarEntry) => microsoftUrl('https://outlook.office.com', entry);

export function yahooCalendarUrl({ title, description, start, end, location }: CalendarEntry): string {
  return buildUrl('https://calendar.yahoo.com/', {
    v: '60',
    title,
    st: basicFormat(start),
    et: basicFormat(end),
    desc: shortenDescription(description),
    in_loc: location,
  });
}

function microsoftUrl(host: string, { title, description, start, end, location }: CalendarEntry): string {
  return buildUrl(`${host}/calendar/0/deeplink/compose`, {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: extendedFormat(start),
    enddt: extendedFormat(end),
    body: shortenDescription(description),
    location,
  });
}

/** Encodes spaces as %20, because Outlook shows a plus as a plus. */
const buildUrl = (page: string, parameters: Record<string, string>) =>
  `${page}?${Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&')}`;

/** '2026-06-15T07:00:00Z' */
const extendedFormat = (moment: Date) => `${moment.toISOString().slice(0, 19)}Z`;
/** '20260615T070000Z' */
const basicFormat = (moment: Date) => extendedFormat(moment).replaceAll(/[-:]/g, '');

/** Servers refuse longer addresses. The calendar file and the portal have the whole description. */
const MAX_DESCRIPTION = 700;
const shortenDescription = (text: string) =>
  text.length <= MAX_DESCRIPTION ? text : `${cutText(text, MAX_DESCRIPTION).trimEnd()} …`;
