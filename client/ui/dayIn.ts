/** The day that an address asks for; null where it is no day on the calendar. */
export const dayIn = (wanted: string | null): string | null =>
  wanted && /^\d{4}-\d{2}-\d{2}$/.test(wanted) && !Number.isNaN(Date.parse(wanted)) ? wanted : null;
