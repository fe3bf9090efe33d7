import { formatKroner, withVat } from '../../../domain/basics/money.ts';
import { clipCardPrice, MAX_HOURS, MIN_HOURS } from '../../../domain/money/clipCardPricing.ts';
import type { Prices } from '../../../domain/money/prices.ts';

export const BUY_TITLE = 'Køb klippekort';

/** Hours that are still being typed may be invalid and then have no price. */
export const isPriced = (hours: number) => Number.isInteger(hours) && hours >= MIN_HOURS && hours <= MAX_HOURS;

/** The hours that a URL asks for; null when they are missing or cannot be bought. */
export function parseHours(value: string | null): number | null {
  const hours = value && /^\d+$/.test(value) ? Number(value) : NaN;
  return isPriced(hours) ? hours : null;
}

/**
 * The label of the buy button. By invoice, the price excludes VAT, like all prices that the portal shows. By card, it
 * is the full amount, which is charged at once.
 */
export function buyLabel(prices: Prices, hours: number, isByCard: boolean): string {
  if (!isPriced(hours)) return BUY_TITLE;
  const { net } = clipCardPrice(prices, hours);
  return isByCard ? `Betal ${formatKroner(withVat(net))}` : `Køb for ${formatKroner(net)}`;
}
