const HOURS_AND_MINUTES = /^(\d{1,4})\s*:\s*([0-5]\d)$/;
const DECIMAL = /^\d{1,4}(?:[.,]\d{1,4})?$/;

/** Parses a time that a user typed: `1,5`, `1.5` and `1:30` are an hour and a half. NaN when the text is not a time. */
export function parseHours(typed: string): number {
  const text = typed.trim();
  if (DECIMAL.test(text)) return Number(text.replace(',', '.'));
  const [, hours, minutes] = HOURS_AND_MINUTES.exec(text) ?? [];
  return hours === undefined ? NaN : Number(hours) + Number(minutes) / 60;
}

/** Formats hours as a user would type them: `1,5`, and `1:20` for a time that is no decimal number. Empty for NaN. */
export function formatTypedHours(hours: number): string {
  if (Number.isNaN(hours)) return '';
  if (Math.abs(hours * 100 - Math.round(hours * 100)) < 1e-6)
    return hours.toLocaleString('da-DK', { useGrouping: false, maximumFractionDigits: 2 });
  const minutes = Math.round(hours * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The hours beyond those that are left; 0 when they suffice, and while the time is not valid. */
export const hoursAbove = (hours: number, left: number): number =>
  Number.isFinite(hours) ? Math.max(0, Math.round((hours - left) * 100) / 100) : 0;
