import type { z } from 'zod';
import type { eventMessageForm } from '../../../../domain/events/validation/eventMessages.ts';

export type EventMessageValues = z.input<typeof eventMessageForm>;

export const newMessage: EventMessageValues = { subject: '', body: '', groups: ['WITH_PLACE'] };
