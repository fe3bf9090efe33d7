import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
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
  return (
    <ActionDialog
      title={`Træk invitationen til ${name} tilbage?`}
      danger
      confirmLabel="Træk tilbage"
      action={() => revoke({ id, connections: [connection] })}
      done="Invitation trukket tilbage"
      failure="Kunne ikke trække invitationen tilbage"
      onClose={onClose}
    >
      Linket i mailen holder op med at virke. Du kan altid sende en ny invitation.
    </ActionDialog>
  );
}
