import { z } from 'zod';
import { requiredText } from '../../basics/rules.ts';
import { MAX_HOURS, MIN_HOURS } from '../../money/clipCardPricing.ts';

export const hoursRule = z
  .number('Vælg et gyldigt antal timer.')
  .min(MIN_HOURS, 'Vælg et gyldigt antal timer.')
  .max(MAX_HOURS, `Højst ${MAX_HOURS} timer`)
  .int('Vælg et helt antal timer.');

export const clipCardPurchase = z.object({
  departmentId: requiredText('Vælg en afdeling.'),
  hours: hoursRule,
  acceptTerms: z.literal(true, 'Du skal acceptere klippekort betingelserne for at fortsætte.'),
});
