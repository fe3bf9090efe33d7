import { useEffect } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** Rare enough for many people who share one IP address, whose requests are limited together. */
const INTERVAL_MS = 5 * 60_000;

/**
 * Reads the query again when the user returns to the page, and every few minutes while the page is visible. A visitor
 * with the link of a registration has no subscription. When a read fails, the page stays as it is.
 */
export function useRefresh<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] & { key: string },
): void {
  const environment = useRelayEnvironment();
  const { key } = variables;
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible')
        void fetchQuery<Query>(environment, query, { key })
          .toPromise()
          .catch(() => undefined);
    };
    document.addEventListener('visibilitychange', refresh);
    const timer = setInterval(refresh, INTERVAL_MS);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      clearInterval(timer);
    };
  }, [environment, query, key]);
}
