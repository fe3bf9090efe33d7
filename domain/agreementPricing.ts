import { addMonths, lastDayOfTerm } from './dates.ts';
import { ore, roundHalfUp, type Ore } from './money.ts';
import type { Interval } from './vocabulary.ts';

/** The price of one licence for one month, by the number of the department's licences. */
export const licensePriceTiers = [
  { upTo: 10, kroner: 499 },
  { upTo: 50, kroner: 449 },
  { upTo: 100, kroner: 399 },
  { upTo: 200, kroner: 349 },
  { upTo: Infinity, kroner: 299 },
] as const;

export const YEARLY_DISCOUNT_PERCENT = 20;
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
export const pricePerLicense = (licenses: number): Ore =>
  ore(licensePriceTiers.find(({ upTo }) => licenses <= upTo)!.kroner);

/** The price of one month in øre, excluding VAT. The tier of the number applies to all licences. */
export const monthlyPrice = (licenses: number): Ore => licenses * pricePerLicense(licenses);

/** The price of a year in øre, excluding VAT, with and without the discount for yearly payment. */
export function yearlyPrice(licenses: number): { undiscounted: Ore; net: Ore } {
  const undiscounted = monthlyPrice(licenses) * 12;
  return { undiscounted, net: (undiscounted * (100 - YEARLY_DISCOUNT_PERCENT)) / 100 };
}

/** The price of a full period at the licence price of the sale, independent of the current price tiers. */
export function soldPrice({
  licenseCount,
  licensePrice,
  paymentInterval,
}: {
  licenseCount: number;
  licensePrice: Ore;
  paymentInterval: Interval;
}): Ore {
  const month = licenseCount * licensePrice;
  return paymentInterval === 'YEARLY' ? roundHalfUp((month * 12 * (100 - YEARLY_DISCOUNT_PERCENT)) / 100) : month;
}

/** The number of months in a full period. */
export const periodMonths = (interval: Interval): number => (interval === 'YEARLY' ? 12 : 1);

/** The price of a period with this number of months; yearly payment has its discount. */
export function priceOfMonths(licenses: number, interval: Interval, months = periodMonths(interval)): Ore {
  const net = monthlyPrice(licenses) * months;
  return interval === 'YEARLY' ? roundHalfUp((net * (100 - YEARLY_DISCOUNT_PERCENT)) / 100) : net;
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
