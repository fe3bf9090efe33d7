import { useCallback, useRef } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useQueueRefreshQuery } from './__generated__/useQueueRefreshQuery.graphql.ts';

const query = graphql`
  query useQueueRefreshQuery($id: ID!) {
    admin {
      event(id: $id) {
        ...EventQueue_event
      }
    }
  }
`;

/**
 * Returns a function that reads the queue of an event again, because one change moves everybody behind it. Changes that
 * arrive during a read lead to one more read.
 */
export function useQueueRefresh(id: string): () => void {
  const environment = useRelayEnvironment();
  const state = useRef<'idle' | 'reading' | 'outdated'>('idle');
  return useCallback(() => {
    const read = () => {
      state.current = 'reading';
      fetchQuery<useQueueRefreshQuery>(environment, query, { id }).subscribe({ complete: end, error: end });
    };
    const end = () => {
      const isOutdated = state.current === 'outdated';
      state.current = 'idle';
      if (isOutdated) read();
    };
    if (state.current === 'idle') read();
    else state.current = 'outdated';
  }, [environment, id]);
}
