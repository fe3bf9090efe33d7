import { formatWeekdayDate } from '../../../../domain/basics/dates.ts';
import { cutText } from '../../../../domain/basics/graphemes.ts';
import { readRichText } from '../../../../domain/basics/readRichText.ts';
import { plainText } from '../../../../domain/basics/richText.ts';
import type { EventStatus } from '../../../../domain/basics/vocabulary.ts';
import { formatEventLocation, type EventTimes } from '../../../../domain/events/events.ts';
import { timeSpan } from '../eventText.ts';

export const SIGN_UP_TITLE = 'Tilmeld dig event';
export const SIGN_UP_PARAMETER = 'tilmeld';
export const SIGN_UP_ADDRESS = `?${SIGN_UP_PARAMETER}=1`;
export const EVENT_NOT_FOUND = 'Event ikke fundet';

/**
 * Maps the availability of a public event to the status that its badge and its closing text are about. An unknown
 * value, added after this page was loaded, counts as completed.
 */
export const statusOf = (availability: string): EventStatus =>
  availability === 'OPEN' ? 'PUBLISHED' : availability === 'CANCELLED' ? 'CANCELLED' : 'COMPLETED';

export const EVENT_WITHDRAWN = 'Dette event er ikke tilgængelig for tilmelding';

interface SummarizedEvent extends EventTimes {
  description: string;
  isOnline: boolean;
  location?: string | null;
}

const MAX_SUMMARY_LENGTH = 200;

/** The description for search engines and link previews: time, place and the beginning of the text. */
export function eventSummary(event: SummarizedEvent): string {
  const timeText = `${formatWeekdayDate(event.date)} kl. ${timeSpan(event)}`;
  const text = `${timeText}, ${formatEventLocation(event)}. ${plainText(readRichText(event.description))}`
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= MAX_SUMMARY_LENGTH) return text;
  return `${cutText(text, MAX_SUMMARY_LENGTH).replace(/\s+\S*$/, '')} …`;
}
