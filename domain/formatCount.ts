/** Formats a count, as in '1.000'. */
export const written = (count: number): string => count.toLocaleString('da-DK');

/** Formats a number with at most two decimals, as in '1.250,75' and '14'. */
export const writtenExactly = (value: number): string => value.toLocaleString('da-DK', { maximumFractionDigits: 2 });

/** Formats a count with its noun in the singular or plural, as in '1 licens' and '1.200 licenser'. */
export const counted = (count: number, one: string, many: string): string =>
  `${written(count)} ${count === 1 ? one : many}`;

export const countedLicenses = (count: number): string => counted(count, 'licens', 'licenser');
/** Formats a number of hours, as in '1 time' and '2,25 timer'. */
export const countedHours = (hours: number): string => `${writtenExactly(hours)} ${hours === 1 ? 'time' : 'timer'}`;
export const countedMonths = (count: number): string => counted(count, 'måned', 'måneder');
