import { formatWeekdayDate, momentOf } from './dates.ts';
import type { EventStatus, RegistrationStatus } from './vocabulary.ts';

export interface EventTimes {
  date: string;
  /** 'HH:MM' on the clocks in Copenhagen. */
  startTime: string;
  endTime: string;
}

export const startOf = ({ date, startTime }: EventTimes): Date => momentOf(date, startTime);
export const endOf = ({ date, endTime }: EventTimes): Date => momentOf(date, endTime);

/** 'torsdag den 26. november 2026 kl. 09.00-12.00' */
export const formatEventTime = ({ date, startTime, endTime }: EventTimes): string =>
  `${formatWeekdayDate(momentOf(date))} kl. ${startTime.replace(':', '.')}-${endTime.replace(':', '.')}`;

export const ONLINE = 'Online event';
export const eventPlace = ({ isOnline, location }: { isOnline: boolean; location?: string | null }): string =>
  isOnline ? ONLINE : (location ?? '');

export const takesSeat = (status: RegistrationStatus): boolean => status === 'REGISTERED' || status === 'CONFIRMED';

interface Seats {
  capacity?: number | null;
  registrationCount: number;
}

/** Every seat is taken. An admin may give any other seat. */
export const isSoldOut = ({ capacity, registrationCount }: Seats): boolean =>
  capacity != null && registrationCount >= capacity;

/** No seat is left to sign up for: a free seat is kept for each person on the waiting list. */
export const isFull = ({ capacity, registrationCount, waitingCount }: Seats & { waitingCount: number }): boolean =>
  capacity != null && registrationCount + waitingCount >= capacity;

export const isOver = (event: EventTimes, now = Date.now()): boolean => endOf(event).getTime() <= now;

type Dated = EventTimes & { status: EventStatus };

const isPublishedPast = (event: Dated, now: number) => event.status === 'PUBLISHED' && isOver(event, now);

/** The status that everybody is shown: a published event counts as completed once its end has passed. */
export const shownStatus = <Status extends string>(
  event: EventTimes & { status: Status },
  now = Date.now(),
): Status | 'COMPLETED' => (event.status === 'PUBLISHED' && isOver(event, now) ? 'COMPLETED' : event.status);

/** A save publishes an event that is over already, and the event was not so before: mostly a slip in the date. */
export const publishesPast = (after: Dated, before?: Dated, now = Date.now()): boolean =>
  isPublishedPast(after, now) && !(before && isPublishedPast(before, now));

export const PAST_NOT_CONFIRMED = 'Eventet er allerede slut. Sæt kryds her, hvis det skal udgives alligevel.';

/** Why nobody can sign up or off any more. */
export function closedBecause(event: Dated, now = Date.now()): string | undefined {
  if (event.status === 'CANCELLED') return 'Eventet er aflyst';
  if (event.status === 'COMPLETED' || isOver(event, now)) return 'Eventet er afsluttet';
  return undefined;
}

export const PAID_EVENT_NOTE = 'Bemærk: Dette er et betalt arrangement. Du vil modtage faktura inden eventet.';
