import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import { Button } from '../../ui/Button.tsx';
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
  return (
    <ActionDialog
      title={`Slet ${name}?`}
      danger
      confirmLabel="Slet team medlemmet"
      action={() => remove({ id, connections: [connection] })}
      done="Team medlem slettet"
      failure="Kunne ikke slette team medlem"
      onClose={onClose}
      details={replacementFor(name, onReplace)}
    >
      {name} ({email}) forsvinder fra jeres team. Det kan ikke fortrydes. Er personen kun væk for en tid, så gør
      vedkommende inaktiv i stedet.
    </ActionDialog>
  );
}

/** Offers another way once the deletion was refused. */
const replacementFor = (name: string, onReplace: () => void) => (error: string | undefined) =>
  error && (
    <p>
      <Button onPress={onReplace}>Erstat {name} på alle virksomheder</Button>
    </p>
  );
