import type { SetupIntent, Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js';
import { PortalError } from '../../app/relay/errors.ts';
import { runAboveDialogs } from '../../parts/paymentCard/runAboveDialogs.ts';
import { customerMessage } from '../../parts/paymentCard/stripeMessages.ts';

const UNKNOWN_ERROR = 'Der opstod en fejl ved behandling af kortet';

/**
 * Asks the bank to confirm the card for later payments; the bank may open a window of its own. Returns the id of the
 * payment method. Throws a PortalError with a message for the user.
 */
export async function confirmCard(
  stripe: Stripe,
  card: StripeCardElement | null,
  clientSecret: string,
): Promise<string> {
  if (!card) throw new PortalError('Kortformular ikke fundet', 'CARD_FORM_MISSING');
  const { setupIntent, error } = await runAboveDialogs(() =>
    stripe.confirmCardSetup(clientSecret, { payment_method: { card } }),
  ).catch((): { setupIntent?: SetupIntent; error?: StripeError } => ({}));
  // After a lost response, Stripe reports an error for a setup that has already succeeded.
  const confirmed = [setupIntent, error?.setup_intent].find((intent) => intent?.status === 'succeeded');
  const paymentMethod = confirmed?.payment_method;
  if (!paymentMethod) throw new PortalError((error && customerMessage(error)) || UNKNOWN_ERROR, 'CARD_DECLINED');
  return typeof paymentMethod === 'string' ? paymentMethod : paymentMethod.id;
}
