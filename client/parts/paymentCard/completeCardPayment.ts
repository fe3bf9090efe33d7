import { graphql, readInlineData } from 'react-relay';
import { PortalError } from '../../app/relay/errors.ts';
import type { Confirmation } from './confirmPayment.ts';
import type { completeCardPayment_confirmation$key } from '#relay/completeCardPayment_confirmation.graphql';

export type ConfirmationKey = completeCardPayment_confirmation$key | null | undefined;

export const PAYMENT_FAILED = 'PAYMENT_FAILED';

/** The ledger entry that the purchase created. */
interface LedgerEntry {
  readonly id: string;
  readonly status: string;
  readonly failureMessage: string | null | undefined;
}

/**
 * Completes a purchase by card: lets the bank authenticate the customer if the server asked for a confirmation, and
 * then has the server settle the payment.
 *
 * Resolves with undefined when the purchase is paid, and with the id of the ledger entry when the outcome is not known
 * yet. Rejects with a PortalError when the payment failed, when the bank's confirmation was refused, or when Stripe
 * cannot be loaded, and with the error of `settle`.
 */
export async function completeCardPayment(
  confirmation: ConfirmationKey,
  settle: () => Promise<LedgerEntry>,
): Promise<string | undefined> {
  const refusal =
    confirmation &&
    (await import('./confirmPayment.ts').then((module) => module.confirmPayment(readConfirmation(confirmation))));
  const { id, status, failureMessage } = await settle();
  if (status === 'PAID') return undefined;
  // Stripe's own reason comes first, because the server may only know that the payment failed.
  if (status !== 'PENDING')
    throw new PortalError(refusal ?? failureMessage ?? 'Betalingen blev afvist', PAYMENT_FAILED);
  if (refusal) throw new PortalError(refusal, 'CARD_NOT_CONFIRMED');
  return id;
}

const confirmationFragment = graphql`
  fragment completeCardPayment_confirmation on CardConfirmation @inline {
    clientSecret
    paymentMethodId
    publishableKey
    scriptUrl
  }
`;

const readConfirmation = (confirmation: completeCardPayment_confirmation$key): Confirmation =>
  readInlineData(confirmationFragment, confirmation);
