import { useMemo } from 'react';
import { useSubscription } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';

/**
 * Keeps the store up to date by a subscription while a component is mounted. The id of a connection becomes the
 * subscription's `$connections`, whose directives add new rows to the list and remove deleted ones.
 */
export function useLiveUpdates(subscription: GraphQLTaggedNode, connectionId?: string): void {
  useSubscription(
    useMemo(
      () => ({ subscription, variables: connectionId === undefined ? {} : { connections: [connectionId] } }),
      [subscription, connectionId],
    ),
  );
}
