import { formatHourCount, formatLicenseCount } from '../../../domain/basics/formatCount.ts';
import { formatKroner, type Ore } from '../../../domain/basics/money.ts';
import { labelOf, Plan, valuesOf } from '../../../domain/basics/vocabulary.ts';
import { cheaperHours, clipCardPrice } from '../../../domain/money/clipCardPricing.ts';
import type { Prices } from '../../../domain/money/prices.ts';
import { cheaperLicenses, monthlyPrice, priceOfMonths } from '../../../domain/sales/agreementPricing.ts';
import { seatPrice } from '../../../domain/sales/licensePricing.ts';

export interface PriceRow {
  id: string;
  name: string;
  now: string;
  /** Undefined when nothing is planned, and 'Uændret' for a figure that stays. */
  planned: string | undefined;
}

const UNCHANGED = 'Uændret';
const BY_AGREEMENT = 'Pris efter aftale';

/** The figures of the price list, each with the planned one. */
export function priceRows(now: Prices, planned: Prices | undefined): PriceRow[] {
  const versions = [now, ...(planned ? [planned] : [])];
  return figureRows(versions).map(({ name, figures }) => {
    const [before, after] = figures.map(figureText);
    return { id: name, name, now: before!, planned: planned && (before === after ? UNCHANGED : after) };
  });
}

/** The figures that differ between two versions, with the earlier figure as `now`. */
export const priceChanges = (before: Prices, after: Prices): PriceRow[] =>
  priceRows(before, after).filter(({ planned }) => planned !== UNCHANGED);

/** A figure of the price list; the value is undefined for a plan whose price is by agreement. */
interface Figure {
  unit: 'kr' | '%';
  value: number | undefined;
}

/** The figures of versions by name; a figure is undefined in a version that does not have it, such as a step. */
export function figureRows(versions: readonly Prices[]): { name: string; figures: (Figure | undefined)[] }[] {
  const all = versions.map(figuresOf);
  const names = [...new Set(all.flatMap((figures) => [...figures.keys()]))];
  return names.map((name) => ({ name, figures: all.map((figures) => figures.get(name)) }));
}

function figureText(figure: Figure | undefined): string {
  if (!figure) return '–';
  const { unit, value } = figure;
  if (value === undefined) return BY_AGREEMENT;
  return unit === 'kr' ? formatKroner(value) : `${value} %`;
}

const kroner = (value: Ore | undefined): Figure => ({ unit: 'kr', value });
const percentage = (value: number): Figure => ({ unit: '%', value });

function figuresOf(prices: Prices): Map<string, Figure> {
  const { hourlyRate, volumeDiscounts, licenseTiers, yearlyDiscountPercent, planPrices } = prices;
  return new Map([
    ['Timepris på klippekort', kroner(hourlyRate)],
    ...volumeDiscounts
      .filter(({ percent }) => percent > 0)
      .map(({ fromHours, percent }) => [`Rabat fra ${formatHourCount(fromHours)}`, percentage(percent)] as const),
    ...licenseTiers.map(
      ({ upTo, price }, i) =>
        [`Serviceaftale, ${rangeText(licenseTiers[i - 1]?.upTo ?? 0, upTo)}`, kroner(price)] as const,
    ),
    ['Serviceaftale, rabat ved årlig betaling', percentage(yearlyDiscountPercent)],
    ...valuesOf(Plan).map((plan) => [labelOf(Plan, plan), kroner(planPrices[plan])] as const),
    ['Licenser, rabat ved årlig betaling', percentage(prices.licenseYearlyDiscountPercent)],
  ]);
}

const rangeText = (before: number, upTo: number | null) =>
  upTo === null ? `fra ${formatLicenseCount(before + 1)}` : `${before + 1}–${formatLicenseCount(upTo)}`;

export interface TypicalPurchase {
  id: string;
  name: string;
  now: Ore;
  planned: Ore;
}

const TYPICAL_HOURS = [5, 10, 24, 25, 50, 100];
const TYPICAL_LICENSES = [10, 25, 60, 150];

/** The prices of typical purchases, and of a licence for a year, by the current figures and by upcoming ones. */
export function typicalPurchases(now: Prices, planned: Prices): TypicalPurchase[] {
  const purchase = (name: string, netOf: (prices: Prices) => Ore) => ({
    id: name,
    name,
    now: netOf(now),
    planned: netOf(planned),
  });
  return [
    ...TYPICAL_HOURS.map((hours) =>
      purchase(`Klippekort, ${formatHourCount(hours)}`, (prices) => clipCardPrice(prices, hours).net),
    ),
    ...TYPICAL_LICENSES.map((licenses) =>
      purchase(`Serviceaftale, ${formatLicenseCount(licenses)}, et år`, (prices) =>
        priceOfMonths(prices, licenses, 'YEARLY'),
      ),
    ),
    ...valuesOf(Plan).flatMap((plan) => yearOfPlan(plan, now, planned)),
  ];
}

/** The price of a licence for a year, paid at once; nothing for a plan that has no price in one of the versions. */
function yearOfPlan(plan: Plan, ...versions: [now: Prices, planned: Prices]): TypicalPurchase[] {
  const [now, planned] = versions.map((prices) => seatPrice(prices, plan, 'YEARLY'));
  if (now === undefined || planned === undefined) return [];
  const name = `${labelOf(Plan, plan)}, en licens i et år, årlig betaling`;
  return [{ id: name, name, now: now * 12, planned: planned * 12 }];
}

/** The places where a larger purchase costs less, such as 25 hours instead of 24. */
export function cheaperSteps(prices: Prices): string[] {
  const cards = prices.volumeDiscounts.flatMap(({ fromHours }) => {
    const before = fromHours - 1;
    const cheaper = before > 0 ? cheaperHours(prices, before) : undefined;
    if (cheaper?.hours !== fromHours) return [];
    const saving = clipCardPrice(prices, before).net - cheaper.net;
    return `${formatHourCount(fromHours)} i stedet for ${before}: ${formatKroner(saving)} mindre`;
  });
  const agreements = prices.licenseTiers.flatMap(({ upTo }) => {
    if (upTo === null || cheaperLicenses(prices, upTo) !== upTo + 1) return [];
    const saving = monthlyPrice(prices, upTo) - monthlyPrice(prices, upTo + 1);
    return `${formatLicenseCount(upTo + 1)} i stedet for ${upTo}, om måneden: ${formatKroner(saving)} mindre`;
  });
  return [...cards, ...agreements];
}
