import { useEffect, useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { onReconnect } from '../../app/relay/socket.ts';
import type { PaymentOutcomeSubscription } from '#relay/PaymentOutcomeSubscription.graphql';

const subscription = graphql`
  subscription PaymentOutcomeSubscription {
    ledgerChanged {
      ledger(first: 20) {
        edges {
          node {
            id
            status
            failureMessage
          }
        }
      }
    }
  }
`;

interface PaymentOutcomeProps {
  entryId: string;
  onPaid: () => void;
  onFailed: (failureMessage: string | null | undefined) => void;
  /** Called after a reconnect, to ask the server for the outcome: live events that were missed are not sent again. */
  onCheck: () => Promise<void>;
}

/**
 * Calls `onPaid` or `onFailed` when a live event tells that a payment has succeeded or failed. Renders nothing. An
 * event contains the newest entries of the department, so that a callback can be called again by a later event.
 */
export function PaymentOutcome({ entryId, onPaid, onFailed, onCheck }: PaymentOutcomeProps) {
  useSubscription<PaymentOutcomeSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: {},
        onNext: (answer) => {
          const entry = answer?.ledgerChanged.ledger.edges.find(({ node }) => node.id === entryId)?.node;
          if (entry?.status === 'PAID') onPaid();
          else if (entry && entry.status !== 'PENDING') onFailed(entry.failureMessage);
        },
      }),
      [entryId, onPaid, onFailed],
    ),
  );
  useEffect(() => onReconnect(() => void onCheck()), [onCheck]);
  return null;
}
