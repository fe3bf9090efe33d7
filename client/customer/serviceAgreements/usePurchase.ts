import { ConnectionHandler, graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useCompletePayment } from '../../parts/paymentCard/useCompletePayment.ts';
import type { BuyServiceAgreementInput, usePurchaseMutation } from '#relay/usePurchaseMutation.graphql';

export interface PurchaseResult {
  agreementId: string;
  /** Id of the ledger entry whose payment has an unknown outcome. */
  unsettledEntryId?: string;
}

const mutation = graphql`
  mutation usePurchaseMutation($input: BuyServiceAgreementInput!, $connections: [ID!]!) {
    buyServiceAgreement(input: $input) {
      change {
        edge @prependEdge(connections: $connections) {
          node {
            id
            licenseCount
            department {
              paymentMethod
              openServiceAgreement {
                status
                endDate
              }
            }
            ...AgreementCard_agreement
          }
        }
      }
      confirmation {
        ...completeCardPayment_confirmation
      }
    }
  }
`;

/**
 * Returns a function that orders an agreement and pays for it. After any interruption, a call with the same input
 * continues the order, and nothing is bought or paid twice.
 */
export function usePurchase(customerId: string): (input: BuyServiceAgreementInput) => Promise<PurchaseResult> {
  const [order] = useAction<usePurchaseMutation>(mutation);
  const completePayment = useCompletePayment();
  return async (input) => {
    const connections = [ConnectionHandler.getConnectionID(customerId, 'AgreementList_serviceAgreements')];
    const { change, confirmation } = (await order({ input, connections })).buyServiceAgreement;
    const { id: agreementId, licenseCount, department } = change.edge!.node;
    // An invoice is paid later, and without licences there is nothing to pay.
    if (department.paymentMethod !== 'CREDIT_CARD' || licenseCount === 0) return { agreementId };
    const unsettledEntryId = await completePayment(input.purchaseId, confirmation);
    return unsettledEntryId ? { agreementId, unsettledEntryId } : { agreementId };
  };
}
