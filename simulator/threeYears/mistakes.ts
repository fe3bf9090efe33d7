import { plusDays, theRules, type Rules } from './rules.ts';

/** Mistakes in the calculation. The comparison must find each of them in the simulated years. */
export const mistakes: Record<string, Partial<Rules>> = {
  'amounts are rounded down': { round: (numerator, denominator) => Math.floor(numerator / denominator) },
  'amounts are rounded up': { round: (numerator, denominator) => Math.ceil(numerator / denominator) },
  'clip cards are rounded to øre': { cardUnit: 1 },
  'VAT is 24 percent': { vatPercent: 24 },
  'a discount of hours begins one hour later': { isStepReached: (hours, fromHours) => hours > fromHours },
  'a step of licences ends one licence earlier': {
    isWithinTier: (licences, upTo) => upTo === null || licences < upTo,
  },
  'a price list is in force one day later': { isListInForce: (day, from) => from < day },
  'an agreed price ends one day earlier': {
    isAgreedInForce: (day, from, until) => from <= day && (until === null || day < until),
  },
  'an agreed price begins one day later': {
    isAgreedInForce: (day, from, until) => from < day && (until === null || day <= until),
  },
  'an agreed price has no end': { isAgreedInForce: (day, from) => from <= day },
  'licences have no discount for yearly payment': { seatDiscount: () => 0 },
  'licences that are billed monthly have the discount as well': { seatDiscount: (percent) => percent },
  'agreed prices of licences have no discount for yearly payment': {
    seatDiscount: (percent, isYearly, isAgreed) => (isYearly && !isAgreed ? percent : 0),
  },
  'agreements have no discount for yearly payment': { agreementDiscount: () => 0 },
  'a change of the interval is ignored': { periodMonths: (_interval, first) => (first === 'YEARLY' ? 12 : 1) },
  'February always has 28 days': {
    plusMonths(date, months) {
      const day = theRules.plusMonths(date, months);
      return day.endsWith('-02-29') ? day.replace('-02-29', '-02-28') : day;
    },
  },
  'periods begin on the 28th at the latest': {
    plusMonths(date, months) {
      const day = theRules.plusMonths(date, months);
      return months > 0 && day.slice(8) > '28' ? `${day.slice(0, 8)}28` : day;
    },
  },
  'a day that a month does not have moves to the next month': {
    plusMonths(date, months) {
      const day = theRules.plusMonths(date, months);
      return plusDays(day, Number(date.slice(8)) - Number(day.slice(8)));
    },
  },
  'added seats are billed for the day of the order too': {
    addedDays: (day, end) => theRules.addedDays(plusDays(day, -1), end),
  },
  'a year has 366 days': { daysOfYear: 366 },
  'a renewal has the prices of the decision': { renewalPriceDay: (_lastDay, decidedOn) => decidedOn },
  'a renewal has the prices of the last day before it': { renewalPriceDay: (lastDay) => lastDay },
  'running agreements follow the price list': { agreementPrices: (_sold, today) => today() },
  'agreements of earlier terms are regulated': { hasClause: () => true },
  'agreements with an agreed price are regulated': { isPriceFixed: () => false },
  'agreements that were left out are regulated': { isLeftOut: () => false },
  'renewals that were decided before the regulation are regulated': { isDecisionKept: () => false },
  'a regulation holds within the term, from its notice on': {
    regulationsOfPeriod: (applied, notified) => [...applied, ...notified],
  },
  'a regulation is applied twice': { regulationsAfterRenewal: (applied, next) => [...applied, next, next] },
  'a regulation replaces the one before': { regulationsAfterRenewal: (_applied, next) => [next] },
  'regulated prices are rounded once at the end': {
    regulatedPrice: (price, regulations) =>
      Math.round(regulations.reduce((raised, hundredths) => raised * (1 + hundredths / 10_000), price)),
  },
  'seats that are decided for the renewal are ignored': { seatsAfterRenewal: (now) => now },
};
