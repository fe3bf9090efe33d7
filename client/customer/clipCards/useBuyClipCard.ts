import { ConnectionHandler, graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useCompletePayment } from '../../parts/paymentCard/useCompletePayment.ts';
import type { BuyClipCardInput, useBuyClipCardMutation } from '#relay/useBuyClipCardMutation.graphql';

export interface PurchasedCard {
  id: string;
  /** The hours that the server stored. After a lost response these can be the hours of the first attempt. */
  hours: number;
  /** Id of the ledger entry whose payment has an unknown outcome. */
  unsettledEntryId: string | undefined;
}

const mutation = graphql`
  mutation useBuyClipCardMutation($input: BuyClipCardInput!, $connections: [ID!]!) {
    buyClipCard(input: $input) {
      change {
        edge @prependEdge(connections: $connections) {
          node {
            id
            hours
            status
            ...ClipCardTicket_card
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
 * Returns a function that buys a clip card, and charges the payment card of a department that pays by card. A repeated
 * call with the same purchase id continues an interrupted purchase. The function rejects when the purchase is refused,
 * and as `completeCardPayment` does.
 */
export function useBuyClipCard(customerId: string): (input: BuyClipCardInput) => Promise<PurchasedCard> {
  const [buy] = useAction<useBuyClipCardMutation>(mutation);
  const completePayment = useCompletePayment();
  return async (input) => {
    const connections = [ConnectionHandler.getConnectionID(customerId, 'ClipCardList_clipCards')];
    const { change, confirmation } = (await buy({ input, connections })).buyClipCard;
    const { id, hours, status } = change.edge!.node;
    // A clip card is pending until a card payment has succeeded; when bought by invoice, it is active at once.
    if (status !== 'PENDING') return { id, hours, unsettledEntryId: undefined };
    return {
      id,
      hours,
      unsettledEntryId: await completePayment(input.purchaseId, confirmation),
    };
  };
}
