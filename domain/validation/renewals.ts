import { z } from 'zod';
import { optionalText } from './rules.ts';

/** Who looks after it, what is known, and when to look again. */
export const renewalForm = z.object({
  ownerId: optionalText(),
  note: optionalText(2000),
  snoozedUntil: optionalText(),
});
