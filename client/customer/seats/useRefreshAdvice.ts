import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useRefreshAdviceQuery } from '#relay/useRefreshAdviceQuery.graphql';

const query = graphql`
  query useRefreshAdviceQuery($id: ID!) {
    node(id: $id) {
      ... on Installation {
        ...SeatAdviceActions_installation @alias
        ...SeatAdviceCard_installation @alias
      }
    }
  }
`;

/** Returns a function that reads the advice about an installation again, after an order or a decision. */
export function useRefreshAdvice(installationId: string): () => void {
  const environment = useRelayEnvironment();
  return useCallback(
    () =>
      void fetchQuery<useRefreshAdviceQuery>(environment, query, { id: installationId })
        .toPromise()
        .catch(() => undefined),
    [environment, installationId],
  );
}
