import { graphql, useFragment } from 'react-relay';
import { shortId } from '../../../domain/basics/shortId.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
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
  return (
    <ActionDialog
      title={`Slet klippekort ${shortId(id)}?`}
      danger
      confirmLabel="Slet klippekortet"
      action={() => remove({ id, connections: [connection] })}
      done="Klippekort slettet"
      failure="Der opstod en fejl ved sletning af klippekort"
      onClose={onClose}
    >
      {department.customer.name} mister kortet med {hours} timer til {department.name}, og det, de endnu ikke har betalt
      for det, annulleres. Det kan ikke fortrydes.
    </ActionDialog>
  );
}
