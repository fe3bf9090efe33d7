import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { prependNewRow } from '../prependNewRow.ts';
import type { useCompanyRequestChangesSubscription } from '#relay/useCompanyRequestChangesSubscription.graphql';

const subscription = graphql`
  subscription useCompanyRequestChangesSubscription($listed: [ID!]!) {
    adminLicenseRequestChanged {
      edge {
        node {
          ...AdminRequestTable_request
        }
      }
      deletedId @deleteEdge(connections: $listed)
    }
  }
`;

/** Follows changed and deleted licence requests, and inserts the new ones of one company. */
export function useCompanyRequestChanges(connection: string, customerId: string): void {
  useSubscription<useCompanyRequestChangesSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { listed: [connection] },
        updater: (store) =>
          prependNewRow(
            store,
            connection,
            store.getRootField('adminLicenseRequestChanged'),
            'LicenseRequestEdge',
            customerId,
          ),
      }),
      [connection, customerId],
    ),
  );
}
