import { z } from 'zod';
import { addMonths, dateOf } from '../../basics/dates.ts';
import { requiredDate, requiredText, wholeNumber } from '../../basics/rules.ts';
import { enumOf, Plan } from '../../basics/vocabulary.ts';
import { MAX_DISCOUNT_PERCENT, MAX_HOURS } from '../clipCardPricing.ts';

/** In øre: 100,000 kr. No price of the portal comes near. */
const MAX_PRICE = 10_000_000;
const MAX_STEPS = 10;
const MAX_MONTHS_AHEAD = 36;

const MAX_KRONER = MAX_PRICE / 100;

const percent = wholeNumber(0, MAX_DISCOUNT_PERCENT, 'Skriv en rabat på 0 % eller mere');
const hours = wholeNumber(1, MAX_HOURS, 'Skriv et antal timer på mindst 1');
const licenses = wholeNumber(1, 100_000, 'Skriv et antal licenser på mindst 1');

const isRising = (numbers: number[]) => numbers.every((number, i) => i === 0 || number > numbers[i - 1]!);

/** The rules of a price list whose prices follow `price`. */
const figures = <Price extends z.ZodType<number, number>>(price: Price) => ({
  validFrom: requiredDate('Vælg den første dag')
    .refine((day) => day > dateOf(), 'Priser kan tidligst ændres fra i morgen')
    .refine((day) => day <= addMonths(dateOf(), MAX_MONTHS_AHEAD), 'Priser kan højst planlægges tre år frem'),
  note: requiredText('Skriv, hvorfor priserne ændres', 500),
  hourlyRate: price,
  volumeDiscounts: z
    .array(z.object({ fromHours: hours, percent }))
    .min(1, 'Der skal være mindst ét trin')
    .max(MAX_STEPS, `Højst ${MAX_STEPS} trin`)
    .refine(([first]) => first?.fromHours === 1, 'Det første trin begynder ved 1 time')
    .refine(
      (steps) => isRising(steps.map(({ fromHours }) => fromHours)),
      'Hvert trin skal have flere timer end det før',
    ),
  licenseTiers: z
    .array(z.object({ upTo: licenses.nullable(), price }))
    .min(1, 'Der skal være mindst ét trin')
    .max(MAX_STEPS, `Højst ${MAX_STEPS} trin`)
    .refine(
      (tiers) => tiers.findIndex(({ upTo }) => upTo === null) === tiers.length - 1,
      'Kun det sidste trin skal være uden grænse',
    )
    .refine(
      (tiers) => isRising(tiers.slice(0, -1).map(({ upTo }) => upTo ?? Infinity)),
      'Hvert trin skal have flere licenser end det før',
    ),
  yearlyDiscountPercent: percent,
  licenseYearlyDiscountPercent: percent,
});

const plan = z.enum(enumOf(Plan));
/** A price in øre. */
export const orePrice = wholeNumber(1, MAX_PRICE, 'Skriv en pris over 0');

/** A price list that an admin plans, with prices in øre. */
export const priceListForm = z.object({
  ...figures(orePrice),
  planPrices: z
    .array(z.object({ plan, price: orePrice }))
    .refine((prices) => new Set(prices.map((one) => one.plan)).size === prices.length, 'Hver plan kan have én pris'),
});

const kroner = z
  .number({ error: 'Skriv en pris' })
  .min(0.01, 'Skriv en pris over 0')
  .max(MAX_KRONER, `Højst ${MAX_KRONER} kr`)
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'Højst to decimaler');

/** An empty field is NaN. */
const optionalKroner = z.custom<number>(
  (amount) => Number.isNaN(amount) || kroner.safeParse(amount).success,
  'Skriv en pris over 0 med højst to decimaler',
);

/** The form in which prices are typed, in kroner. A plan without a price is priced by agreement. */
export const priceListDialog = z.object({
  ...figures(kroner),
  planPrices: z.array(z.object({ plan, price: optionalKroner })),
});
