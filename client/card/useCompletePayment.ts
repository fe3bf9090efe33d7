import { graphql } from 'react-relay';
import { useAction } from '../relay/useAction.ts';
import { completeCardPayment } from './completeCardPayment.ts';
import type { Confirmation } from './confirmPayment.ts';
import type { useCompletePaymentMutation } from './__generated__/useCompletePaymentMutation.graphql.ts';

/**
 * Completes the card payment of a purchase. Resolves with undefined when the purchase is paid, and with the id of the
 * ledger entry when the outcome is not known yet.
 */
export function useCompletePayment() {
  const [settle] = useAction<useCompletePaymentMutation>(graphql`
    mutation useCompletePaymentMutation($purchaseId: String!) {
      settlePurchase(purchaseId: $purchaseId) {
        id
        status
        failureMessage
      }
    }
  `);
  return (purchaseId: string, confirmation: Confirmation | null | undefined) =>
    completeCardPayment(confirmation, async () => (await settle({ purchaseId })).settlePurchase);
}
