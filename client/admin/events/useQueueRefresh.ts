import { useMemo } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { coalesceRefetches } from '../../app/relay/coalesceRefetches.ts';
import type { useQueueRefreshQuery } from '#relay/useQueueRefreshQuery.graphql';

const query = graphql`
  query useQueueRefreshQuery($id: ID!) {
    admin {
      event(id: $id) {
        ...EventQueue_event
      }
    }
  }
`;

/** Returns a function that reads the queue of an event again, because one change moves everybody behind it. */
export function useQueueRefresh(id: string): () => void {
  const environment = useRelayEnvironment();
  return useMemo(
    () => coalesceRefetches(() => fetchQuery<useQueueRefreshQuery>(environment, query, { id }).toPromise()),
    [environment, id],
  );
}
