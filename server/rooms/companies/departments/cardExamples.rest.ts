import { clipCardPrice } from '../../../../domain/money/clipCardPricing.ts';
import type { RouteExamples } from '../../../platform/rest/RestRoute.ts';

/** A new card of 25 hours at the current price, in kroner as in all REST calls. */
export const cardExamples: RouteExamples = (prices) => {
  const { hours, discountPercent: discount, net } = clipCardPrice(prices, 25);
  return { hours, hoursUsed: 0, hoursLeft: hours, discount, price: net / 100 };
};
