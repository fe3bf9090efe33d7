import { Plan, valuesOf } from '../../../../domain/basics/vocabulary.ts';
import type { CompanyPrices } from '../../../../domain/money/agreedPrices.ts';
import type { PriceList } from '../../../../domain/money/prices.ts';

/** A price list as the schema shows it. */
export const shownPriceList = ({ planPrices, ...list }: PriceList) => ({
  ...list,
  planPrices: valuesOf(Plan).flatMap((plan) => {
    const price = planPrices[plan];
    return price === undefined ? [] : { plan, price };
  }),
});

/** The prices of a company as the schema shows them. */
export const shownCompanyPrices = (list: PriceList, { agreedPrices, ...prices }: CompanyPrices) => ({
  priceList: shownPriceList(prices),
  standardPriceList: shownPriceList(list),
  agreedPrices,
});
