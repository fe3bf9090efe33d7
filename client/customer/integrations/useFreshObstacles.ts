import { graphql } from 'react-relay';
import { useRefetchOnChange } from '../../app/relay/useRefetchOnChange.ts';

const query = graphql`
  query useFreshObstaclesQuery($id: ID!) {
    node(id: $id) {
      ... on Installation {
        integrations {
          id
          obstacle {
            code
            message
          }
        }
      }
    }
  }
`;

const subscription = graphql`
  subscription useFreshObstaclesSubscription {
    serviceAgreementChanged {
      deletedId
    }
  }
`;

/**
 * Loads the obstacles of an installation's integrations again when a service agreement changes, because an obstacle
 * depends on whether an agreement is active.
 */
export const useFreshObstacles = (installationId: string): void =>
  useRefetchOnChange(subscription, query, { id: installationId });
