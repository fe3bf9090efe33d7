import { addDays, daysBetween } from '../../basics/dates.ts';
import type { Ore } from '../../basics/money.ts';
import { licenseDecisionDate, type RenewalOutcome } from '../renewals.ts';
import { seatUsage } from './seatUsage.ts';

/** The kinds of advice about the seats of an installation. */
export const SeatAdviceKind = {
  MORE_SEATS: { label: 'For få licenser' },
  FEWER_SEATS: { label: 'Ledige licenser' },
} as const;
export type SeatAdviceKind = keyof typeof SeatAdviceKind;

/** Advice that was dismissed is not given again for this long. */
export const DISMISSED_DAYS = 90;
/** How far back the highest number of seats in use is looked up. */
export const PEAK_DAYS = 90;
/** Fewer seats are advised once this many days are known, so that a quiet week does not look like a need. */
const MIN_KNOWN_DAYS = 30;
/** Figures that could not be read for longer give no advice. */
const MAX_AGE_DAYS = 14;
const MONTHS_OF_YEAR = 12;

export interface SeatFacts {
  today: string;
  /** Day of the last reading. */
  readOn: string;
  bought: number;
  inUse: number;
  /** Highest number of seats in use from `peakSince` until today, at most `PEAK_DAYS` ago. */
  peak: number;
  peakSince: string;
  /** Seats that are ordered and not created yet. */
  ordered: number;
  /** The only active licence of the installation; null when there is none, or several. */
  license: LicenseFacts | null;
  moreDismissedUntil: string | null;
  fewerDismissedUntil: string | null;
}

interface LicenseFacts {
  quantity: number;
  /** Seats from the next renewal on. */
  renewalQuantity: number;
  validUntil: string;
  outcome: RenewalOutcome | null;
  /** Price of a seat for a month after the renewal; null when it is by agreement. */
  seatPrice: Ore | null;
}

export type SeatAdvice = MoreSeats | FewerSeats;

interface MoreSeats {
  kind: 'MORE_SEATS';
  /** Number of seats to order. */
  seats: number;
}

interface FewerSeats {
  kind: 'FEWER_SEATS';
  /** Number of seats to renew with. */
  seats: number;
  /** Seats that are saved. */
  saved: number;
  seatPrice: Ore | null;
  /** Saved per year; null when the price is by agreement. */
  yearlySaving: Ore | null;
  /** First day with fewer seats. */
  firstDay: string;
  /** Last day to decide. */
  deadline: string;
}

/** The advice about an installation, or undefined when there is nothing to do, or it was dismissed. */
export function seatAdvice(facts: SeatFacts): SeatAdvice | undefined {
  if (daysBetween(facts.readOn, facts.today) > MAX_AGE_DAYS) return undefined;
  const advice = moreSeats(facts) ?? fewerSeats(facts);
  const dismissedUntil = advice?.kind === 'MORE_SEATS' ? facts.moreDismissedUntil : facts.fewerDismissedUntil;
  return dismissedUntil !== null && facts.today <= dismissedUntil ? undefined : advice;
}

/** Ordered seats are on their way, and are not advised once more. */
function moreSeats({ bought, inUse, ordered }: SeatFacts): MoreSeats | undefined {
  const seats = seatUsage(bought, inUse).over - ordered;
  return seats > 0 ? { kind: 'MORE_SEATS', seats } : undefined;
}

function fewerSeats({ today, peak, peakSince, ordered, license, ...now }: SeatFacts): FewerSeats | undefined {
  if (!license || ordered > 0 || license.outcome === 'EXPIRE') return undefined;
  const deadline = licenseDecisionDate(license.validUntil);
  if (today > deadline || daysBetween(peakSince, today) < MIN_KNOWN_DAYS) return undefined;
  const seats = Math.max(1, peak, now.inUse);
  const saved = license.renewalQuantity - seats;
  if (saved <= 0) return undefined;
  const { seatPrice } = license;
  return {
    kind: 'FEWER_SEATS',
    seats,
    saved,
    seatPrice,
    yearlySaving: seatPrice === null ? null : saved * seatPrice * MONTHS_OF_YEAR,
    firstDay: addDays(license.validUntil, 1),
    deadline,
  };
}
