import type { Ore } from '../../../../domain/basics/money.ts';
import type { Interval, Plan } from '../../../../domain/basics/vocabulary.ts';
import type { Prices } from '../../../../domain/money/prices.ts';
import { seatPrice } from '../../../../domain/sales/licensePricing.ts';
import type { PriceLists } from './PriceLists.ts';
import { assertShownPrice } from './shownPrice.service.ts';

interface PlanOnDay {
  customerId: string;
  plan: Plan;
  /** How often the seats are billed. */
  interval: Interval;
  /** Today in Copenhagen when left out. */
  day?: string;
}

interface ShownPrice {
  pricesId: string | null | undefined;
  /** The billing interval that the caller saw; the current one when left out. */
  interval?: Interval | null | undefined;
  seats: number;
}

/**
 * The price at which a company buys a seat of a plan for a month; null when it is by agreement. Throws PRICE_CHANGED
 * when that many seats cost something else than by the prices and the interval that the caller was shown.
 */
export async function planPrice(
  prices: PriceLists,
  { customerId, plan, interval, day }: PlanOnDay,
  shown: ShownPrice,
): Promise<Ore | null> {
  const current = await prices.forCompany(customerId, day);
  const netBy = (billed: Interval) => (figures: Prices) => {
    const price = seatPrice(figures, plan, billed);
    return price === undefined ? undefined : price * shown.seats;
  };
  await assertShownPrice(
    prices,
    customerId,
    current,
    shown.pricesId,
    netBy(interval),
    netBy(shown.interval ?? interval),
  );
  return seatPrice(current, plan, interval) ?? null;
}
