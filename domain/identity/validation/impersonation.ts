import { z } from 'zod';
import { requiredTitle } from '../../basics/rules.ts';

export const MAX_IMPERSONATION_REASON = 200;

export const impersonationForm = z.object({ reason: requiredTitle('Skriv en begrundelse', MAX_IMPERSONATION_REASON) });
