import { dateOf, momentOf } from '../../domain/dates.ts';
import { Activity } from '../activity/Activity.ts';
import type { NewActivity } from '../activity/recordActivity.ts';

const DAY = 24 * 3600_000;
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

export const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

/** On that day, between nine and five. */
export function inOfficeHours(moment: Date): Date {
  const part = (moment.getTime() % DAY) / DAY;
  return new Date(momentOf(dateOf(moment), '09:00').getTime() + (part * DAY) / 3);
}

/** Some part of the way from a moment until now. */
export const between = (from: Date, part: number) => new Date(from.getTime() + (Date.now() - from.getTime()) * part);

export const daysAfter = (moment: Date, days: number) => new Date(Math.min(moment.getTime() + days * DAY, Date.now()));

/** As if it had been made then. Ids sort by time, so the id has to say so too. */
export function madeAt<T extends { id: string; createdAt: Date }>(thing: T, moment: Date): T {
  const prefix = thing.id.slice(0, thing.id.lastIndexOf('_'));
  return Object.assign(thing, { id: `${prefix}_${timeDigits(moment)}${thing.id.slice(-16)}`, createdAt: moment });
}

export const told = (activity: NewActivity, actorName: string, moment: Date, actorId: string | null = null): Activity =>
  madeAt(Object.assign(new Activity(), { ...activity, actorId, actorName }), moment);

/** The 48 bits of an id that are its time, as its first ten digits. */
const timeDigits = (moment: Date) =>
  moment
    .getTime()
    .toString(32)
    .padStart(10, '0')
    .replace(/./g, (digit) => DIGITS[Number.parseInt(digit, 32)]!);
