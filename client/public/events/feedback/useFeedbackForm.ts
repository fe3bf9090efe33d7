import type { z } from 'zod';
import { eventFeedbackForm } from '../../../../domain/events/validation/eventFeedback.ts';
import { useAppForm } from '../../../ui/form/useAppForm.ts';

export type FeedbackValues = z.input<typeof eventFeedbackForm>;

interface StoredFeedback {
  readonly rating: number;
  readonly comment?: string | null | undefined;
}

/** A form with what the participant has said before. Without that, no rating is chosen. */
export const useFeedbackForm = (stored: StoredFeedback | null | undefined) =>
  useAppForm<FeedbackValues>(eventFeedbackForm, {
    ...(stored && { rating: stored.rating }),
    comment: stored?.comment ?? '',
  });

export const THANKS = 'Tak for din feedback.';
export const NOT_SENT = 'Din feedback kunne ikke sendes. Prøv igen.';
