// The rules of prices and periods in plain arithmetic, as a bookkeeper would apply them. Nothing here may use the code
// under test: no function of `domain/`, only whole numbers and dates as texts such as '2028-02-29'.

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const lengthOf = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
const textOf = (year: number, month: number, day: number) =>
  [String(year), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
const partsOf = (date: string) => date.split('-').map(Number) as [year: number, month: number, day: number];

function nextDay(date: string): string {
  const [year, month, day] = partsOf(date);
  if (day < lengthOf(year, month)) return textOf(year, month, day + 1);
  return month < 12 ? textOf(year, month + 1, 1) : textOf(year + 1, 1, 1);
}

function dayBefore(date: string): string {
  const [year, month, day] = partsOf(date);
  if (day > 1) return textOf(year, month, day - 1);
  return month > 1 ? textOf(year, month - 1, lengthOf(year, month - 1)) : textOf(year - 1, 12, 31);
}

export function plusDays(date: string, days: number): string {
  let result = date;
  for (let left = Math.abs(days); left > 0; left -= 1) result = days > 0 ? nextDay(result) : dayBefore(result);
  return result;
}

/** Number of days after `from` until `to`; 0 if `to` is not later. */
function daysAfter(from: string, to: string): number {
  let days = 0;
  for (let day = from; day < to; day = nextDay(day)) days += 1;
  return days;
}

/** Each rule stands alone, so that the test can replace one by a mistake. */
export const theRules = {
  /** A fraction in whole numbers, rounded half up. */
  round: (numerator: number, denominator: number) => Math.floor((2 * numerator + denominator) / (2 * denominator)),

  /** The same day some months later, or the last day of a shorter month. */
  plusMonths(date: string, months: number): string {
    const [year, month, day] = partsOf(date);
    const count = year * 12 + (month - 1) + months;
    const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
    return textOf(toYear, toMonth, Math.min(day, lengthOf(toYear, toMonth)));
  },

  vatPercent: 25,
  /** Clip cards are rounded to whole kroner. */
  cardUnit: 100,
  isStepReached: (hours: number, fromHours: number) => hours >= fromHours,
  isWithinTier: (licences: number, upTo: number | null) => upTo === null || licences <= upTo,
  isListInForce: (day: string, from: string) => from <= day,
  isAgreedInForce: (day: string, from: string, until: string | null) => from <= day && (until === null || day <= until),
  /** The discount of licences holds for the list price and for an agreed price. */
  seatDiscount: (percent: number, isYearly: boolean, _isAgreed: boolean) => (isYearly ? percent : 0),
  agreementDiscount: (percent: number, isYearly: boolean) => (isYearly ? percent : 0),
  /** Months in a full billing period. The interval of today decides; `first` is the interval of the sale. */
  periodMonths: (interval: Interval, _first: Interval) => (interval === 'YEARLY' ? 12 : 1),
  /** Days that are billed for seats that are added within a period: from the next day to its end. */
  addedDays: (day: string, periodEnd: string) => daysAfter(day, periodEnd),
  daysOfYear: 365,
  /** A renewal of a licence has the prices of the first day after its term. */
  renewalPriceDay: (lastDay: string, _decidedOn: string) => nextDay(lastDay),
  /** An agreement keeps the prices of its sale; `today` are those of the day on which a period is billed. */
  agreementPrices: <Prices>(sold: Prices, _today: () => Prices): Prices => sold,
  /** Agreements that are bought or renewed from this day on can be regulated: their terms say so. */
  hasClause: (acceptedOn: string) => acceptedOn >= '2027-01-01',
  /** The price of an agreement that was agreed with the company is never regulated. */
  isPriceFixed: (isAgreed: boolean) => isAgreed,
  isLeftOut: (isLeftOut: boolean) => isLeftOut,
  /** A renewal that was decided at a price without the regulation keeps that price. */
  isDecisionKept: (isDecidedWithout: boolean) => isDecidedWithout,
  /** The regulations of a period: those of earlier renewals, not the one that its company has been notified of. */
  regulationsOfPeriod: (applied: number[], _notified: number[]): number[] => applied,
  /** The regulations of the next term. */
  regulationsAfterRenewal: (applied: number[], next: number): number[] => [...applied, next],
  /** Each regulation, in hundredths of a percent, raises the price that the one before has left. */
  regulatedPrice: (price: number, regulations: number[], round: Fraction): number =>
    regulations.reduce((raised, hundredths) => round(raised * (10_000 + hundredths), 10_000), price),
  /** Seats that are added after the decision about a renewal are renewed as well. */
  seatsAfterRenewal: (now: number, decided: number | null) => decided ?? now,
};

/** Rounds a fraction to a whole number. */
type Fraction = (numerator: number, denominator: number) => number;

export type Rules = typeof theRules;
export type Interval = 'MONTHLY' | 'YEARLY';

export const formatDay = (date: string): string => {
  const [year, month, day] = partsOf(date);
  return `${day}. ${MONTH_NAMES[month - 1]} ${year}`;
};
const MONTH_NAMES = ['jan.', 'feb.', 'mar.', 'apr.', 'maj', 'jun.', 'jul.', 'aug.', 'sep.', 'okt.', 'nov.', 'dec.'];

/** As in '1 licens' and '12 licenser'. */
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
