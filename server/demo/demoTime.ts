import { dateOf, momentOf } from '../../domain/basics/dates.ts';
import { newId, prefixOf, timeDigits } from '../platform/db/ids.ts';
import type { Write } from '../platform/db/writes.ts';
import type { NewActivity } from '../rooms/companies/activity/activity.service.ts';
import { Activity } from '../rooms/companies/activity/Activity.ts';

const DAY_MS = 24 * 3600_000;

export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** A moment during working hours, `days` days before a date. */
export const daysBefore = (date: string, days: number) => new Date(momentOf(date, '10:15').getTime() - days * DAY_MS);

/** A moment between nine and five on the same day. */
export function inOfficeHours(moment: Date): Date {
  const part = (moment.getTime() % DAY_MS) / DAY_MS;
  return new Date(momentOf(dateOf(moment), '09:00').getTime() + (part * DAY_MS) / 3);
}

/**
 * A moment in the office hours of a working day: that day or one of the days before, not after now and not before
 * `earliest`.
 */
export function onWorkday(moment: Date, earliest: Date): Date {
  let workday = inOfficeHours(moment);
  while (isWeekend(workday) || workday.getTime() > Date.now()) workday = new Date(workday.getTime() - DAY_MS);
  return new Date(Math.max(workday.getTime(), earliest.getTime()));
}

const isWeekend = (moment: Date) => [0, 6].includes(new Date(dateOf(moment)).getUTCDay());

/** The moment after `part`, from 0 to 1, of the time between `from` and now. */
export const between = (from: Date, part: number) => new Date(from.getTime() + (Date.now() - from.getTime()) * part);

/** The moment, or now when it is still to come. */
export const notAfterNow = (moment: Date) => new Date(Math.min(moment.getTime(), Date.now()));

/** A moment so many days later, but never after now. */
export const daysAfter = (moment: Date, days: number) => notAfterNow(new Date(moment.getTime() + days * DAY_MS));

export interface DatedRow {
  id: string;
  createdAt: Date;
}

/** The id and the time of a row that is created with them, because others refer to it at once. */
export const datedRow = (prefix: string, moment: Date): DatedRow =>
  backdate({ id: newId(prefix), createdAt: moment }, moment);

/** Sets the time of creation. The id changes as well, because ids contain their time and are sorted by it. */
export function backdate<Row extends DatedRow>(row: Row, moment: Date): Row {
  return Object.assign(row, { id: `${prefixOf(row.id)}_${timeDigits(moment)}${row.id.slice(-16)}`, createdAt: moment });
}

export const backdatedActivity = (
  { em }: Write,
  activity: NewActivity,
  actorName: string,
  moment: Date,
  actorId: string | null = null,
): Activity => backdate(em.create(Activity, { ...activity, actorId, actorName }), moment);
