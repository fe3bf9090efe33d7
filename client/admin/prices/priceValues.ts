import type { z } from 'zod';
import { ore } from '../../../domain/basics/money.ts';
import { Plan, valuesOf } from '../../../domain/basics/vocabulary.ts';
import type { PriceList, Prices } from '../../../domain/money/prices.ts';
import { priceListDialog } from '../../../domain/money/validation/prices.ts';

export type PriceValues = z.input<typeof priceListDialog>;

/** The values of the form for a price list, in kroner. */
export const valuesOfList = (
  list: PriceList,
  { validFrom, note }: { validFrom: string; note: string },
): PriceValues => ({
  validFrom,
  note,
  hourlyRate: list.hourlyRate / 100,
  volumeDiscounts: list.volumeDiscounts.map((step) => ({ ...step })),
  licenseTiers: list.licenseTiers.map(({ upTo, price }) => ({ upTo, price: price / 100 })),
  yearlyDiscountPercent: list.yearlyDiscountPercent,
  licenseYearlyDiscountPercent: list.licenseYearlyDiscountPercent,
  planPrices: valuesOf(Plan).map((plan) => ({ plan, price: (list.planPrices[plan] ?? NaN) / 100 })),
});

/** The input of the mutation, in øre. */
export const inputOf = ({ hourlyRate, licenseTiers, planPrices, ...values }: PriceValues) => ({
  ...values,
  hourlyRate: ore(hourlyRate),
  licenseTiers: licenseTiers.map(({ upTo, price }) => ({ upTo, price: ore(price) })),
  planPrices: planPrices
    .filter(({ price }) => !Number.isNaN(price))
    .map(({ plan, price }) => ({ plan, price: ore(price) })),
});

/** The figures of a valid form; undefined while a figure is invalid. */
export function figuresOfValues(values: PriceValues): Prices | undefined {
  const figures = priceListDialog.omit({ validFrom: true, note: true }).safeParse(values);
  if (!figures.success) return undefined;
  const { planPrices, ...input } = inputOf(values);
  return { ...input, planPrices: Object.fromEntries(planPrices.map(({ plan, price }) => [plan, price])) };
}
