import { z } from 'zod';
import { addMonths, dateOf } from '../../basics/dates.ts';
import { optionalDate, optionalText } from '../../basics/rules.ts';

/** Why an invoice gets no reminders, and the last day without them. */
export const invoiceHoldForm = z
  .object({
    kind: z.enum(['DISPUTED', 'PROMISED'], 'Vælg, hvorfor der ikke skal sendes rykkere'),
    until: optionalDate()
      .refine((date) => !date || date >= dateOf(), 'Vælg en dag, der ikke er passeret')
      .refine((date) => !date || date <= addMonths(dateOf(), 12), 'Højst et år frem'),
    note: optionalText(500),
  })
  .refine(({ kind, until }) => kind !== 'PROMISED' || until, {
    path: ['until'],
    message: 'Vælg den dag, kunden har lovet at betale',
  });
