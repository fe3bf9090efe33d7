import { formatKroner, type Ore } from '../../../../domain/basics/money.ts';
import type { CompanyPrices } from '../../../../domain/money/agreedPrices.ts';
import type { Prices } from '../../../../domain/money/prices.ts';
import { AppError } from '../../../platform/errors.ts';
import type { PriceLists } from './PriceLists.ts';

/**
 * Refuses a purchase with PRICE_CHANGED when its price has changed since the buyer saw the prices `shownId`. Other
 * prices are no reason if the price of this purchase is the same. A buyer who names no prices accepts the current ones.
 * `shownNetOf` computes the price that the buyer saw if more than the prices may have changed.
 */
export async function assertShownPrice(
  lists: Pick<PriceLists, 'shownTo'>,
  customerId: string,
  current: CompanyPrices,
  shownId: string | null | undefined,
  netOf: (prices: Prices) => Ore | undefined,
  shownNetOf = netOf,
): Promise<void> {
  if (!shownId) return;
  const shown = shownId === current.id ? current : await lists.shownTo(customerId, shownId);
  const net = netOf(current);
  if (shown && shownNetOf(shown) === net) return;
  throw priceChanged(
    net === undefined
      ? 'Prisen er nu efter aftale. Bestil igen, hvis du vil have den.'
      : `Prisen er ændret til ${formatKroner(net)} ekskl. moms. Se den nye pris, og bestil igen.`,
  );
}

/** The refusal of an order whose price is not the one that the buyer saw. */
export const priceChanged = (message: string) => new AppError('PRICE_CHANGED', message);
