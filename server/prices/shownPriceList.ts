import type { PriceList } from '../../domain/prices.ts';
import { Plan, valuesOf } from '../../domain/vocabulary.ts';

/** A price list as the schema shows it. */
export const shownPriceList = ({ planPrices, ...list }: PriceList) => ({
  ...list,
  planPrices: valuesOf(Plan).flatMap((plan) => {
    const price = planPrices[plan];
    return price === undefined ? [] : { plan, price };
  }),
});
