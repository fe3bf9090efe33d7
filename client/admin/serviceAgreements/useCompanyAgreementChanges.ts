import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { prependNewRow } from '../prependNewRow.ts';
import type { useCompanyAgreementChangesSubscription } from '#relay/useCompanyAgreementChangesSubscription.graphql';

const subscription = graphql`
  subscription useCompanyAgreementChangesSubscription($listed: [ID!]!) {
    adminServiceAgreementChanged {
      edge {
        node {
          ...AdminAgreementTable_agreement
        }
      }
      deletedId @deleteEdge(connections: $listed)
    }
  }
`;

/** Follows changed and deleted service agreements, and inserts the new ones of one company. */
export function useCompanyAgreementChanges(connection: string, customerId: string): void {
  useSubscription<useCompanyAgreementChangesSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { listed: [connection] },
        updater: (store) =>
          prependNewRow(
            store,
            connection,
            store.getRootField('adminServiceAgreementChanged'),
            'ServiceAgreementEdge',
            customerId,
          ),
      }),
      [connection, customerId],
    ),
  );
}
