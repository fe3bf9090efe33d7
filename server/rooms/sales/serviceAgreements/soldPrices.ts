import { agreedPriceFor, splitPricesId, type CompanyPrices } from '../../../../domain/money/agreedPrices.ts';

/** The columns by which an agreement keeps the prices at which it is sold. */
export const soldPricesOf = (prices: CompanyPrices) => ({
  priceListId: splitPricesId(prices.id).listId,
  agreedPriceId: agreedPriceFor(prices, 'SERVICE_AGREEMENT')?.id ?? null,
});
