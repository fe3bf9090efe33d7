import { z } from 'zod';
import { optionalText } from '../../basics/rules.ts';
import { MAX_RATING } from '../timedMails.ts';

const NO_RATING = `Vælg fra 1 til ${MAX_RATING}`;

export const eventFeedbackForm = z.object({
  rating: z.number(NO_RATING).int(NO_RATING).min(1, NO_RATING).max(MAX_RATING, NO_RATING),
  comment: optionalText(2_000),
});
