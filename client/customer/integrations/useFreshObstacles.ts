import { useEffect } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { coalesceRefetches } from '../../app/relay/coalesceRefetches.ts';
import type { useFreshObstaclesQuery } from '#relay/useFreshObstaclesQuery.graphql';
import type { useFreshObstaclesSubscription } from '#relay/useFreshObstaclesSubscription.graphql';

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
export function useFreshObstacles(installationId: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const onNext = coalesceRefetches(() =>
      fetchQuery<useFreshObstaclesQuery>(environment, query, { id: installationId }).toPromise(),
    );
    const activeSubscription = requestSubscription<useFreshObstaclesSubscription>(environment, {
      subscription,
      variables: {},
      onNext,
    });
    return () => activeSubscription.dispose();
  }, [environment, installationId]);
}
