import { counted, countedHours, writtenExactly } from '../../domain/counted.ts';
import { dateOf } from '../../domain/dates.ts';

const DAY_MS = 86_400_000;
const SOON_DAYS = 30;

// A card's hours are a balance, and told in hours with decimals; what somebody worked is told in hours and minutes (`hoursText`).

/** What is left: '14,25', and with one decimal where it is but an hour. */
export const hoursNumber = (hours: number) =>
  hours.toLocaleString('da-DK', { maximumFractionDigits: hours <= 1 ? 1 : 2 });

export const hoursWord = (hours: number) => (hours === 1 ? 'time' : 'timer');

/** '−1,50' for what was used, '+0,50' for what was given back. */
export const usedText = (minutes: number) => `${minutes < 0 ? '+' : '−'}${inColumn(minutes)}`;

/** '14,25', and '−0,25' where a card is overdrawn. */
export const balanceText = (minutes: number) => `${minutes < 0 ? '−' : ''}${inColumn(minutes)}`;

/** All of a column have the same decimals, so that they stand below each other. */
const inColumn = (minutes: number) =>
  (Math.abs(minutes) / 60).toLocaleString('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '10,75 timer brugt · 14,25 tilbage' */
export const sumsText = ({ hours, hoursUsed }: { readonly hours: number; readonly hoursUsed: number }) =>
  `${countedHours(hoursUsed)} brugt · ${writtenExactly(Math.max(0, hours - hoursUsed))} tilbage`;

/** What a card's last day deserves to be said about it: nothing, as long as it is far away. */
export function expiryText(expiresOn: string, today = dateOf()): string | undefined {
  const days = Math.round((Date.parse(expiresOn) - Date.parse(today)) / DAY_MS);
  if (days < 0 || days > SOON_DAYS) return undefined;
  if (days === 0) return 'Udløber i dag';
  return `Udløber om ${counted(days, 'dag', 'dage')}`;
}

export const isExpired = (expiresOn: string | null | undefined, today = dateOf()) =>
  Boolean(expiresOn && expiresOn < today);
