/** Parses a search parameter as a date. Returns null when the parameter is absent or no date of the calendar. */
export const parseDay = (parameter: string | null): string | null =>
  parameter && /^\d{4}-\d{2}-\d{2}$/.test(parameter) && !Number.isNaN(Date.parse(parameter)) ? parameter : null;
