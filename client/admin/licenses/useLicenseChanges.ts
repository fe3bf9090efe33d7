import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useLicenseChangesOrderSubscription } from '#relay/useLicenseChangesOrderSubscription.graphql';
import type { useLicenseChangesSubscription } from '#relay/useLicenseChangesSubscription.graphql';

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

const orderSubscription = graphql`
  subscription useLicenseChangesOrderSubscription {
    adminLicenseRequestChanged {
      edge {
        node {
          installation {
            activeLicense {
              orderedSeats
            }
          }
        }
      }
    }
  }
`;

/** Follows new, changed and deleted licences of a company, and the seats on the way. */
export function useLicenseChanges(connection: string, customerId: string): void {
  useSubscription<useLicenseChangesSubscription>(
    useMemo(
      () => ({ subscription, variables: { id: customerId, connections: [connection] } }),
      [connection, customerId],
    ),
  );
  useSubscription<useLicenseChangesOrderSubscription>(
    useMemo(() => ({ subscription: orderSubscription, variables: {} }), []),
  );
}
