import { z } from 'zod';
import { optionalText } from '../../basics/rules.ts';

/** An admin's notes on a renewal: the responsible team member, a note, and the day until which it is snoozed. */
export const renewalForm = z.object({
  ownerId: optionalText(),
  note: optionalText(2000),
  snoozedUntil: optionalText(),
});
