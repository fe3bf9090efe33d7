import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
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
  const { attempt, message } = useAttempt(async () => {
    await decline({ id, connections: [connection] });
    toast.success('Anmodningen er afvist');
    onClose();
  }, 'Kunne ikke afvise anmodningen');
  return (
    <ConfirmDialog
      title={`Afvis ${name}?`}
      isOpen
      danger
      confirmLabel="Afvis"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      {name} får en mail om det, og kan bede om adgang igen.
    </ConfirmDialog>
  );
}
