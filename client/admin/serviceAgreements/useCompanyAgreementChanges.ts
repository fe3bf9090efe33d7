import { graphql } from 'react-relay';
import { useRowChanges } from '../useRowChanges.ts';

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

const changes = { subscription, field: 'adminServiceAgreementChanged', edgeType: 'ServiceAgreementEdge' };

/** Follows changed and deleted service agreements, and inserts the new ones of one company. */
export const useCompanyAgreementChanges = (connection: string, customerId: string): void =>
  useRowChanges(changes, connection, customerId);
