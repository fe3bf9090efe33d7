import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { DeleteTeamMemberDialog_member$key } from '#relay/DeleteTeamMemberDialog_member.graphql';
import type { DeleteTeamMemberDialogMutation } from '#relay/DeleteTeamMemberDialogMutation.graphql';

interface DeleteTeamMemberDialogProps {
  member: DeleteTeamMemberDialog_member$key;
  connection: string;
  /** Leads to the replacement of a member who is the point of contact of companies. */
  onReplace: () => void;
  onClose: () => void;
}

const memberFragment = graphql`
  fragment DeleteTeamMemberDialog_member on TeamMember {
    id
    name
    email
  }
`;

const mutation = graphql`
  mutation DeleteTeamMemberDialogMutation($id: ID!, $connections: [ID!]!) {
    deleteTeamMember(id: $id) {
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

export function DeleteTeamMemberDialog({ member, connection, onReplace, onClose }: DeleteTeamMemberDialogProps) {
  const { id, name, email } = useFragment(memberFragment, member);
  const [remove] = useAction<DeleteTeamMemberDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await remove({ id, connections: [connection] });
    toast.success('Team medlem slettet');
    onClose();
  }, 'Kunne ikke slette team medlem');
  return (
    <ConfirmDialog
      title={`Slet ${name}?`}
      isOpen
      danger
      confirmLabel="Slet team medlemmet"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
      details={
        message && (
          <p>
            <Button onPress={onReplace}>Erstat {name} på alle virksomheder</Button>
          </p>
        )
      }
    >
      {name} ({email}) forsvinder fra jeres team. Det kan ikke fortrydes. Er personen kun væk for en tid, så gør
      vedkommende inaktiv i stedet.
    </ConfirmDialog>
  );
}
