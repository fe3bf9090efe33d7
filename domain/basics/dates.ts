import { dateFormat, dateOf, type Moment } from './dateOf.ts';

export { dateFormat, dateOf, TIME_ZONE } from './dateOf.ts';

const shortDate = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const longDate = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const monthOnly = dateFormat({ month: 'long', year: 'numeric' });
const weekdayDate = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const clock = dateFormat({ hour: '2-digit', minute: '2-digit' });
const isoDateTime = dateFormat({ dateStyle: 'short', timeStyle: 'medium' }, 'sv-SE');

const toDate = (moment: Moment) => new Date(moment);

/** Formats as in '21. nov. 2026'. */
export const formatDate = (moment: Moment) => shortDate().format(toDate(moment));
/** Formats as in '21. november 2026'. */
export const formatLongDate = (moment: Moment) => longDate().format(toDate(moment));
/** Formats as in 'november 2026'. */
export const formatMonth = (moment: Moment) => monthOnly().format(toDate(moment));
/** Formats as in '1. nov. 2026 til 30. nov. 2026'. Both days belong to the period. */
export const formatPeriod = (from: Moment, to: Moment) => `${formatDate(from)} til ${formatDate(to)}`;
/** Formats as in 'lørdag den 21. november 2026'. */
export const formatWeekdayDate = (moment: Moment = Date.now()) => weekdayDate().format(toDate(moment));
/** Formats as in '09.12'. */
export const formatTime = (moment: Moment) => clock().format(toDate(moment));

/** Formats as in '21. nov. 2026 kl. 09.12'. */
export const formatDateTime = (moment: Moment) => `${formatDate(moment)} kl. ${formatTime(moment)}`;

/** Formats as in 'I dag kl. 09.12' and 'I går kl. 16.30'; earlier moments as in '21. nov. 2026'. */
export function formatRecent(moment: Moment, now: Moment = Date.now()): string {
  const date = dateOf(moment);
  if (date === dateOf(now)) return `I dag kl. ${formatTime(moment)}`;
  if (date === addDays(dateOf(now), -1)) return `I går kl. ${formatTime(moment)}`;
  return formatDate(moment);
}

/** The Danish greeting for the time of day in Copenhagen. */
export function greeting(now: Moment = Date.now()): string {
  const hour = Number(formatTime(now).slice(0, 2));
  if (hour < 5) return 'Godnat';
  if (hour < 10) return 'Godmorgen';
  if (hour < 12) return 'God formiddag';
  if (hour < 18) return 'God eftermiddag';
  return 'Godaften';
}

/**
 * Returns the moment at which clocks in Copenhagen show this date and time. In March, a time in the skipped hour is
 * read as one hour later, 02:30 as 03:30. In October, a time in the hour that occurs twice is read as its second
 * occurrence.
 */
export function momentOf(date: string, time = '00:00'): Date {
  const asUtc = Date.parse(`${date}T${time}Z`);
  const estimate = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(estimate));
}

/** A date and time in Copenhagen with their offset from UTC, as in '2026-12-03T09:00:00+01:00'. */
export function isoOf(date: string, time: string): string {
  const hours = Math.round(offsetAt(momentOf(date, time).getTime()) / 3_600_000);
  return `${date}T${time}:00+${String(hours).padStart(2, '0')}:00`;
}

/** Adds months to a date. Keeps the day, or uses the last day of a shorter month: a month after 01-31 is 02-28. */
export function addMonths(date: string, months: number): string {
  const [year, month, dayOfMonth] = date.split('-').map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastDay))).toISOString().slice(0, 10);
}

/** Adds days to a date. Computed in UTC, so that summer time has no effect. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The Monday of the week of a date. */
export const mondayOf = (date: string): string => addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Number of whole months from a date to another one that is not earlier. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear, fromMonth] = from.split('-').map(Number) as [number, number];
  const [year, month] = to.split('-').map(Number) as [number, number];
  const months = (year - fromYear) * 12 + month - fromMonth;
  return addMonths(from, months) <= to ? months : months - 1;
}

/** Number of days from a date to another one; negative if the other one is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** The last day of a term that begins on `firstDay`: three years from 22 November 2026 end with 21 November 2029. */
export const lastDayOfTerm = (firstDay: string, months: number): string => addDays(addMonths(firstDay, months), -1);

/**
 * The last day of a term after a renewal by a number of months. The months are counted from the first day of the term,
 * so that a short month in between does not shorten later terms. If the term does not end with a whole month, the
 * months are counted from the day after its last day.
 */
export function lastDayAfterRenewal(firstDay: string, lastDay: string, months: number): string {
  const [firstYear, firstMonth] = firstDay.split('-').map(Number) as [number, number];
  const [year, month] = addDays(lastDay, 1).split('-').map(Number) as [number, number];
  const elapsedMonths = (year - firstYear) * 12 + month - firstMonth;
  return lastDayOfTerm(firstDay, elapsedMonths) === lastDay
    ? lastDayOfTerm(firstDay, elapsedMonths + months)
    : lastDayOfTerm(addDays(lastDay, 1), months);
}

/** Adds months to a moment and keeps the time of day in Copenhagen, also across a change to summer time. */
export function addMonthsToMoment(moment: Moment, months: number): Date {
  const [date, time] = isoDateTime().format(toDate(moment)).split(' ') as [string, string];
  return momentOf(addMonths(date, months), time);
}

/** The offset of Copenhagen from UTC at a moment, in milliseconds. */
function offsetAt(momentMs: number): number {
  const wholeSecondMs = Math.floor(momentMs / 1000) * 1000;
  return Date.parse(`${isoDateTime().format(wholeSecondMs).replace(' ', 'T')}Z`) - wholeSecondMs;
}

/** The first day of a month. */
export const monthStart = (today = dateOf()): string => `${today.slice(0, 7)}-01`;
