/** Hours with decimals, such as '1,5' and ',5'; with a unit or without. */
const HOURS = /^(\d*)(?:[.,](\d+))?\s*(?:t|time|timer)?$/;
/** Hours and minutes, such as '1:30' and '1 t 30 min'. */
const HOURS_AND_MINUTES = /^(\d+)\s*(?::|t|time|timer)\s*([0-5]?\d)\s*(?:m|min)\.?$|^(\d*):([0-5]\d)$/;
const MINUTES = /^(\d+)\s*(?:m|min|minutter)\.?$/;

/**
 * Parses worked time that a Danish user typed: '1,5', '1.5', '1:30', '1 t 30 min' and '90 min' are the same time.
 * Returns whole minutes, or NaN when the text is not a time.
 */
export function parseWorkedTime(typed: string): number {
  const text = typed.trim().toLowerCase();
  const minutes = MINUTES.exec(text);
  if (minutes) return Number(minutes[1]);
  const both = HOURS_AND_MINUTES.exec(text);
  if (both) return Number(both[1] ?? both[3]) * 60 + Number(both[2] ?? both[4]);
  const hours = HOURS.exec(text);
  if (!hours || !(hours[1] || hours[2])) return NaN;
  return Math.round(Number(`${hours[1] || '0'}.${hours[2] ?? '0'}`) * 60);
}
