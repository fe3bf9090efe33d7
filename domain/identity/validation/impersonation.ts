import { z } from 'zod';
import { requiredTitle } from '../../basics/rules.ts';

const MAX_REASON = 200;

export const impersonationForm = z.object({ reason: requiredTitle('Skriv en begrundelse', MAX_REASON) });
