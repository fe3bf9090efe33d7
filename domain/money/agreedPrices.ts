import { byCodePoint } from '../basics/byCodePoint.ts';
import { roundHalfUp, type Ore } from '../basics/money.ts';
import { Plan } from '../basics/vocabulary.ts';
import type { PriceList } from './prices.ts';

/** The figures of the price list that a company can have a price of its own for. */
export const PriceItem = {
  HOURLY_RATE: { label: 'Timepris på klippekort' },
  SERVICE_AGREEMENT: { label: 'Serviceaftale pr. licens' },
  ...Plan,
} as const;
export type PriceItem = keyof typeof PriceItem;

/** A company's own price for an item: either a fixed price in øre, or a discount on the price of the list. */
export interface AgreedPrice {
  id: string;
  item: PriceItem;
  price: Ore | null;
  discountPercent: number | null;
  validFrom: string;
  /** The last day; null for an agreement without an end. */
  validUntil: string | null;
}

/** The prices of a company on a day. The id differs from that of the list if the company has prices of its own. */
export interface CompanyPrices extends PriceList {
  agreedPrices: readonly AgreedPrice[];
}

const isInForce = ({ validFrom, validUntil }: AgreedPrice, day: string) =>
  validFrom <= day && (validUntil === null || day <= validUntil);

/**
 * The prices of a company on a day: the agreed prices of that day take precedence over the price list. Of several
 * agreed prices for one item, the one that began last holds.
 */
export function companyPricesOn(list: PriceList, agreed: readonly AgreedPrice[], day: string): CompanyPrices {
  const inForce = agreed
    .filter((price) => isInForce(price, day))
    .toSorted((a, b) => byCodePoint(a.validFrom, b.validFrom) || byCodePoint(a.id, b.id));
  return withAgreedPrices(list, [...new Map(inForce.map((price) => [price.item, price])).values()]);
}

const ID_SEPARATOR = '+';

/** Replaces figures of the list by agreed prices, at most one for each item. */
export function withAgreedPrices(list: PriceList, agreed: readonly AgreedPrice[]): CompanyPrices {
  const agreedPrices = agreed.toSorted((a, b) => byCodePoint(a.id, b.id));
  const id = [list.id, ...agreedPrices.map((price) => price.id)].join(ID_SEPARATOR);
  return { ...agreedPrices.reduce(replaceFigure, list), id, agreedPrices };
}

/** Splits the id of a company's prices into those of the list and of the agreed prices. */
export function splitPricesId(id: string): { listId: string; agreedIds: string[] } {
  const [listId = '', ...agreedIds] = id.split(ID_SEPARATOR);
  return { listId, agreedIds };
}

function replaceFigure(list: PriceList, { item, price, discountPercent }: AgreedPrice): PriceList {
  const agreedFor = (listPrice: Ore): Ore => price ?? roundHalfUp((listPrice * (100 - (discountPercent ?? 0))) / 100);
  switch (item) {
    case 'HOURLY_RATE':
      return { ...list, hourlyRate: agreedFor(list.hourlyRate) };
    case 'SERVICE_AGREEMENT':
      return { ...list, licenseTiers: list.licenseTiers.map((tier) => ({ ...tier, price: agreedFor(tier.price) })) };
    default: {
      const listPrice = list.planPrices[item];
      // A discount needs a price to be taken from.
      if (price === null && listPrice === undefined) return list;
      return { ...list, planPrices: { ...list.planPrices, [item]: agreedFor(listPrice ?? 0) } };
    }
  }
}

/** The agreed price for an item that is part of these prices. */
export const agreedPriceFor = ({ agreedPrices }: CompanyPrices, item: PriceItem): AgreedPrice | undefined =>
  agreedPrices.find((price) => price.item === item);
