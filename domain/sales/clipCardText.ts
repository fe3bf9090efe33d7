import { dateOf } from '../basics/dates.ts';
import { formatPlural, formatHourCount, formatDecimal } from '../basics/formatCount.ts';

const DAY_MS = 86_400_000;
const SOON_DAYS = 30;

// The hours of a card are a balance and shown as decimals. Worked time is shown in hours and minutes, which
// `formatWorkedTime` does.

/** Formats the hours left as '14,25', with at most two decimals; an hour or less gets at most one, as in '0,8'. */
export const hoursNumber = (hours: number) =>
  hours.toLocaleString('da-DK', { maximumFractionDigits: hours <= 1 ? 1 : 2 });

export const hoursWord = (hours: number) => (hours === 1 ? 'time' : 'timer');

/** Formats minutes as the hours of an entry: used time as '−1,50', and returned time, which is negative, as '+0,50'. */
export const usedText = (minutes: number) => `${minutes < 0 ? '+' : '−'}${columnHours(minutes)}`;

/** Formats a balance in minutes as hours: '14,25', or '−0,25' when more hours were used than the card has. */
export const balanceText = (minutes: number) => `${minutes < 0 ? '−' : ''}${columnHours(minutes)}`;

/** Formats hours without a sign and with two decimals, so that the numbers of a column line up. */
const columnHours = (minutes: number) =>
  (Math.abs(minutes) / 60).toLocaleString('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats the used and remaining hours of a card as '10,75 timer brugt · 14,25 tilbage'. */
export const sumsText = ({ hours, hoursUsed }: { readonly hours: number; readonly hoursUsed: number }) =>
  `${formatHourCount(hoursUsed)} brugt · ${formatDecimal(Math.max(0, hours - hoursUsed))} tilbage`;

/** Returns a note for a card that expires within 30 days, and undefined for a later or past date. */
export function expiryText(expiresOn: string, today = dateOf()): string | undefined {
  const days = Math.round((Date.parse(expiresOn) - Date.parse(today)) / DAY_MS);
  if (days < 0 || days > SOON_DAYS) return undefined;
  if (days === 0) return 'Udløber i dag';
  return `Udløber om ${formatPlural(days, 'dag', 'dage')}`;
}

/** A card can be used on the day it expires. A card without an expiry does not expire. */
export const isClipCardExpired = (expiresOn: string | null | undefined, today = dateOf()) =>
  Boolean(expiresOn && expiresOn < today);
