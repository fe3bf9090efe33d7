import { formatKroner, type Ore } from '../../domain/money.ts';
import type { PriceList, Prices } from '../../domain/prices.ts';
import { AppError } from '../errors.ts';
import type { PriceLists } from './PriceLists.ts';

/**
 * Refuses a purchase with PRICE_CHANGED when its price has changed since the buyer saw the price list `shownId`.
 * Another list is no reason if the price of this purchase is the same. A buyer who names no list accepts the current
 * price.
 */
export async function assertShownPrice(
  lists: Pick<PriceLists, 'byId'>,
  current: PriceList,
  shownId: string | null | undefined,
  netOf: (prices: Prices) => Ore,
): Promise<void> {
  if (!shownId || shownId === current.id) return;
  const shown = await lists.byId(shownId);
  const net = netOf(current);
  if (shown && netOf(shown) === net) return;
  throw new AppError(
    'PRICE_CHANGED',
    `Prisen er ændret til ${formatKroner(net)} ekskl. moms. Se den nye pris, og bestil igen.`,
  );
}
