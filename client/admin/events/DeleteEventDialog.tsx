import { graphql, useFragment } from 'react-relay';
import { formatPlural, formatCount } from '../../../domain/basics/formatCount.ts';
import { messageOf } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import { useEventConnections } from './useAdminEventChanges.ts';
import type { DeleteEventDialog_event$key } from '#relay/DeleteEventDialog_event.graphql';
import type { DeleteEventDialogMutation } from '#relay/DeleteEventDialogMutation.graphql';

interface DeleteEventDialogProps {
  event: DeleteEventDialog_event$key;
  onFailed: (message: string) => void;
  onClose: () => void;
}

const eventFragment = graphql`
  fragment DeleteEventDialog_event on Event {
    id
    title
    registrationCount
    waitingCount
  }
`;

const mutation = graphql`
  mutation DeleteEventDialogMutation($id: ID!, $connections: [ID!]!) {
    deleteEvent(id: $id) {
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

export function DeleteEventDialog({ event, onFailed, onClose }: DeleteEventDialogProps) {
  const { id, title, registrationCount, waitingCount } = useFragment(eventFragment, event);
  const { listed } = useEventConnections();
  const [remove] = useAction<DeleteEventDialogMutation>(mutation);
  const confirm = () =>
    remove({ id, connections: listed })
      .then(
        () => toast.success('Event slettet'),
        (error: unknown) => onFailed(messageOf(error, 'Der opstod en fejl ved sletning af event')),
      )
      .then(onClose);
  return (
    <ConfirmDialog
      title={`Slet ${title}?`}
      isOpen
      danger
      confirmLabel="Slet event"
      onConfirm={confirm}
      onCancel={onClose}
    >
      {`Er du sikker på, at du vil slette eventet "${title}"?`} {deletionNote(registrationCount, waitingCount)}
    </ConfirmDialog>
  );
}

function deletionNote(registered: number, waiting: number): string {
  const deleted = [
    ...(registered ? [formatPlural(registered, 'tilmelding', 'tilmeldinger')] : []),
    ...(waiting ? [`${formatCount(waiting)} på ventelisten`] : []),
  ].join(' og ');
  return deleted ? `${deleted} slettes med det og kan ikke hentes tilbage.` : 'Det kan ikke fortrydes.';
}
