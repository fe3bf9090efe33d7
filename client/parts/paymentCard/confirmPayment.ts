import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { PortalError } from '../../app/relay/errors.ts';
import { runAboveDialogs } from './runAboveDialogs.ts';
import { loadStripeFor } from './stripe.ts';
import { customerMessage } from './stripeMessages.ts';

/** The data with which Stripe asks the customer's bank to confirm a payment. */
export interface Confirmation {
  readonly clientSecret: string;
  readonly paymentMethodId: string;
  readonly publishableKey: string;
  readonly scriptUrl: string | null | undefined;
}

/**
 * Lets the bank authenticate the customer for a payment. Resolves with a message for the user when Stripe refused the
 * payment. Undefined does not mean that the payment is paid: only the server knows the outcome. Rejects with a
 * PortalError when Stripe's script cannot be loaded.
 */
export async function confirmPayment({
  clientSecret,
  paymentMethodId,
  ...keys
}: Confirmation): Promise<string | undefined> {
  const stripe = await loadStripeFor(keys).catch(() => undefined);
  if (!stripe)
    throw new PortalError('Kunne ikke indlæse betalingssystem. Prøv igen om lidt.', 'PAYMENT_SYSTEM_MISSING');
  return confirmWithCard(stripe, clientSecret, paymentMethodId);
}

/** Pays with a stored card, or with the one that is typed into Stripe's field. Resolves as `confirmPayment` does. */
export async function confirmWithCard(
  stripe: Stripe,
  clientSecret: string,
  card: string | StripeCardElement,
): Promise<string | undefined> {
  const { error } = await runAboveDialogs(() =>
    stripe.confirmCardPayment(clientSecret, { payment_method: typeof card === 'string' ? card : { card } }),
  ).catch(() => ({ error: undefined }));
  return error && (customerMessage(error) ?? 'Der opstod en fejl ved behandling af kortet');
}
