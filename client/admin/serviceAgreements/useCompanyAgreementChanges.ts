import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { addNew } from '../addNew.ts';
import type { useCompanyAgreementChangesSubscription } from './__generated__/useCompanyAgreementChangesSubscription.graphql.ts';

const subscription = graphql`
  subscription useCompanyAgreementChangesSubscription($listed: [ID!]!) {
    adminServiceAgreementChanged {
      edge {
        node {
          ...AdminAgreementTable_agreement @relay(mask: false)
        }
      }
      deletedId @deleteEdge(connections: $listed)
    }
  }
`;

/** One company's agreements, as they come and change. */
export function useCompanyAgreementChanges(connection: string, customerId: string): void {
  useSubscription<useCompanyAgreementChangesSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { listed: [connection] },
        updater: (store) =>
          addNew(
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
