import { dateOf } from '../../domain/dates.ts';
import { formatPlural, formatHourCount, formatDecimal } from '../../domain/formatCount.ts';

const DAY_MS = 86_400_000;
const SOON_DAYS = 30;

// The hours of a card are a balance and shown as decimals; worked time is shown in hours and minutes (`hoursText`).

/** Formats the hours left as '14,25'; an hour or less gets at most one decimal. */
export const hoursNumber = (hours: number) =>
  hours.toLocaleString('da-DK', { maximumFractionDigits: hours <= 1 ? 1 : 2 });

export const hoursWord = (hours: number) => (hours === 1 ? 'time' : 'timer');

/** Formats used time as '−1,50' and returned time as '+0,50'. */
export const usedText = (minutes: number) => `${minutes < 0 ? '+' : '−'}${columnHours(minutes)}`;

/** Formats a balance as '14,25', or '−0,25' when the card is overdrawn. */
export const balanceText = (minutes: number) => `${minutes < 0 ? '−' : ''}${columnHours(minutes)}`;

/** Always two decimals, so that the numbers of a column line up. */
const columnHours = (minutes: number) =>
  (Math.abs(minutes) / 60).toLocaleString('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats '10,75 timer brugt · 14,25 tilbage'. */
export const sumsText = ({ hours, hoursUsed }: { readonly hours: number; readonly hoursUsed: number }) =>
  `${formatHourCount(hoursUsed)} brugt · ${formatDecimal(Math.max(0, hours - hoursUsed))} tilbage`;

/** Returns a note about a card that expires soon, and undefined for other dates. */
export function expiryText(expiresOn: string, today = dateOf()): string | undefined {
  const days = Math.round((Date.parse(expiresOn) - Date.parse(today)) / DAY_MS);
  if (days < 0 || days > SOON_DAYS) return undefined;
  if (days === 0) return 'Udløber i dag';
  return `Udløber om ${formatPlural(days, 'dag', 'dage')}`;
}

export const isClipCardExpired = (expiresOn: string | null | undefined, today = dateOf()) =>
  Boolean(expiresOn && expiresOn < today);
