import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus, type ICalCalendar } from 'ical-generator';
import {
  googleCalendarUrl,
  office365Url,
  outlookUrl,
  yahooCalendarUrl,
} from '../../../../domain/events/calendarLinks.ts';
import type { Config } from '../../../platform/config.ts';
import type { CalendarMail } from '../../../platform/mail/outgoing.ts';
import { entryOf, type CalendarEvent } from './calendarEntry.ts';

/** `key` is the secret in the address of the .ics file: the event's calendar key, or its public link for guests. */
export function calendarLinksOf({ publicUrl }: Config, event: Omit<CalendarEvent, 'status' | 'sequence'>, key: string) {
  const entry = entryOf(event);
  return {
    google: googleCalendarUrl(entry),
    outlook: outlookUrl(entry),
    office365: office365Url(entry),
    yahoo: yahooCalendarUrl(entry),
    ics: `${publicUrl}/calendar/${key}.ics`,
  };
}

/** The content for calendar programs that poll the .ics address. */
export const publishedCalendar = (config: Config, event: CalendarEvent) =>
  calendarOf(config, event, ICalCalendarMethod.PUBLISH);

/** An event of the public feed. */
export type ListedCalendarEvent = Omit<CalendarEvent, 'meetingLink'> & {
  publicLink: string | null;
  calendarChangedAt: string;
};

/** How often calendar programs shall read the feed again, in seconds. */
const FEED_TTL = 3600;

/** The calendar of the listed public events. Its entries link to their pages, and not to online meetings. */
export function feedCalendar(config: Config, events: ListedCalendarEvent[]): string {
  const { product } = config;
  const calendar = createCalendar(config, ICalCalendarMethod.PUBLISH);
  calendar.name(`Events fra ${product}`).ttl(FEED_TTL);
  for (const { publicLink, calendarChangedAt, ...event } of events)
    addEntry(calendar, config, { ...event, meetingLink: null }, ICalCalendarMethod.PUBLISH)
      .url(`${config.publicUrl}/events/public/${publicLink}`)
      .lastModified(new Date(calendarChangedAt))
      .stamp(new Date(calendarChangedAt));
  return calendar.toString();
}

export interface Attendee {
  name: string;
  email: string;
  /** How often the person got or lost a place; see `EventRegistration.placeChanges`. */
  placeChanges?: number;
}

/** The attachment of an attendee's mail. Its UID never changes, so calendars update or cancel the earlier entry. */
export function calendarInvitation(
  config: Config,
  event: CalendarEvent,
  attendee: Attendee,
  method: CalendarMail['method'] = 'REQUEST',
): CalendarMail {
  return { method, content: calendarOf(config, event, ICalCalendarMethod[method], attendee) };
}

/** Characters that cannot be escaped in the quoted name parameter of an iCalendar attendee. */
const UNSAFE_IN_NAMES = /["\\;,\p{Cc}]/gu;

function calendarOf(config: Config, event: CalendarEvent, method: ICalCalendarMethod, attendee?: Attendee): string {
  const calendar = createCalendar(config, method);
  const entry = addEntry(calendar, config, event, method, attendee?.placeChanges);
  if (attendee)
    entry.createAttendee({
      name: attendee.name.replaceAll(UNSAFE_IN_NAMES, ' '),
      email: attendee.email,
      status: isCancelled(event, method) ? ICalAttendeeStatus.DECLINED : ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  return calendar.toString();
}

const createCalendar = ({ product, legal }: Config, method: ICalCalendarMethod) =>
  ical({ prodId: { company: legal.companyName, product, language: 'DA' }, method });

const isCancelled = ({ status }: CalendarEvent, method: ICalCalendarMethod) =>
  method === ICalCalendarMethod.CANCEL || status === 'CANCELLED';

/** Start and end are written in UTC, which summer time cannot make ambiguous. */
function addEntry(
  calendar: ICalCalendar,
  { product, publicUrl, legal }: Config,
  event: CalendarEvent,
  method: ICalCalendarMethod,
  placeChanges = 0,
) {
  const { title: summary, description, start, end, location } = entryOf(event);
  return calendar.createEvent({
    id: `${event.id}@${new URL(publicUrl).hostname}`,
    // Both numbers only rise, and so does their sum: a new place has a later number than the CANCEL of the last one.
    sequence: event.sequence + placeChanges,
    start,
    end,
    summary,
    description,
    location,
    status: isCancelled(event, method) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: product, email: legal.email },
    ...(event.isOnline && event.meetingLink && { url: event.meetingLink }),
  });
}
