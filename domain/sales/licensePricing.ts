import { addDays, daysBetween, lastDayOfTerm } from '../basics/dates.ts';
import { roundHalfUp, type Ore } from '../basics/money.ts';
import type { Interval, Plan } from '../basics/vocabulary.ts';
import type { Prices } from '../money/prices.ts';
import { agreementPeriod } from './agreementPricing.ts';

const MONTHS_OF_YEAR = 12;
const DAYS_OF_YEAR = 365;

/**
 * The price of a seat of a plan for a month, rounded half up to whole øre; undefined when it is by agreement. Licences
 * that are billed yearly have the discount on the list price or agreed price. Orders and renewals store this price.
 */
export function seatPrice(
  { planPrices, licenseYearlyDiscountPercent }: Pick<Prices, 'planPrices' | 'licenseYearlyDiscountPercent'>,
  plan: Plan,
  interval: Interval,
): Ore | undefined {
  const price = planPrices[plan];
  if (price === undefined || interval !== 'YEARLY') return price;
  return roundHalfUp((price * (100 - licenseYearlyDiscountPercent)) / 100);
}

/** The days of a licence and how it is billed. */
export interface LicenseTerm {
  validFrom: string;
  validUntil: string;
  billingInterval: Interval;
  /** Months since `validFrom` that are billed. */
  billedMonths: number;
}

/** The next period to bill; undefined when no whole month is left before the last day. */
export const nextLicensePeriod = ({ validFrom, validUntil, billingInterval, billedMonths }: LicenseTerm) =>
  agreementPeriod(billedMonths, { startDate: validFrom, endDate: validUntil, paymentInterval: billingInterval });

interface BillingPeriod {
  /** Months from the first day of the licence to the end of the period. */
  months: number;
  lastDay: string;
}

/** The billing period that contains a day. It ends with the licence when no whole month is left. */
export function licensePeriodOn(term: LicenseTerm, day: string): BillingPeriod {
  const { validFrom, validUntil } = term;
  let months = term.billedMonths;
  while (months === 0 || lastDayOfTerm(validFrom, months) < day) {
    const period = nextLicensePeriod({ ...term, billedMonths: months });
    if (!period) return { months, lastDay: validUntil };
    months += period.months;
  }
  return { months, lastDay: lastDayOfTerm(validFrom, months) };
}

export interface AddedSeatsPrice {
  /** The price of the days after `day` until the end of the billing period, which is billed at once. */
  untilPeriodEnd: Ore;
  /** The price until the end of the term, with the periods that are billed later. */
  untilRenewal: Ore;
  /** Number of days from the day after `day` to the end of the billing period. */
  days: number;
}

/** The price of seats that are added to a licence on a day, calculated by the day until its next billing period. */
export function addedSeatsPrice(monthlyPrice: Ore, term: LicenseTerm, day: string): AddedSeatsPrice {
  const { months, lastDay } = licensePeriodOn(term, day);
  const days = Math.max(0, daysBetween(later(day, addDays(term.validFrom, -1)), lastDay));
  const untilPeriodEnd = priceOfDays(monthlyPrice, days);
  return { untilPeriodEnd, days, untilRenewal: untilPeriodEnd + monthlyPrice * monthsLeft(term, months) };
}

/** The price of a number of days, of which a year has 365 and twelve months, rounded half up to whole øre. */
export const priceOfDays = (monthlyPrice: Ore, days: number): Ore =>
  roundHalfUp((monthlyPrice * MONTHS_OF_YEAR * days) / DAYS_OF_YEAR);

/** Whole months between the end of a billing period and the end of the term. */
function monthsLeft({ validFrom, validUntil }: LicenseTerm, months: number): number {
  let left = 0;
  while (lastDayOfTerm(validFrom, months + left + 1) <= validUntil) left += 1;
  return left;
}

const later = (a: string, b: string) => (a > b ? a : b);
