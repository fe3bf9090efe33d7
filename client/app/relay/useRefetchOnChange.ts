import { useEffect } from 'react';
import { fetchQuery, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, Variables } from 'relay-runtime';
import { coalesceRefetches } from './coalesceRefetches.ts';

/**
 * Fetches a query again whenever a subscription reports a change; the old data stays on screen meanwhile. Nothing is
 * subscribed to while the hook is disabled.
 */
export function useRefetchOnChange(
  subscription: GraphQLTaggedNode,
  query: GraphQLTaggedNode,
  variables: Variables,
  isEnabled = true,
): void {
  const environment = useRelayEnvironment();
  const key = JSON.stringify(variables);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const refetch = () => fetchQuery(environment, query, JSON.parse(key) as Variables).toPromise();
    const subscribed = requestSubscription(environment, {
      subscription,
      variables: {},
      onNext: coalesceRefetches(refetch),
    });
    return () => subscribed.dispose();
  }, [environment, subscription, query, key, isEnabled]);
}
