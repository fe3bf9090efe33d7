import { daysBetween, lastDayOfTerm, monthsBetween } from '../basics/dates.ts';
import type { Ore } from '../basics/money.ts';
import type { Interval } from '../basics/vocabulary.ts';
import type { Prices } from '../money/prices.ts';
import { agreementPeriod, priceOfMonths } from './agreementPricing.ts';
import { addedSeatsPrice, priceOfDays, type LicenseTerm } from './licensePricing.ts';

// The whole amount to which an order, a renewal or a change commits a company: its price for the whole term, with
// everything that follows from what was decided before. Limits and approvals are about this amount, and about no other.

/** The largest commitment that an approval can keep: the largest Int of GraphQL, in øre. */
export const MAX_COMMITMENT: Ore = 2 ** 31 - 1;

/** The days of an agreement and how it is billed. */
export interface AgreementTerm {
  startDate: string;
  endDate: string;
  paymentInterval: Interval;
}

/** The price of the periods of an agreement that begin a number of months into it, or later. */
export function agreementCommitment(prices: Prices, seats: number, term: AgreementTerm, fromMonth = 0): Ore {
  let net = 0;
  let month = fromMonth;
  for (let period = agreementPeriod(month, term); period; period = agreementPeriod(month, term)) {
    net += priceOfMonths(prices, seats, term.paymentInterval, period.months);
    month += period.months;
  }
  return net;
}

/** An agreement that covers a department, now or as soon as an admin activates it. */
export interface OpenAgreement extends AgreementTerm {
  /** The prices at which it was sold. */
  prices: Prices;
  billedMonths: number;
  /** The seats that its running period is billed for. */
  billedSeats: number;
  /** The active seats of its department. */
  seats: number;
  /** The same with those that are ordered, or come with a decided renewal. */
  committedSeats: number;
  /** The next term, if its renewal is decided. */
  renewal: { prices: Prices; months: number } | null;
}

interface Arrival {
  /** The price of the seats for the days after `day` until the end of the billed period. */
  net: Ore;
  days: number;
  lastDay: string;
}

/**
 * The price of more seats than the running period is billed for, by the day from the day after `day`. Zero if the
 * higher number costs less in all, because it reaches a cheaper tier.
 */
export function arrivedSeatsPrice(
  {
    prices,
    paymentInterval,
    startDate,
    billedMonths,
    billedSeats,
  }: Omit<OpenAgreement, 'seats' | 'committedSeats' | 'renewal'>,
  seats: number,
  day: string,
): Arrival {
  const lastDay = lastDayOfTerm(startDate, billedMonths);
  const days = billedMonths ? Math.max(0, daysBetween(day, lastDay)) : 0;
  const month = (licenses: number) => priceOfMonths(prices, licenses, paymentInterval, 1);
  return { net: priceOfDays(Math.max(0, month(seats) - month(billedSeats)), days), days, lastDay };
}

/**
 * The amount that more seats add to an agreement from the day after `day` on, with its decided renewal. They may arrive
 * before or after those that are ordered, and the number decides about the price of a licence, so the higher amount
 * counts.
 */
export const addedSupportPrice = (agreement: OpenAgreement, added: number, day: string): Ore =>
  Math.max(...[agreement.seats, agreement.committedSeats].map((seats) => addedToSeats(agreement, seats, added, day)));

function addedToSeats(agreement: OpenAgreement, seats: number, added: number, day: string): Ore {
  const { paymentInterval, startDate, endDate, billedMonths, billedSeats, renewal } = agreement;
  const arrived = arrivedSeatsPrice(
    { ...agreement, billedSeats: Math.max(billedSeats, seats) },
    seats + added,
    day,
  ).net;
  // A period that begins before the seats arrive counts as a whole.
  const begun = day > startDate ? monthsBetween(startDate, day) : 0;
  const fromMonth = Math.max(billedMonths, begun);
  const more = (prices: Prices, net: (count: number, prices: Prices) => Ore) =>
    Math.max(0, net(seats + added, prices) - net(seats, prices));
  const later = more(agreement.prices, (count, prices) =>
    agreementCommitment(prices, count, { startDate, endDate, paymentInterval }, fromMonth),
  );
  const renewed = renewal
    ? more(renewal.prices, (count, prices) => priceOfMonths(prices, count, paymentInterval, renewal.months))
    : 0;
  return arrived + later + renewed;
}

