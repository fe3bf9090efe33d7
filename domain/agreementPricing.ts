import { addMonths, lastDayOfTerm } from './dates.ts';
import { ore, roundHalfUp, type Ore } from './money.ts';
import type { Interval } from './vocabulary.ts';

/** What a licence costs a month, by how many the department has. */
export const licenseSteps = [
  { upTo: 10, kroner: 499 },
  { upTo: 50, kroner: 449 },
  { upTo: 100, kroner: 399 },
  { upTo: 200, kroner: 349 },
  { upTo: Infinity, kroner: 299 },
] as const;

export const YEARLY_DISCOUNT_PERCENT = 20;
export const AGREEMENT_MONTHS = [12, 36] as const;
export const DEFAULT_AGREEMENT_MONTHS = 36;

export const agreementTerms = {
  noticeMonths: 3,
  responseHours: 4,
  criticalResolutionHours: 24,
  normalResolutionHours: 48,
  availabilityPercent: 99.9,
} as const;

export const pricePerLicense = (licenses: number): Ore =>
  ore(licenseSteps.find(({ upTo }) => licenses <= upTo)!.kroner);

export const monthlyPrice = (licenses: number): Ore => licenses * pricePerLicense(licenses);

/** A year, with what it would have cost by the month struck through beside it. */
export function yearlyPrice(licenses: number): { undiscounted: Ore; net: Ore } {
  const undiscounted = monthlyPrice(licenses) * 12;
  return { undiscounted, net: (undiscounted * (100 - YEARLY_DISCOUNT_PERCENT)) / 100 };
}

/** What a period cost when the agreement was sold, whatever the steps are now. */
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

export const periodMonths = (interval: Interval): number => (interval === 'YEARLY' ? 12 : 1);

/** What a period of so many months costs; paid by the year, with the year's discount. */
export function priceOfMonths(licenses: number, interval: Interval, months = periodMonths(interval)): Ore {
  const net = monthlyPrice(licenses) * months;
  return interval === 'YEARLY' ? roundHalfUp((net * (100 - YEARLY_DISCOUNT_PERCENT)) / 100) : net;
}

export interface Period {
  from: string;
  months: number;
}

interface Term {
  startDate: string;
  endDate: string;
  paymentInterval: Interval;
}

/** The period that follows so many months of an agreement; its last one may be shorter. Undefined once the agreement is over. */
export function agreementPeriod(after: number, { startDate, endDate, paymentInterval }: Term): Period | undefined {
  let months = 0;
  while (months < periodMonths(paymentInterval) && lastDayOfTerm(startDate, after + months + 1) <= endDate) months += 1;
  return months > 0 ? { from: addMonths(startDate, after), months } : undefined;
}
