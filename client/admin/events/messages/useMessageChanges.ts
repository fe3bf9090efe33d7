import { useEffect, useMemo } from 'react';
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay';
import type { useMessageChangesQuery } from '#relay/useMessageChangesQuery.graphql';
import type { useMessageChangesSubscription } from '#relay/useMessageChangesSubscription.graphql';

const subscription = graphql`
  subscription useMessageChangesSubscription($eventId: ID!, $connections: [ID!]!) {
    adminEventMessageChanged(eventId: $eventId) {
      edge @prependEdge(connections: $connections) {
        node {
          ...MessageHistory_message
        }
      }
    }
  }
`;

const query = graphql`
  query useMessageChangesQuery($eventId: ID!) {
    admin {
      eventMessages(eventId: $eventId, first: 10) {
        edges {
          node {
            ...MessageHistory_message
          }
        }
      }
    }
  }
`;

const READ_INTERVAL_MS = 3_000;

/**
 * Follows the messages of an event. The outcome of single mails is not published, so the messages are read again from
 * time to time while one is being sent.
 */
export function useMessageChanges(eventId: string, connection: string, isSending: boolean): void {
  const environment = useRelayEnvironment();
  useSubscription<useMessageChangesSubscription>(
    useMemo(() => ({ subscription, variables: { eventId, connections: [connection] } }), [eventId, connection]),
  );
  useEffect(() => {
    if (!isSending) return undefined;
    const read = () =>
      void fetchQuery<useMessageChangesQuery>(environment, query, { eventId }).subscribe({ error: () => undefined });
    const timer = setInterval(read, READ_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [environment, eventId, isSending]);
}
