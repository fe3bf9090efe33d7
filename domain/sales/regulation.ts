import { addDays, addMonths } from '../basics/dates.ts';
import { roundHalfUp, type Ore } from '../basics/money.ts';
import type { Prices } from '../money/prices.ts';
import { REGULATION_TERMS_VERSION } from './termsVersions.ts';

/** A company is told about the regulation of its agreement at least this long before the renewal, as the terms say. */
export const REGULATION_NOTICE_MONTHS = 3;
/** The notice is sent this long before it must arrive, so that the company can still let the agreement end. */
export const REGULATION_LEAD_DAYS = 30;
/** A regulation holds for the renewals of this time, and there is at most one in it. */
export const REGULATION_MONTHS = 12;

/** In hundredths of a percent: 250 is 2.5 %. */
export const MAX_REGULATION = 2_000;

/** A price that was raised once for each of the percentages, which are hundredths of a percent. */
export const regulatedPrice = (price: Ore, percentages: readonly number[]): Ore =>
  percentages.reduce((raised, hundredths) => roundHalfUp((raised * (10_000 + hundredths)) / 10_000), price);

/** The prices of a service agreement that was regulated. */
export const withRegulations = <P extends Pick<Prices, 'licenseTiers'>>(
  prices: P,
  percentages: readonly number[],
): P => ({
  ...prices,
  licenseTiers: prices.licenseTiers.map((tier) => ({ ...tier, price: regulatedPrice(tier.price, percentages) })),
});

/** The first day of the term after one that ends on `endDate`. */
export const renewalDay = (endDate: string): string => addDays(endDate, 1);

/** The last day on which a notice is in time for the renewal after `endDate`. */
export const lastNoticeDay = (endDate: string): string => addMonths(renewalDay(endDate), -REGULATION_NOTICE_MONTHS);

/** The first renewal day that a regulation can hold for, with a week for the notices to be sent. */
export const firstRegulationDay = (today: string): string => addDays(addMonths(today, REGULATION_NOTICE_MONTHS), 7);

/** Whether a regulation from `validFrom` on holds for the renewal after `endDate`. */
export const isRegulatedOn = (validFrom: string, endDate: string): boolean =>
  validFrom <= renewalDay(endDate) && renewalDay(endDate) < addMonths(validFrom, REGULATION_MONTHS);

/** Whether the accepted terms contain the clause about regulation. */
export const hasRegulationClause = (termsVersion: string | null): boolean =>
  termsVersion !== null && termsVersion >= REGULATION_TERMS_VERSION;

/** Why the price of an agreement changes at its next renewal, or why it does not. */
export const RegulationState = {
  REGULABLE: { label: 'Kan reguleres', tone: 'blue' },
  NOTIFIED: { label: 'Varslet', tone: 'green' },
  AGREED_PRICE: { label: 'Jeres pris', tone: 'grey' },
  EARLIER_TERMS: { label: 'Gamle betingelser', tone: 'grey' },
  LEFT_OUT: { label: 'Holdt udenfor', tone: 'amber' },
  DECIDED: { label: 'Besluttet før varsel', tone: 'grey' },
  TOO_LATE: { label: 'For sent at varsle', tone: 'grey' },
} as const;
export type RegulationState = keyof typeof RegulationState;

/** The state of an agreement in a regulation for which a row is stored. */
export type StoredRegulationState = 'LEFT_OUT' | 'NOTIFIED' | 'APPLIED';

interface Candidate {
  endDate: string;
  termsVersion: string | null;
  agreedPriceId: string | null;
  /** The state of the agreement in the regulation; null when no row is stored. */
  stored: StoredRegulationState | null;
  /** The decision about the end of the term, and the regulation that it was shown with. */
  decision: { regulationId: string | null } | null;
}

/**
 * Whether an agreement is regulated at its next renewal. A decision that was made at another price keeps that price,
 * because a shown price holds.
 */
export function regulationStateOf(candidate: Candidate, regulationId: string | null, today: string): RegulationState {
  const { endDate, termsVersion, agreedPriceId, stored, decision } = candidate;
  if (agreedPriceId) return 'AGREED_PRICE';
  if (!hasRegulationClause(termsVersion)) return 'EARLIER_TERMS';
  if (stored === 'LEFT_OUT') return 'LEFT_OUT';
  if (decision && decision.regulationId !== regulationId) return 'DECIDED';
  if (stored) return 'NOTIFIED';
  return today > lastNoticeDay(endDate) ? 'TOO_LATE' : 'REGULABLE';
}

/** Whether a renewal in this state costs the regulated price. */
export const isRegulated = (state: RegulationState): boolean => state === 'REGULABLE' || state === 'NOTIFIED';
