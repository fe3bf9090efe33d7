import { ore, roundHalfUp, type Ore } from './money.ts';

export const HOURLY_RATE_KRONER = 1_295;
export const MIN_HOURS = 1;
export const MAX_HOURS = 100;
export const DEFAULT_HOURS = 10;
export const MAX_DISCOUNT_PERCENT = 50;
export const CLIP_CARD_MONTHS = 12;
/** The minimum by which the hourly rate rises each January. */
export const YEARLY_ADJUSTMENT_PERCENT = 2;

/** The volume discounts, each from a number of hours on. */
export const volumeDiscounts = [
  { fromHours: 1, percent: 0 },
  { fromHours: 10, percent: 10 },
  { fromHours: 25, percent: 15 },
  { fromHours: 50, percent: 20 },
  { fromHours: 75, percent: 25 },
] as const;

export function volumeDiscountPercent(hours: number): number {
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
export function clipCardPrice(hours: number, discountPercent = volumeDiscountPercent(hours)): ClipCardPrice {
  const discount = clampDiscount(discountPercent);
  const list = ore(hours * HOURLY_RATE_KRONER);
  const net = ore(roundHalfUp((hours * HOURLY_RATE_KRONER * (100 - discount)) / 100));
  return { hours, discountPercent: discount, list, saving: list - net, net };
}
