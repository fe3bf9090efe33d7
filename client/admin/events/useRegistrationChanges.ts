import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useRegistrationChangesSubscription } from '#relay/useRegistrationChangesSubscription.graphql';

const subscription = graphql`
  subscription useRegistrationChangesSubscription($eventId: ID!, $connections: [ID!]!) {
    adminEventRegistrationChanged(eventId: $eventId) {
      edge @prependEdge(connections: $connections) {
        node {
          ...readRegistration_registration
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

/** Follows changed and deleted registrations of an event, and inserts new ones in the connection, if there is one. */
export function useRegistrationChanges(eventId: string, connection: string, onChange: () => void): void {
  useSubscription<useRegistrationChangesSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { eventId, connections: connection ? [connection] : [] },
        onNext: onChange,
      }),
      [eventId, connection, onChange],
    ),
  );
}
