import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { completeCardPayment, type ConfirmationKey } from './completeCardPayment.ts';
import type { useCompletePaymentMutation } from '#relay/useCompletePaymentMutation.graphql';

const mutation = graphql`
  mutation useCompletePaymentMutation($purchaseId: String!) {
    settlePurchase(purchaseId: $purchaseId) {
      id
      status
      failureMessage
    }
  }
`;

/**
 * Returns a function that completes the card payment of a purchase. The function resolves with undefined when the
 * purchase is paid, and with the id of the ledger entry when the outcome is not known yet. It rejects as
 * `completeCardPayment` does.
 */
export function useCompletePayment() {
  const [settle] = useAction<useCompletePaymentMutation>(mutation);
  return (purchaseId: string, confirmation: ConfirmationKey) =>
    completeCardPayment(confirmation, async () => (await settle({ purchaseId })).settlePurchase);
}
