import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import type { DeleteUserDialog_user$key } from '#relay/DeleteUserDialog_user.graphql';
import type { DeleteUserDialogMutation } from '#relay/DeleteUserDialogMutation.graphql';

interface DeleteUserDialogProps {
  user: DeleteUserDialog_user$key;
  connection: string;
  onClose: () => void;
}

const userFragment = graphql`
  fragment DeleteUserDialog_user on User {
    id
    name
    email
  }
`;

const mutation = graphql`
  mutation DeleteUserDialogMutation($id: ID!, $connections: [ID!]!) {
    deleteUser(id: $id) {
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

export function DeleteUserDialog({ user, connection, onClose }: DeleteUserDialogProps) {
  const { id, name, email } = useFragment(userFragment, user);
  const [remove] = useAction<DeleteUserDialogMutation>(mutation);
  return (
    <ActionDialog
      title={`Slet ${name}?`}
      danger
      confirmLabel="Slet brugeren"
      action={() => remove({ id, connections: [connection] })}
      done="Bruger slettet"
      failure="Der opstod en fejl ved sletning af brugeren"
      onClose={onClose}
    >
      {email} kan ikke logge ind mere og bliver logget ud med det samme. Pladser på kommende events bliver afmeldt og
      tilbudt andre. Det, brugeren har bestilt, beholder sit navn.
    </ActionDialog>
  );
}
