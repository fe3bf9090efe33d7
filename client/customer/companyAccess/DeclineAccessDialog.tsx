import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import type { DeclineAccessDialogMutation } from '#relay/DeclineAccessDialogMutation.graphql';

interface DeclineAccessDialogProps {
  id: string;
  name: string;
  connection: string;
  onClose: () => void;
}

const mutation = graphql`
  mutation DeclineAccessDialogMutation($id: ID!, $connections: [ID!]!) {
    declineAccess(id: $id) {
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

export function DeclineAccessDialog({ id, name, connection, onClose }: DeclineAccessDialogProps) {
  const [decline] = useAction<DeclineAccessDialogMutation>(mutation);
  return (
    <ActionDialog
      title={`Afvis ${name}?`}
      danger
      confirmLabel="Afvis"
      action={() => decline({ id, connections: [connection] })}
      done="Anmodningen er afvist"
      failure="Kunne ikke afvise anmodningen"
      onClose={onClose}
    >
      {name} får en mail om det, og kan bede om adgang igen.
    </ActionDialog>
  );
}
