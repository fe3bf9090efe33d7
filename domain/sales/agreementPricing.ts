import { addMonths, lastDayOfTerm } from '../basics/dates.ts';
import { roundHalfUp, type Ore } from '../basics/money.ts';
import type { Interval } from '../basics/vocabulary.ts';
import type { Prices } from '../money/prices.ts';

export const AGREEMENT_MONTHS = [12, 36] as const;
export const DEFAULT_AGREEMENT_MONTHS = 36;

/** The promises of the service agreement's terms. */
export const agreementTerms = {
  noticeMonths: 3,
  responseHours: 4,
  criticalResolutionHours: 24,
  normalResolutionHours: 48,
  availabilityPercent: 99.9,
} as const;

/** The price of one licence for one month, in øre, excluding VAT. */
export const pricePerLicense = ({ licenseTiers }: Prices, licenses: number): Ore =>
  licenseTiers.find(({ upTo }) => upTo === null || licenses <= upTo)!.price;

/** The price of one month in øre, excluding VAT. The tier of the number applies to all licences. */
export const monthlyPrice = (prices: Prices, licenses: number): Ore => licenses * pricePerLicense(prices, licenses);

/** The price of a year in øre, excluding VAT, with and without the discount for yearly payment. */
export function yearlyPrice(prices: Prices, licenses: number): { undiscounted: Ore; net: Ore } {
  const undiscounted = monthlyPrice(prices, licenses) * 12;
  return { undiscounted, net: lessYearlyDiscount(prices, undiscounted) };
}

/** The price of a full period at the prices of the sale, independent of the current price list. */
export function soldPrice({
  licenseCount,
  licensePrice,
  paymentInterval,
  yearlyDiscountPercent,
}: {
  licenseCount: number;
  licensePrice: Ore;
  paymentInterval: Interval;
  yearlyDiscountPercent: number;
}): Ore {
  const month = licenseCount * licensePrice;
  return paymentInterval === 'YEARLY' ? lessYearlyDiscount({ yearlyDiscountPercent }, month * 12) : month;
}

const lessYearlyDiscount = ({ yearlyDiscountPercent }: Pick<Prices, 'yearlyDiscountPercent'>, amount: Ore): Ore =>
  roundHalfUp((amount * (100 - yearlyDiscountPercent)) / 100);

/** The number of months in a full period. */
export const periodMonths = (interval: Interval): number => (interval === 'YEARLY' ? 12 : 1);

/** The price of a period with this number of months; yearly payment has its discount. */
export function priceOfMonths(
  prices: Prices,
  licenses: number,
  interval: Interval,
  months = periodMonths(interval),
): Ore {
  const net = monthlyPrice(prices, licenses) * months;
  return interval === 'YEARLY' ? lessYearlyDiscount(prices, net) : net;
}

/**
 * The number of licences from which a month costs less in all than with `licenses`, because they reach the next tier;
 * undefined when there is none.
 */
export function cheaperLicenses(prices: Prices, licenses: number): number | undefined {
  const net = monthlyPrice(prices, licenses);
  return prices.licenseTiers
    .flatMap(({ upTo }) => (upTo !== null && upTo >= licenses ? upTo + 1 : []))
    .find((more) => monthlyPrice(prices, more) < net);
}

/** The months of an agreement that one ledger entry bills. */
export interface Period {
  from: string;
  months: number;
}

interface Term {
  startDate: string;
  endDate: string;
  paymentInterval: Interval;
}

/**
 * Returns the period that begins `monthsBefore` months into an agreement. The last period may be shorter. Returns
 * undefined when no whole month is left.
 */
export function agreementPeriod(
  monthsBefore: number,
  { startDate, endDate, paymentInterval }: Term,
): Period | undefined {
  let months = 0;
  while (months < periodMonths(paymentInterval) && lastDayOfTerm(startDate, monthsBefore + months + 1) <= endDate)
    months += 1;
  return months > 0 ? { from: addMonths(startDate, monthsBefore), months } : undefined;
}
