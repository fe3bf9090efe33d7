import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import type { EventRow } from './adminEventColumns.tsx';
import { toEventInput } from './eventValues.ts';
import { readEventValues } from './readEventValues.ts';
import type { useSetEventStatusMutation } from '#relay/useSetEventStatusMutation.graphql';

const mutation = graphql`
  mutation useSetEventStatusMutation($id: ID!, $version: Int, $input: EventInput!) {
    updateEvent(id: $id, version: $version, input: $input) {
      edge {
        node {
          ...AdminEventTable_event
        }
      }
    }
  }
`;

/** Returns a function that changes the status of an event alone. It rejects when a colleague has changed the event. */
export function useSetEventStatus() {
  const [update] = useAction<useSetEventStatusMutation>(mutation);
  return (event: EventRow, status: 'PUBLISHED' | 'CANCELLED') => {
    const { id, version, values } = readEventValues(event);
    return update({ id, version, input: toEventInput({ ...values, status }) });
  };
}
