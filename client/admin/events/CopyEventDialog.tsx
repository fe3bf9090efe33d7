import { graphql } from 'react-relay';
import { copyEventText } from '../../../domain/backOffice/consequences.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
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
  const { attempt, message } = useAttempt(async () => {
    await copy({ id, connections: inserting });
    toast.success('Kladden er oprettet');
    onClose();
  }, 'Der opstod en fejl ved kopiering af event');
  return (
    <ConfirmDialog
      title={`Kopiér ${title}?`}
      isOpen
      confirmLabel="Kopiér event"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      {copyEventText()}
    </ConfirmDialog>
  );
}
