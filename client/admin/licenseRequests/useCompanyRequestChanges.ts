import { graphql } from 'react-relay';
import { useRowChanges } from '../useRowChanges.ts';

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

const changes = { subscription, field: 'adminLicenseRequestChanged', edgeType: 'LicenseRequestEdge' };

/** Follows changed and deleted licence requests, and inserts the new ones of one company. */
export const useCompanyRequestChanges = (connection: string, customerId: string): void =>
  useRowChanges(changes, connection, customerId);
