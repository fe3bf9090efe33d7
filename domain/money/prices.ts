import type { Ore } from '../basics/money.ts';
import type { Plan } from '../basics/vocabulary.ts';

/** The figures by which all prices are computed. Amounts are in øre, excluding VAT. */
export interface Prices {
  hourlyRate: Ore;
  /** The volume discounts of clip cards, each from a number of hours on, in rising order from one hour. */
  volumeDiscounts: readonly { fromHours: number; percent: number }[];
  /** The price of a service agreement per licence and month, by the department's licences; the last has no limit. */
  licenseTiers: readonly { upTo: number | null; price: Ore }[];
  /** The discount of service agreements that are paid for a year at a time. */
  yearlyDiscountPercent: number;
  /** The price of a licence for a month, for plans that have one. */
  planPrices: Partial<Record<Plan, Ore>>;
  /** The discount of licences that are billed for a year at a time. */
  licenseYearlyDiscountPercent: number;
}

/** The figures as they are stored. Older versions have no discount of licences. */
export type StoredPrices = Omit<Prices, 'licenseYearlyDiscountPercent'> &
  Partial<Pick<Prices, 'licenseYearlyDiscountPercent'>>;

export const readStoredPrices = (figures: StoredPrices): Prices => ({ licenseYearlyDiscountPercent: 0, ...figures });

/** A version of the price list. It is in force from its first day until that of the next version. */
export interface PriceList extends Prices {
  id: string;
  validFrom: string;
}

/** The first version, with the figures of the first terms. The database has it from the beginning. */
export const firstPriceList: PriceList = {
  id: 'price_first',
  validFrom: '2020-01-01',
  hourlyRate: 1_295_00,
  volumeDiscounts: [
    { fromHours: 1, percent: 0 },
    { fromHours: 10, percent: 10 },
    { fromHours: 25, percent: 15 },
    { fromHours: 50, percent: 20 },
    { fromHours: 75, percent: 25 },
  ],
  licenseTiers: [
    { upTo: 10, price: 499_00 },
    { upTo: 50, price: 449_00 },
    { upTo: 100, price: 399_00 },
    { upTo: 200, price: 349_00 },
    { upTo: null, price: 299_00 },
  ],
  yearlyDiscountPercent: 20,
  planPrices: {},
  licenseYearlyDiscountPercent: 0,
};

/** The version that is in force on a day. Throws for a day before the first version. */
export function priceListOn(lists: readonly PriceList[], day: string): PriceList {
  const current = lists
    .filter(({ validFrom }) => validFrom <= day)
    .reduce<PriceList | undefined>(
      (latest, list) => (latest && latest.validFrom > list.validFrom ? latest : list),
      undefined,
    );
  if (!current) throw new Error(`No price list is in force on ${day}`);
  return current;
}
