import { lazyValue } from './lazyValue.ts';

export const TIME_ZONE = 'Europe/Copenhagen';

export type Moment = string | number | Date;

/** Returns a getter for a date format with the time zone of Copenhagen. The format is created at the first use. */
export const dateFormat = (options: Intl.DateTimeFormatOptions, locale = 'da-DK') =>
  lazyValue(() => new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options }));

const isoDate = dateFormat({}, 'sv-SE');

/** The date in Copenhagen at a moment, as in '2026-11-21'. */
export const dateOf = (moment: Moment = Date.now()): string => isoDate().format(new Date(moment));
