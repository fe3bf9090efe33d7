/** '1.000' */
export const written = (count: number): string => count.toLocaleString('da-DK');

/** '1.250,75', and '14' where there are none. */
export const writtenExactly = (value: number): string => value.toLocaleString('da-DK', { maximumFractionDigits: 2 });

/** '1 licens', '1.200 licenser' */
export const counted = (count: number, one: string, many: string): string =>
  `${written(count)} ${count === 1 ? one : many}`;

export const countedLicenses = (count: number): string => counted(count, 'licens', 'licenser');
/** '1 time', '2,25 timer' */
export const countedHours = (hours: number): string => `${writtenExactly(hours)} ${hours === 1 ? 'time' : 'timer'}`;
export const countedMonths = (count: number): string => counted(count, 'måned', 'måneder');
