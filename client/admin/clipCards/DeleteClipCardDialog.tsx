import { graphql, useFragment } from 'react-relay';
import { shortId } from '../../../domain/basics/shortId.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { DeleteClipCardDialog_card$key } from '#relay/DeleteClipCardDialog_card.graphql';
import type { DeleteClipCardDialogMutation } from '#relay/DeleteClipCardDialogMutation.graphql';

interface DeleteClipCardDialogProps {
  card: DeleteClipCardDialog_card$key;
  connection: string;
  onClose: () => void;
}

const cardFragment = graphql`
  fragment DeleteClipCardDialog_card on ClipCard {
    id
    hours
    department {
      name
      customer {
        name
      }
    }
  }
`;

const mutation = graphql`
  mutation DeleteClipCardDialogMutation($id: ID!, $connections: [ID!]!) {
    deleteClipCard(id: $id) {
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

export function DeleteClipCardDialog({ card, connection, onClose }: DeleteClipCardDialogProps) {
  const { id, hours, department } = useFragment(cardFragment, card);
  const [remove] = useAction<DeleteClipCardDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await remove({ id, connections: [connection] });
    toast.success('Klippekort slettet');
    onClose();
  }, 'Der opstod en fejl ved sletning af klippekort');
  return (
    <ConfirmDialog
      title={`Slet klippekort ${shortId(id)}?`}
      isOpen
      danger
      confirmLabel="Slet klippekortet"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      {department.customer.name} mister kortet med {hours} timer til {department.name}, og det, de endnu ikke har betalt
      for det, annulleres. Det kan ikke fortrydes.
    </ConfirmDialog>
  );
}
