import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { PaymentStatus } from '../../../domain/basics/vocabulary.ts';
import { prependNewEdges } from '../../app/relay/prependNewEdges.ts';
import type { useLedgerChangesSubscription } from '#relay/useLedgerChangesSubscription.graphql';

const subscription = graphql`
  subscription useLedgerChangesSubscription($id: ID!, $status: PaymentStatus) {
    adminLedgerChanged(customerId: $id) {
      newest: ledger(status: $status, first: 20) {
        totalCount
        edges {
          cursor
          node {
            ...CompanyLedger_entry
          }
        }
      }
    }
  }
`;

/**
 * Follows new and changed ledger entries of a company. New entries are inserted in the list that is
 * filtered by `status`.
 */
export function useLedgerChanges(customerId: string, status: PaymentStatus | null): void {
  useSubscription<useLedgerChangesSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { id: customerId, status },
        updater: (store) =>
          prependNewEdges(store, store.getRootField('adminLedgerChanged'), {
            field: 'ledger',
            connection: 'CompanyLedger_ledger',
            edgeType: 'LedgerEntryEdge',
            filters: { status },
          }),
      }),
      [customerId, status],
    ),
  );
}
