import { clipCardPrice, MAX_HOURS, MIN_HOURS } from '../../domain/clipCardPricing.ts';
import { formatKroner, withVat } from '../../domain/money.ts';

export const BUY_TITLE = 'Køb klippekort';

/** Half-typed hours have no price. */
export const isPriced = (hours: number) => Number.isInteger(hours) && hours >= MIN_HOURS && hours <= MAX_HOURS;

/** An invoice is bought for its net price, as all prices here are said; what leaves a card at once is said in full. */
export function buyLabel(hours: number, isByCard: boolean): string {
  if (!isPriced(hours)) return BUY_TITLE;
  const { net } = clipCardPrice(hours);
  return isByCard ? `Betal ${formatKroner(withVat(net))}` : `Køb for ${formatKroner(net)}`;
}
