import { createContext, use } from 'react';
import type { PriceList } from '../../../domain/money/prices.ts';
import { facts } from '../../ui/facts.ts';

/** The prices at which the company buys, and those of the price list. */
export interface ShownPrices extends PriceList {
  standard: PriceList;
  /** The items that have an agreed price, and the last day of each. */
  agreedPrices: readonly { readonly item: string; readonly validUntil?: string | null | undefined }[];
}

export const PricesContext = createContext<ShownPrices | undefined>(undefined);

/** Returns the company's prices inside `CompanyPrices`, and those of the page's price list elsewhere. */
export function usePrices(): ShownPrices {
  const list = facts().prices;
  return use(PricesContext) ?? { ...list, standard: list, agreedPrices: [] };
}
