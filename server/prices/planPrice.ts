import type { Ore } from '../../domain/money.ts';
import type { Plan } from '../../domain/vocabulary.ts';
import { assertShownPrice } from './assertShownPrice.ts';
import type { PriceLists } from './PriceLists.ts';

interface PlanOnDay {
  customerId: string;
  plan: Plan;
  /** Today in Copenhagen when left out. */
  day?: string;
}

/**
 * The price at which a company buys a seat of a plan for a month; null when it is by agreement. Throws PRICE_CHANGED
 * when that many seats cost something else than by the prices that the caller was shown.
 */
export async function planPrice(
  prices: PriceLists,
  { customerId, plan, day }: PlanOnDay,
  shown: { pricesId: string | null | undefined; seats: number },
): Promise<Ore | null> {
  const current = await prices.forCompany(customerId, day);
  await assertShownPrice(prices, customerId, current, shown.pricesId, ({ planPrices }) => {
    const price = planPrices[plan];
    return price === undefined ? undefined : price * shown.seats;
  });
  return current.planPrices[plan] ?? null;
}
