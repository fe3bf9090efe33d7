import { z } from 'zod';

/** Longer than any ticket or callback address that the portal makes or a provider sends. */
const MAX_TICKET = 8_000;
const TRY_AGAIN = 'Der gik for lang tid. Prøv igen.';
const ticketRule = z.string(TRY_AGAIN).min(1, TRY_AGAIN).max(MAX_TICKET, TRY_AGAIN);

export const completeProviderSignInForm = z.object({ ticket: ticketRule, callback: ticketRule });
