import { PortalError } from '../relay/errors.ts';
import { aboveDialogs } from './aboveDialogs.ts';
import { stripeFor } from './stripe.ts';
import { wordsForPeople } from './stripeWords.ts';

interface Confirmation {
  readonly clientSecret: string;
  readonly paymentMethodId: string;
  readonly publishableKey: string;
  readonly scriptUrl: string | null | undefined;
}

/**
 * Has the bank ask the customer about a payment. What became of it the server must be asked; this ends with what Stripe had
 * to say against it, if anything that is meant for people.
 */
export async function confirmPayment({
  clientSecret,
  paymentMethodId,
  ...keys
}: Confirmation): Promise<string | undefined> {
  const stripe = await stripeFor(keys).catch(() => undefined);
  if (!stripe)
    throw new PortalError('Kunne ikke indlæse betalingssystem. Prøv igen om lidt.', 'PAYMENT_SYSTEM_MISSING');
  const { error } = await aboveDialogs(() =>
    stripe.confirmCardPayment(clientSecret, { payment_method: paymentMethodId }),
  ).catch(() => ({ error: undefined }));
  return error && (wordsForPeople(error) ?? 'Der opstod en fejl ved behandling af kortet');
}
