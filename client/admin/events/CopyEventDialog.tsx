import { graphql } from 'react-relay';
import { copyEventText } from '../../../domain/backOffice/consequences.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import type { EventRow } from './adminEventColumns.tsx';
import { useEventConnections } from './useAdminEventChanges.ts';
import type { CopyEventDialogMutation } from '#relay/CopyEventDialogMutation.graphql';

const mutation = graphql`
  mutation CopyEventDialogMutation($id: ID!, $connections: [ID!]!) {
    copyEvent(id: $id) {
      edge @prependEdge(connections: $connections) {
        node {
          ...AdminEventTable_event
        }
      }
    }
  }
`;

/** Copies an event to a draft, which then is the first in the list of its date. */
export function CopyEventDialog({ event: { id, title }, onClose }: { event: EventRow; onClose: () => void }) {
  const { inserting } = useEventConnections();
  const [copy] = useAction<CopyEventDialogMutation>(mutation);
  return (
    <ActionDialog
      title={`Kopiér ${title}?`}
      confirmLabel="Kopiér event"
      action={() => copy({ id, connections: inserting })}
      done="Kladden er oprettet"
      failure="Der opstod en fejl ved kopiering af event"
      onClose={onClose}
    >
      {copyEventText()}
    </ActionDialog>
  );
}
