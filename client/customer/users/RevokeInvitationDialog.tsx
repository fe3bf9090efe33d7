import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { RevokeInvitationDialogMutation } from '#relay/RevokeInvitationDialogMutation.graphql';

interface RevokeInvitationDialogProps {
  id: string;
  name: string;
  connection: string;
  onClose: () => void;
}

const mutation = graphql`
  mutation RevokeInvitationDialogMutation($id: ID!, $connections: [ID!]!) {
    revokeInvitation(id: $id) {
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

export function RevokeInvitationDialog({ id, name, connection, onClose }: RevokeInvitationDialogProps) {
  const [revoke] = useAction<RevokeInvitationDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    // The dialog disappears together with the row of the invitation.
    await revoke({ id, connections: [connection] });
    toast.success('Invitation trukket tilbage');
  }, 'Kunne ikke trække invitationen tilbage');
  return (
    <ConfirmDialog
      title={`Træk invitationen til ${name} tilbage?`}
      isOpen
      danger
      confirmLabel="Træk tilbage"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Linket i mailen holder op med at virke. Du kan altid sende en ny invitation.
    </ConfirmDialog>
  );
}
