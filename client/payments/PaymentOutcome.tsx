import { useEffect, useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { whenReconnected } from '../relay/socket.ts';
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
  /** Asks how it stands: what happened while the line was down is not told again. */
  onCheck: () => Promise<void>;
}

/** Shows nothing, and waits for the end of a payment that nobody knows yet. */
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
  useEffect(() => whenReconnected(() => void onCheck()), [onCheck]);
  return null;
}
