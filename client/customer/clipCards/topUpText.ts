import { formatHourCount } from '../../../domain/basics/formatCount.ts';
import { lowerFirst } from '../../../domain/basics/lowerFirst.ts';
import { formatKroner, type Ore } from '../../../domain/basics/money.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { clipCardPrice } from '../../../domain/money/clipCardPricing.ts';
import type { Prices } from '../../../domain/money/prices.ts';
import { TopUpPause } from '../../../domain/sales/topUps.ts';

export interface ShownTopUp {
  readonly state: string;
  readonly pauseReason: string | null | undefined;
  readonly hours: number;
  readonly thresholdHours: number;
  readonly acceptedNet: number;
}

/** Says what is bought and when, as in '10 timer for 11.655 kr ekskl. moms, når der er 2 timer tilbage'. */
export const topUpText = ({ hours, thresholdHours, acceptedNet }: ShownTopUp): string =>
  `${formatHourCount(hours)} for ${formatKroner(acceptedNet)} ekskl. moms, ` +
  (thresholdHours === 0 ? 'når der ikke er flere timer' : `når der er ${formatHourCount(thresholdHours)} tilbage`);

/** The price of the hours today; undefined while it is the accepted one. */
function newPriceOf(prices: Prices, { hours, acceptedNet }: ShownTopUp): Ore | undefined {
  const { net } = clipCardPrice(prices, hours);
  return net === acceptedNet ? undefined : net;
}

/** Says why nothing is bought. */
export function pauseText(prices: Prices, topUp: ShownTopUp): string {
  const { pauseReason, acceptedNet } = topUp;
  const newPrice = newPriceOf(prices, topUp);
  if (pauseReason === 'PRICE_CHANGED' && newPrice !== undefined)
    return `Sat på pause: prisen er ændret fra ${formatKroner(acceptedNet)} til ${formatKroner(newPrice)}`;
  const label = pauseReason ? labelOf(TopUpPause, pauseReason) : '';
  return label ? `Sat på pause: ${lowerFirst(label)}` : 'Sat på pause';
}

export const continueLabel = (prices: Prices, topUp: ShownTopUp): string =>
  newPriceOf(prices, topUp) === undefined ? 'Fortsæt' : 'Fortsæt til den nye pris';
