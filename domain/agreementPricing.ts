import { ore, type Ore } from './money.ts';

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

export const pricePerLicense = (licenses: number): Ore => ore(licenseSteps.find(({ upTo }) => licenses <= upTo)!.kroner);

export const monthlyPrice = (licenses: number): Ore => licenses * pricePerLicense(licenses);

/** A year, with what it would have cost by the month struck through beside it. */
export function yearlyPrice(licenses: number): { undiscounted: Ore; net: Ore } {
  const undiscounted = monthlyPrice(licenses) * 12;
  return { undiscounted, net: (undiscounted * (100 - YEARLY_DISCOUNT_PERCENT)) / 100 };
}
