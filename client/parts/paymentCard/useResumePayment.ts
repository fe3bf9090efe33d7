import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { completeCardPayment } from './completeCardPayment.ts';
import type { useResumePaymentMutation } from '#relay/useResumePaymentMutation.graphql';

const mutation = graphql`
  mutation useResumePaymentMutation($id: ID!) {
    resumePayment(entryId: $id) {
      entry {
        id
        status
        failureMessage
      }
      confirmation {
        ...completeCardPayment_confirmation
      }
    }
  }
`;

/**
 * Returns a function that continues a card payment whose outcome is open, and resolves with the id of the ledger entry
 * when it is still open afterwards. The function rejects as `completeCardPayment` does.
 */
export function useResumePayment(): (entryId: string) => Promise<string | undefined> {
  const [resume] = useAction<useResumePaymentMutation>(mutation);
  return async (id) => {
    const { entry, confirmation } = (await resume({ id })).resumePayment;
    // After the bank's confirmation, a second call settles the payment.
    return completeCardPayment(confirmation, async () =>
      confirmation ? (await resume({ id })).resumePayment.entry : entry,
    );
  };
}