const addedSupport = (agreements: readonly OpenAgreement[], added: number, day: string): Ore =>
  agreements.reduce((total, agreement) => total + addedSupportPrice(agreement, added, day), 0);

export interface OrderedSeats {
  seats: number;
  /** The price of a seat for a month; null when it is by agreement. */
  price: Ore | null;
  /** The licence that gets the seats; null for a new one. */
  license: LicenseTerm | null;
  /** Months of a new licence. */
  contractTerm: number;
  day: string;
}

/** The price of ordered seats until the renewal of their licence, or for the first term of a new one. */
export function orderedSeatsPrice({ seats, price, license, contractTerm, day }: OrderedSeats): Ore | null {
  if (price === null) return null;
  return license ? addedSeatsPrice(price * seats, license, day).untilRenewal : price * seats * contractTerm;
}

/** A decided renewal of a licence: the price of a seat for a month, and its months. */
export interface DecidedRenewal {
  price: Ore | null;
  months: number;
}

/** The commitment of an order of seats; null when a part of it has no price. */
export function licenseOrderCommitment(
  order: OrderedSeats,
  { renewal, agreements }: { renewal: DecidedRenewal | null; agreements: readonly OpenAgreement[] },
): Ore | null {
  const net = orderedSeatsPrice(order);
  const renewed = renewal ? renewalNet(order.seats, renewal) : 0;
  if (net === null || renewed === null) return null;
  return net + renewed + addedSupport(agreements, order.seats, order.day);
}

const renewalNet = (seats: number, { price, months }: DecidedRenewal): Ore | null =>
  price === null ? null : seats * price * months;

export interface RenewedLicense extends DecidedRenewal {
  /** The seats from the renewal on, with those that are ordered before. */
  seats: number;
  /** How many seats more than in the term that ends. */
  added: number;
  /** The last day of that term. */
  lastDay: string;
}

/** The commitment of the renewal of a licence; null when its price is by agreement. */
export function licenseRenewalCommitment(
  { seats, added, lastDay, ...renewal }: RenewedLicense,
  agreements: readonly OpenAgreement[],
): Ore | null {
  const net = renewalNet(seats, renewal);
  return net === null ? null : net + (added > 0 ? addedSupport(agreements, added, lastDay) : 0);
}

/** The amount that seats add to the agreements of a department to which they move. */
export const moveCommitment = (agreements: readonly OpenAgreement[], seats: number, day: string): Ore =>
  seats ? addedSupport(agreements, seats, day) : 0;

/** The months of an agreement that are not billed yet, and those of its decided renewal, at an interval. */
export function remainingCommitment(agreement: OpenAgreement, paymentInterval: Interval): Ore {
  const { prices, committedSeats: seats, startDate, endDate, billedMonths, renewal } = agreement;
  return (
    agreementCommitment(prices, seats, { startDate, endDate, paymentInterval }, billedMonths) +
    (renewal ? priceOfMonths(renewal.prices, seats, paymentInterval, renewal.months) : 0)
  );
}

/** The rule of a company for a caller whose purchases it limits. Amounts are in øre; null for no limit. */
export interface Limits {
  /** Above this amount, a single order waits for approval. */
  order: Ore | null;
  /** Above this amount, the orders of a person in a calendar month wait for approval. */
  month: Ore | null;
}

export const hasLimit = ({ order, month }: Limits): boolean => order !== null || month !== null;

/** Why an order waits for approval. */
export const HeldBy = {
  ORDER_LIMIT: { label: 'Over jeres grænse pr. bestilling' },
  MONTH_LIMIT: { label: 'Over jeres grænse pr. person og måned' },
  NO_PRICE: { label: 'Uden fast pris' },
} as const;
export type HeldBy = keyof typeof HeldBy;

/** Which limit holds an order back; null when it can be bought. `spent` is what the person has bought in the month. */
export function heldBy(limits: Limits, commitment: Ore | null, spent: Ore): HeldBy | null {
  if (!hasLimit(limits)) return null;
  const { order, month } = limits;
  if (commitment === null) return 'NO_PRICE';
  if (order !== null && commitment > order) return 'ORDER_LIMIT';
  // A person who has used up the month still gets what costs nothing.
  return month !== null && commitment > 0 && commitment + spent > month ? 'MONTH_LIMIT' : null;
}
