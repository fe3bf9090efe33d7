import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useLicenseChangesSubscription } from './__generated__/useLicenseChangesSubscription.graphql.ts';

const subscription = graphql`
  subscription useLicenseChangesSubscription($id: ID!, $connections: [ID!]!) {
    adminLicenseChanged(customerId: $id) {
      edge @prependEdge(connections: $connections) {
        node {
          ...AdminLicenseList_license
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

/** Follows new, changed and deleted licences of a company. */
export function useLicenseChanges(connection: string, customerId: string): void {
  useSubscription<useLicenseChangesSubscription>(
    useMemo(
      () => ({ subscription, variables: { id: customerId, connections: [connection] } }),
      [connection, customerId],
    ),
  );
}
