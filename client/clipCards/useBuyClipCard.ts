import { ConnectionHandler, graphql } from 'react-relay';
import { payByCard } from '../card/payByCard.ts';
import { useAction } from '../relay/useAction.ts';
import type { BuyClipCardInput, useBuyClipCardMutation } from './__generated__/useBuyClipCardMutation.graphql.ts';
import type { useBuyClipCardSettleMutation } from './__generated__/useBuyClipCardSettleMutation.graphql.ts';

export interface Bought {
  id: string;
  /** What the server took down, which after a lost answer is the first try's number. */
  hours: number;
  /** The payment that nobody knows the end of yet. */
  openEntryId: string | undefined;
}

/** Buys, and pays where it is by card. Called again with the same purchase id, it goes on from wherever it was cut off. */
export function useBuyClipCard(customerId: string): (input: BuyClipCardInput) => Promise<Bought> {
  const [buy] = useAction<useBuyClipCardMutation>(graphql`
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
          clientSecret
          paymentMethodId
          publishableKey
          scriptUrl
        }
      }
    }
  `);
  const [settle] = useAction<useBuyClipCardSettleMutation>(graphql`
    mutation useBuyClipCardSettleMutation($purchaseId: String!) {
      settlePurchase(purchaseId: $purchaseId) {
        id
        status
        failureMessage
      }
    }
  `);
  return async (input) => {
    const connections = [ConnectionHandler.getConnectionID(customerId, 'ClipCardList_clipCards')];
    const { change, confirmation } = (await buy({ input, connections })).buyClipCard;
    const { id, hours, status } = change.edge!.node;
    // What waits for its payment is settled; an invoice waits for nothing.
    if (status !== 'PENDING') return { id, hours, openEntryId: undefined };
    return {
      id,
      hours,
      openEntryId: await payByCard(
        confirmation,
        async () => (await settle({ purchaseId: input.purchaseId })).settlePurchase,
      ),
    };
  };
}
