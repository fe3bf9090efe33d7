import { z } from 'zod';
import { requiredText } from '../../basics/rules.ts';

const MAX_REASON = 500;
/** Ten million kroner in øre. */
const MAX_LIMIT = 1_000_000_000;

export const declineForm = z.object({ reason: requiredText('Skriv en begrundelse', MAX_REASON) });

/** In øre, excluding VAT. Null: purchases need no approval. */
export const approvalLimitRule = z
  .number()
  .int('Skriv et helt beløb')
  .min(0, 'Beløbet kan ikke være negativt')
  .max(MAX_LIMIT, 'Højst 10.000.000 kr')
  .nullable();
