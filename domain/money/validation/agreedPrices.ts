import { z } from 'zod';
import { dateOf } from '../../basics/dates.ts';
import { optionalDate, requiredDate, requiredText, wholeNumber } from '../../basics/rules.ts';
import { enumOf } from '../../basics/vocabulary.ts';
import { PriceItem } from '../agreedPrices.ts';
import { MAX_DISCOUNT_PERCENT } from '../clipCardPricing.ts';
import { orePrice } from './prices.ts';

const discount = wholeNumber(1, MAX_DISCOUNT_PERCENT, 'Skriv en rabat på mindst 1 %');
const fields = {
  item: z.enum(enumOf(PriceItem), 'Vælg, hvad prisen gælder'),
  validFrom: requiredDate('Vælg den første dag'),
  validUntil: optionalDate(),
  note: requiredText('Skriv, hvad der er aftalt', 500),
};

interface Agreed {
  price?: number | null | undefined;
  discountPercent?: number | null | undefined;
  validFrom: string;
  validUntil?: string | null | undefined;
}
const hasOneAmount = ({ price, discountPercent }: Agreed) => (price == null) !== (discountPercent == null);
const ONE_AMOUNT = { path: ['price'], message: 'Skriv enten en pris eller en rabat' };
const isOrdered = ({ validFrom, validUntil }: Agreed) => !validUntil || validUntil >= validFrom;
const ORDER = { path: ['validUntil'], message: 'Den sidste dag er før den første' };

/** A price that an admin agrees with a company, in øre. Either the price or the discount is empty. */
export const agreedPriceForm = z
  .object({ ...fields, price: orePrice.nullish(), discountPercent: discount.nullish() })
  .refine(hasOneAmount, ONE_AMOUNT)
  .refine(isOrdered, ORDER);

/** A new price begins today at the earliest, because earlier purchases keep the prices at which they were sold. */
export const isTodayOrLater = (day: string): boolean => day >= dateOf();
