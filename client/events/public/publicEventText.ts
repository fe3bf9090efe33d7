import { formatWeekdayDate } from '../../../domain/dates.ts';
import { eventPlace, type EventTimes } from '../../../domain/events.ts';
import { cutText } from '../../../domain/graphemes.ts';
import { readRichText } from '../../../domain/readRichText.ts';
import { plainText } from '../../../domain/richText.ts';
import type { EventStatus } from '../../../domain/vocabulary.ts';
import { timeSpan } from '../eventText.ts';

export const SIGN_UP_TITLE = 'Tilmeld dig event';
export const SIGN_UP_PARAMETER = 'tilmeld';
export const SIGN_UP_ADDRESS = `?${SIGN_UP_PARAMETER}=1`;
export const EVENT_NOT_FOUND = 'Event ikke fundet';

/** The event's status as everybody else is shown it; what came after this page was loaded counts as closed. */
export const statusOf = (availability: string): EventStatus =>
  availability === 'OPEN' ? 'PUBLISHED' : availability === 'CANCELLED' ? 'CANCELLED' : 'COMPLETED';

export const EVENT_WITHDRAWN = 'Dette event er ikke tilgængelig for tilmelding';

interface Summed extends EventTimes {
  description: string;
  isOnline: boolean;
  location?: string | null;
}

const MAX_SUMMARY = 200;

/** For a search engine and for whoever gets the link in a message: when, where, and how the description begins. */
export function eventSummary(event: Summed): string {
  const when = `${formatWeekdayDate(event.date)} kl. ${timeSpan(event)}`;
  const text = `${when}, ${eventPlace(event)}. ${plainText(readRichText(event.description))}`
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= MAX_SUMMARY) return text;
  return `${cutText(text, MAX_SUMMARY).replace(/\s+\S*$/, '')} …`;
}
