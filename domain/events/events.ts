import { addDays, dateOf, formatLongDate, formatWeekdayDate, momentOf } from '../basics/dates.ts';
import type { EventStatus, RegistrationStatus } from '../basics/vocabulary.ts';

/** Days after an event for which the data of people without an account is kept. */
export const GUEST_DATA_DAYS = 90;

export interface EventTimes {
  date: string;
  /** The time in Copenhagen, as HH:MM. */
  startTime: string;
  endTime: string;
}

export const startOf = ({ date, startTime }: EventTimes): Date => momentOf(date, startTime);
export const endOf = ({ date, endTime }: EventTimes): Date => momentOf(date, endTime);

/** Formats as in 'torsdag den 26. november 2026 kl. 09.00-12.00'. */
export const formatEventTime = ({ date, startTime, endTime }: EventTimes): string =>
  `${formatWeekdayDate(momentOf(date))} kl. ${startTime.replace(':', '.')}-${endTime.replace(':', '.')}`;

export const ONLINE = 'Online event';
export const formatEventLocation = ({ isOnline, location }: { isOnline: boolean; location?: string | null }): string =>
  isOnline ? ONLINE : (location ?? '');

interface EventPlaceFacts extends EventTimes {
  isOnline: boolean;
  location?: string | null;
  meetingLink?: string | null;
}

/** Time and place as attendees know them, as a text that is compared: a change of the text is mailed to them. */
export const attendeeFacts = ({ date, startTime, endTime, isOnline, location, meetingLink }: EventPlaceFacts): string =>
  JSON.stringify([
    date,
    startTime,
    endTime,
    isOnline,
    isOnline ? null : location?.trim() || null,
    isOnline ? meetingLink?.trim() || null : null,
  ]);

/** The facts that `attendeeFacts` has written. */
export function readAttendeeFacts(text: string): Required<EventPlaceFacts> {
  const [date, startTime, endTime, isOnline, location, meetingLink] = JSON.parse(text) as [
    string,
    string,
    string,
    boolean,
    string | null,
    string | null,
  ];
  return { date, startTime, endTime, isOnline, location, meetingLink };
}

/** Whether a registration with this status has a place. */
export const isPlaceStatus = (status: RegistrationStatus): boolean => status === 'REGISTERED' || status === 'CONFIRMED';

/** Whether a registration takes one of the event's places. An open offer and a request keep theirs from others. */
export const holdsPlace = (status: RegistrationStatus): boolean =>
  isPlaceStatus(status) || status === 'OFFERED' || status === 'REQUESTED';

/** The status of a person who signs up, or accepts an offer: the event may require an admin's confirmation. */
export const signUpStatus = ({ requiresConfirmation }: { requiresConfirmation: boolean }): RegistrationStatus =>
  requiresConfirmation ? 'REQUESTED' : 'REGISTERED';

/** Whether a registration with this status has a place in the queue. A person who is offered a place keeps theirs. */
export const isQueueStatus = (status: RegistrationStatus): boolean => status === 'WAITLISTED' || status === 'OFFERED';

interface Places {
  capacity?: number | null;
  registrationCount: number;
}

/** Whether every place is taken. An admin may assign any place that is not taken, also one that is kept. */
export const areAllPlacesTaken = ({ capacity, registrationCount }: Places): boolean =>
  capacity != null && registrationCount >= capacity;

/** Whether nobody can register for a place. A free place is kept for each person on the waiting list. */
export const isFull = ({ capacity, registrationCount, waitingCount }: Places & { waitingCount: number }): boolean =>
  capacity != null && registrationCount + waitingCount >= capacity;

/** Whether the end of the event has passed. */
export const isOver = (event: EventTimes, now = Date.now()): boolean => endOf(event).getTime() <= now;

/** The hours in which an offered place can be accepted, unless an admin chooses others for the event. */
export const DEFAULT_OFFER_HOURS = 24;
export const MAX_OFFER_HOURS = 336;

/** When an offer of a place that is made now runs out: after the event's hours, and at its start at the latest. */
export const offerEnd = (event: EventTimes & { offerHours: number }, now = Date.now()): Date =>
  new Date(Math.min(now + event.offerHours * 3600_000, startOf(event).getTime()));

/** Whether free places of the event are offered to people who wait: it is published and has not begun. */
export const canOfferPlaces = (event: EventWithStatus, now = Date.now()): boolean =>
  event.status === 'PUBLISHED' && startOf(event).getTime() > now;

type EventWithStatus = EventTimes & { status: EventStatus };

const isPublishedPast = (event: EventWithStatus, now: number) => event.status === 'PUBLISHED' && isOver(event, now);

/** The status to show. A published event counts as completed once its end has passed. */
export const shownStatus = <Status extends string>(
  event: EventTimes & { status: Status },
  now = Date.now(),
): Status | 'COMPLETED' => (event.status === 'PUBLISHED' && isOver(event, now) ? 'COMPLETED' : event.status);

/** Whether a save turns an event into a published one that is over. That is usually a mistake in the date. */
export const isPublishingPastEvent = (after: EventWithStatus, before?: EventWithStatus, now = Date.now()): boolean =>
  isPublishedPast(after, now) && !(before && isPublishedPast(before, now));

export const PAST_NOT_CONFIRMED = 'Eventet er allerede slut. Sæt kryds her, hvis det skal udgives alligevel.';

/**
 * Returns why registrations can no longer change: the event is cancelled or over. Undefined otherwise, as for drafts.
 */
export function closedReason(event: EventWithStatus, now = Date.now()): string | undefined {
  if (event.status === 'CANCELLED') return 'Eventet er aflyst';
  if (event.status === 'COMPLETED' || isOver(event, now)) return 'Eventet er afsluttet';
  return undefined;
}

export const PAID_EVENT_NOTE = 'Bemærk: Dette er et betalt arrangement. Du vil modtage faktura inden eventet.';

/** The last day on which a place at a paid event can be cancelled without payment. */
export const lastFreeDay = ({ date }: Pick<EventTimes, 'date'>, cancelDays: number): string =>
  addDays(date, -cancelDays);

/** Whether a place that is cancelled today need not be paid. */
export const isCancelledInTime = (freeUntil: string, today = dateOf()): boolean => today <= freeUntil;

/** Says until when a place can be cancelled without payment, before a person signs up. */
export const cancelTerms = (freeUntil: string, today = dateOf()): string =>
  isCancelledInTime(freeUntil, today)
    ? `Afmelding er gratis til og med den ${formatLongDate(freeUntil)}. Derefter skal pladsen betales.`
    : `Tilmeldingen er bindende: Afmelding var gratis til og med den ${formatLongDate(freeUntil)}.`;

/** Says what a cancellation means for the payment of a place, before the person confirms it. */
export const cancelConsequence = (freeUntil: string, today = dateOf()): string =>
  isCancelledInTime(freeUntil, today)
    ? 'Pladsen skal ikke betales. Er der sendt en faktura, bliver den krediteret.'
    : `Fristen for gratis afmelding var den ${formatLongDate(freeUntil)}, så pladsen skal betales alligevel.`;
