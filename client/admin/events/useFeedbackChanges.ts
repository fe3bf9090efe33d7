import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useFeedbackChangesSubscription } from '#relay/useFeedbackChangesSubscription.graphql';

const subscription = graphql`
  subscription useFeedbackChangesSubscription($eventId: ID!, $connections: [ID!]!) {
    adminEventFeedbackChanged(eventId: $eventId) {
      edge @prependEdge(connections: $connections) {
        node {
          ...EventFeedbackTable_feedback
          report {
            count
            average
            ratings {
              rating
              count
            }
          }
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

/** Follows new and changed feedback about an event, and the figures about all of it. */
export function useFeedbackChanges(eventId: string, connection: string): void {
  useSubscription<useFeedbackChangesSubscription>(
    useMemo(() => ({ subscription, variables: { eventId, connections: [connection] } }), [eventId, connection]),
  );
}
