import { z } from 'zod';
import { dateOf } from '../../basics/dates.ts';
import { optionalText, requiredDate, requiredText, wholeNumber } from '../../basics/rules.ts';

const NO_AMOUNT = 'Skriv et beløb over 0';
const amount = z.number(NO_AMOUNT).min(1, NO_AMOUNT).int('Højst to decimaler');

/** A payment that an admin records, in øre. */
export const paymentForm = z.object({
  amount,
  paidOn: requiredDate('Vælg den dag, der blev betalt').refine(
    (day) => day <= dateOf(),
    'Vælg en dag til og med i dag',
  ),
  note: optionalText(500),
});

export const paymentDaysRule = wholeNumber(0, 90, 'Skriv et antal dage fra 0 til 90');

/** The terms of a company. Empty days stand for the reseller's usual number. */
export const invoiceTermsForm = z.object({
  invoicing: z.enum(['IMMEDIATE', 'MONTHLY'], 'Vælg, hvornår der faktureres'),
  paymentDays: paymentDaysRule.nullish().transform((days) => days ?? null),
});

/** A period of the accountant's file or of a statement; both days belong to it. */
export const bookkeepingForm = z
  .object({ from: requiredDate('Vælg den første dag'), to: requiredDate('Vælg den sidste dag') })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Vælg en dag efter den første' });

/** A credit of some lines, in øre without VAT. */
export const creditForm = z.object({
  reason: requiredText('Skriv, hvorfor fakturaen krediteres', 500),
  lines: z
    .array(z.object({ position: z.number().int(), net: amount }))
    .min(1, 'Vælg det, der skal krediteres')
    .refine((lines) => new Set(lines.map(({ position }) => position)).size === lines.length, 'Vælg hver linje én gang'),
});
