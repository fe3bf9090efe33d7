import { counted } from '../../domain/counted.ts';
import { dateOf } from '../../domain/dates.ts';
import { hoursText } from '../../domain/workedTime.ts';

const DAY_MS = 86_400_000;
const SOON_DAYS = 30;

/** '14,25', and with one decimal where there is but an hour left of it. */
export const hoursNumber = (hours: number) => hours.toLocaleString('da-DK', { maximumFractionDigits: hours <= 1 ? 1 : 2 });

export const hoursWord = (hours: number) => (hours === 1 ? 'time' : 'timer');

/** '−1 t 30 min' for what was used, '+30 min' for what was given back. */
export const usedText = (minutes: number) => `${minutes < 0 ? '+' : '−'}${hoursText(Math.abs(minutes))}`;

/** '14 t 15 min', and '−15 min' where a card is overdrawn. */
export const balanceText = (minutes: number) => `${minutes < 0 ? '−' : ''}${hoursText(Math.abs(minutes))}`;

/** What a card's last day deserves to be said about it: nothing, as long as it is far away. */
export function expiryText(expiresOn: string, today = dateOf()): string | undefined {
  const days = Math.round((Date.parse(expiresOn) - Date.parse(today)) / DAY_MS);
  if (days < 0 || days > SOON_DAYS) return undefined;
  if (days === 0) return 'Udløber i dag';
  return `Udløber om ${counted(days, 'dag', 'dage')}`;
}

export const isExpired = (expiresOn: string | null | undefined, today = dateOf()) => Boolean(expiresOn && expiresOn < today);
