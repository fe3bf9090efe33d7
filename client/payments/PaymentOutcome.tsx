import { useEffect, useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { onReconnect } from '../relay/socket.ts';
import type { PaymentOutcomeSubscription } from './__generated__/PaymentOutcomeSubscription.graphql.ts';

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
  /** Asks the server for the outcome. Events that were missed while the connection was down are not sent again. */
  onCheck: () => Promise<void>;
}

/** Waits for the outcome of a payment and calls back; renders nothing. */
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
