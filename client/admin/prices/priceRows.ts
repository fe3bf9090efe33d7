import { cheaperLicenses, monthlyPrice, priceOfMonths } from '../../../domain/agreementPricing.ts';
import { cheaperHours, clipCardPrice } from '../../../domain/clipCardPricing.ts';
import { formatHourCount, formatLicenseCount } from '../../../domain/formatCount.ts';
import { formatKroner, type Ore } from '../../../domain/money.ts';
import type { Prices } from '../../../domain/prices.ts';
import { labelOf, Plan, valuesOf } from '../../../domain/vocabulary.ts';

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
  const rows = figuresOf(now);
  const plannedRows = planned && figuresOf(planned);
  const names = [...new Set([...rows.keys(), ...(plannedRows?.keys() ?? [])])];
  return names.map((name) => {
    const [before, after] = [rows.get(name) ?? '–', plannedRows?.get(name) ?? '–'];
    return { id: name, name, now: before, planned: plannedRows && (before === after ? UNCHANGED : after) };
  });
}

function figuresOf({ hourlyRate, volumeDiscounts, licenseTiers, yearlyDiscountPercent, planPrices }: Prices) {
  return new Map([
    ['Timepris på klippekort', formatKroner(hourlyRate)],
    ...volumeDiscounts
      .filter(({ percent }) => percent > 0)
      .map(({ fromHours, percent }) => [`Rabat fra ${formatHourCount(fromHours)}`, `${percent} %`] as const),
    ...licenseTiers.map(
      ({ upTo, price }, i) =>
        [`Serviceaftale, ${rangeText(licenseTiers[i - 1]?.upTo ?? 0, upTo)}`, formatKroner(price)] as const,
    ),
    ['Serviceaftale, rabat ved årlig betaling', `${yearlyDiscountPercent} %`],
    ...valuesOf(Plan).map((plan) => {
      const price = planPrices[plan];
      return [labelOf(Plan, plan), price === undefined ? BY_AGREEMENT : formatKroner(price)] as const;
    }),
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

/** The prices of ten typical purchases by the current figures and by planned ones. */
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
  ];
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
