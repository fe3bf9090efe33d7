import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
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
  const { attempt, message } = useAttempt(async () => {
    await remove({ id, connections: [connection] });
    toast.success('Bruger slettet');
    onClose();
  }, 'Der opstod en fejl ved sletning af brugeren');
  return (
    <ConfirmDialog
      title={`Slet ${name}?`}
      isOpen
      danger
      confirmLabel="Slet brugeren"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      {email} kan ikke logge ind mere og bliver logget ud med det samme. Pladser på kommende events bliver afmeldt og
      tilbudt andre. Det, brugeren har bestilt, beholder sit navn.
    </ConfirmDialog>
  );
}
