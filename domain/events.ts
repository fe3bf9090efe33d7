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
export const eventPlace = ({ isOnline, location }: { isOnline: boolean; location?: string | null }): string => (isOnline ? ONLINE : location ?? '');

export const takesSeat = (status: RegistrationStatus): boolean => status === 'REGISTERED' || status === 'CONFIRMED';

export const isFull = ({ capacity, registrationCount }: { capacity?: number | null; registrationCount: number }): boolean =>
  capacity != null && registrationCount >= capacity;

/** Why nobody can sign up or off any more. */
export function closedBecause(event: EventTimes & { status: EventStatus }, now = Date.now()): string | undefined {
  if (event.status === 'CANCELLED') return 'Eventet er aflyst';
  if (event.status === 'COMPLETED' || endOf(event).getTime() <= now) return 'Eventet er afsluttet';
  return undefined;
}

export const PAID_EVENT_NOTE = 'Bemærk: Dette er et betalt arrangement. Du vil modtage faktura inden eventet.';
