import { z } from 'zod';
import { addMonths, dateOf } from '../../basics/dates.ts';
import { requiredDate, requiredText, wholeNumber } from '../../basics/rules.ts';
import { firstRegulationDay, MAX_REGULATION } from '../regulation.ts';

const MAX_MONTHS_AHEAD = 36;

const day = requiredDate('Vælg den første dag')
  .refine(
    (date) => date >= firstRegulationDay(dateOf()),
    'Vælg en dag mindst 3 måneder og en uge frem, så varsler når frem',
  )
  .refine((date) => date <= addMonths(dateOf(), MAX_MONTHS_AHEAD), 'Højst tre år frem');

const note = requiredText('Skriv, hvorfor priserne reguleres', 500);

/** A regulation that an admin plans, in hundredths of a percent. */
export const regulationForm = z.object({
  percent: wholeNumber(1, MAX_REGULATION, 'Skriv en procent over 0'),
  validFrom: day,
  note,
});

/** The form in which a regulation is typed, in percent. */
export const regulationDialog = z.object({
  percent: z
    .number({ error: 'Skriv en procent' })
    .min(0.01, 'Skriv en procent over 0')
    .max(MAX_REGULATION / 100, `Højst ${MAX_REGULATION / 100} %`)
    .refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6, 'Højst to decimaler'),
  validFrom: day,
  note,
});
