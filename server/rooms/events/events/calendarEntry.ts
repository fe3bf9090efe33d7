import { readRichText } from '../../../../domain/basics/readRichText.ts';
import { plainText } from '../../../../domain/basics/richText.ts';
import type { EventStatus } from '../../../../domain/basics/vocabulary.ts';
import type { CalendarEntry } from '../../../../domain/events/calendarLinks.ts';
import { endOf, formatEventLocation, startOf } from '../../../../domain/events/events.ts';

export interface CalendarEvent {
  id: string;
  title: string;
  description: string;
  status: EventStatus;
  date: string;
  startTime: string;
  endTime: string;
  isOnline: boolean;
  location: string | null;
  meetingLink: string | null;
  sequence: number;
}

/** What a calendar shows of an event. */
export function entryOf(event: Omit<CalendarEvent, 'id' | 'status' | 'sequence'>): CalendarEntry {
  const link = event.isOnline && event.meetingLink ? `Mødelink: ${event.meetingLink}\n\n` : '';
  return {
    title: event.title,
    description: `${link}${plainText(readRichText(event.description))}`,
    start: startOf(event),
    end: endOf(event),
    location: formatEventLocation(event),
  };
}

/** The entry as a text that is compared: the sequence number rises when the text changes, and only then. */
export const calendarFacts = (event: Omit<CalendarEvent, 'id' | 'sequence'>): string =>
  JSON.stringify([entryOf(event), event.status === 'CANCELLED']);
