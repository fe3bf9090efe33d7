import { onceNeeded } from './onceNeeded.ts';

export const TIME_ZONE = 'Europe/Copenhagen';

/** In Danish, as the clocks in Copenhagen show it. */
export const dateFormat = (options: Intl.DateTimeFormatOptions, locale = 'da-DK') =>
  onceNeeded(() => new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options }));

const short = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const long = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const withWeekday = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const clock = dateFormat({ hour: '2-digit', minute: '2-digit' });
const day = dateFormat({}, 'sv-SE');
const wallClock = dateFormat({ dateStyle: 'short', timeStyle: 'medium' }, 'sv-SE');

type Moment = string | number | Date;
const at = (moment: Moment) => new Date(moment);

/** '21. nov. 2026' */
export const formatDate = (moment: Moment) => short().format(at(moment));
/** '21. november 2026' */
export const formatLongDate = (moment: Moment) => long().format(at(moment));
/** 'lørdag den 21. november 2026' */
export const formatWeekdayDate = (moment: Moment = Date.now()) => withWeekday().format(at(moment));
/** '09.12' */
export const formatTime = (moment: Moment) => clock().format(at(moment));

/** '21. nov. 2026 kl. 09.12' */
export const formatDateTime = (moment: Moment) => `${formatDate(moment)} kl. ${formatTime(moment)}`;

/** 'I dag kl. 09.12', 'I går kl. 16.30', and the date of what lies further back. */
export function formatRecent(moment: Moment, now: Moment = Date.now()): string {
  const that = dateOf(moment);
  if (that === dateOf(now)) return `I dag kl. ${formatTime(moment)}`;
  if (that === addDays(dateOf(now), -1)) return `I går kl. ${formatTime(moment)}`;
  return formatDate(moment);
}

export function greeting(now: Moment = Date.now()): string {
  const hour = Number(formatTime(now).slice(0, 2));
  if (hour < 5) return 'Godnat';
  if (hour < 10) return 'Godmorgen';
  if (hour < 12) return 'God formiddag';
  if (hour < 18) return 'God eftermiddag';
  return 'Godaften';
}

/** The date on the calendar in Copenhagen, as '2026-11-21'. */
export const dateOf = (moment: Moment = Date.now()): string => day().format(at(moment));

/** When the clocks in Copenhagen show this. What they skip in March counts as an hour later. */
export function momentOf(date: string, time = '00:00'): Date {
  const shown = Date.parse(`${date}T${time}Z`);
  const nearly = shown - offsetAt(shown);
  return new Date(shown - offsetAt(nearly));
}

/** '2026-01-31' and a month is '2026-02-28': the same day, or the month's last. */
export function addMonths(date: string, months: number): string {
  const [year, month, dayOfMonth] = date.split('-').map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastDay))).toISOString().slice(0, 10);
}

/** Counted in dates alone, so that no summer time gets in between. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The last day of a term that begins on `firstDay`: three years from 22 November 2026 end with 21 November 2029. */
export const lastDayOfTerm = (firstDay: string, months: number): string => addDays(addMonths(firstDay, months), -1);

/**
 * The last day after a renewal by so many months. A term that began on the 31st keeps to the end of its months: counted from its
 * first day, and only where it does not end with a whole month, from the day after its last one.
 */
export function lastDayAfterRenewal(firstDay: string, lastDay: string, months: number): string {
  const [firstYear, firstMonth] = firstDay.split('-').map(Number) as [number, number];
  const [year, month] = addDays(lastDay, 1).split('-').map(Number) as [number, number];
  const served = (year - firstYear) * 12 + month - firstMonth;
  return lastDayOfTerm(firstDay, served) === lastDay
    ? lastDayOfTerm(firstDay, served + months)
    : lastDayOfTerm(addDays(lastDay, 1), months);
}

/** So many months on, at the same time of day, summer time or not. */
export function monthsLater(moment: Moment, months: number): Date {
  const [date, time] = wallClock().format(at(moment)).split(' ') as [string, string];
  return momentOf(addMonths(date, months), time);
}

/** How far ahead of UTC the clocks are, in milliseconds. */
function offsetAt(moment: number): number {
  const seconds = Math.floor(moment / 1000) * 1000;
  return Date.parse(`${wallClock().format(seconds).replace(' ', 'T')}Z`) - seconds;
}
