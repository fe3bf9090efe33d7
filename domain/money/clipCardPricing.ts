import { ore, roundHalfUp, type Ore } from '../basics/money.ts';
import type { Prices } from './prices.ts';

export const MIN_HOURS = 1;
export const MAX_HOURS = 100;
export const DEFAULT_HOURS = 10;
export const MAX_DISCOUNT_PERCENT = 50;
export const CLIP_CARD_MONTHS = 12;
/** The minimum by which the hourly rate rises each January. */
export const YEARLY_ADJUSTMENT_PERCENT = 2;

export function volumeDiscountPercent({ volumeDiscounts }: Prices, hours: number): number {
  return volumeDiscounts.findLast(({ fromHours }) => hours >= fromHours)?.percent ?? 0;
}

export const clampDiscount = (percent: number): number => Math.min(MAX_DISCOUNT_PERCENT, Math.max(0, percent));

export interface ClipCardPrice {
  hours: number;
  discountPercent: number;
  /** The price without the discount. */
  list: Ore;
  saving: Ore;
  net: Ore;
}

/**
 * The price of a clip card in øre, excluding VAT: hours times the rate, less the discount, rounded half up to whole
 * kroner. All prices of clip cards are computed here.
 */
export function clipCardPrice(
  prices: Prices,
  hours: number,
  discountPercent = volumeDiscountPercent(prices, hours),
): ClipCardPrice {
  const discount = clampDiscount(discountPercent);
  const list = hours * prices.hourlyRate;
  const net = ore(roundHalfUp((list * (100 - discount)) / 100 / 100));
  return { hours, discountPercent: discount, list, saving: list - net, net };
}

/**
 * The smallest number of hours above `hours` that costs less in all, because it reaches the next volume discount;
 * undefined when there is none.
 */
export function cheaperHours(prices: Prices, hours: number): ClipCardPrice | undefined {
  const { net } = clipCardPrice(prices, hours);
  return discountedPricesAbove(prices, hours).find((price) => price.net < net);
}

/** Like `cheaperHours`, but the larger number may also cost the same: the customer gets more for no more money. */
export function hoursAtNoExtraCost(prices: Prices, hours: number): ClipCardPrice | undefined {
  const { net } = clipCardPrice(prices, hours);
  return discountedPricesAbove(prices, hours).find((price) => price.net <= net);
}

/** The price at each number of hours above `hours` from which a volume discount applies. */
const discountedPricesAbove = (prices: Prices, hours: number): ClipCardPrice[] =>
  prices.volumeDiscounts
    .filter(({ fromHours }) => fromHours > hours && fromHours <= MAX_HOURS)
    .map(({ fromHours }) => clipCardPrice(prices, fromHours));
