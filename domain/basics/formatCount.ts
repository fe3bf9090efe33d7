import { lazyValue } from './lazyValue.ts';
import { withMinus } from './withMinus.ts';

// A formatter takes much longer to create than to use.
const counts = lazyValue(() => new Intl.NumberFormat('da-DK'));
const decimals = lazyValue(() => new Intl.NumberFormat('da-DK', { maximumFractionDigits: 2 }));

/** Formats a count, as in '1.000'. */
export const formatCount = (count: number): string => withMinus(counts().format(count));

/** Formats a number with at most two decimals, as in '1.250,75' and '14'. */
export const formatDecimal = (value: number): string => withMinus(decimals().format(value));

/** Formats a count with its noun in the singular or plural, as in '1 licens' and '1.200 licenser'. */
export const formatPlural = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const formatLicenseCount = (count: number): string => formatPlural(count, 'licens', 'licenser');
/** Formats a number of hours, as in '1 time' and '2,25 timer'. */
export const formatHourCount = (hours: number): string => `${formatDecimal(hours)} ${hours === 1 ? 'time' : 'timer'}`;
export const formatMonthCount = (count: number): string => formatPlural(count, 'måned', 'måneder');
