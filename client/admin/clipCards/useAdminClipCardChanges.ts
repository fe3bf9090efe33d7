import { graphql } from 'react-relay';
import { useRowChanges, type NewRowScope } from '../useRowChanges.ts';

const subscription = graphql`
  subscription useAdminClipCardChangesSubscription($listed: [ID!]!) {
    adminClipCardChanged {
      edge {
        cursor
        node {
          ...AdminClipCardTable_card
        }
      }
      deletedId @deleteEdge(connections: $listed)
    }
  }
`;

const changes = { subscription, field: 'adminClipCardChanged', edgeType: 'ClipCardEdge' };

/** Follows changed and deleted clip cards of all companies, and inserts the new cards of `newRowScope`. */
export const useAdminClipCardChanges = (connection: string, newRowScope: NewRowScope): void =>
  useRowChanges(changes, connection, newRowScope);
