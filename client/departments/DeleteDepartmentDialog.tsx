import { graphql, useFragment } from 'react-relay';
import { useAction } from '../relay/useAction.ts';
import { useAttempt } from '../relay/useAttempt.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { toast } from '../ui/Toast.tsx';
import type { DeleteDepartmentDialog_department$key } from './__generated__/DeleteDepartmentDialog_department.graphql.ts';
import type { DeleteDepartmentDialogMutation } from './__generated__/DeleteDepartmentDialogMutation.graphql.ts';

interface DeleteDepartmentDialogProps {
  department: DeleteDepartmentDialog_department$key;
  connection: string;
  onClose: () => void;
}

export function DeleteDepartmentDialog({ department, connection, onClose }: DeleteDepartmentDialogProps) {
  const { id, name } = useFragment(
    graphql`
      fragment DeleteDepartmentDialog_department on Department {
        id
        name
      }
    `,
    department,
  );
  const [remove] = useAction<DeleteDepartmentDialogMutation>(graphql`
    mutation DeleteDepartmentDialogMutation($id: ID!, $connections: [ID!]!) {
      deleteDepartment(id: $id) {
        deletedId @deleteEdge(connections: $connections)
      }
    }
  `);
  const { attempt, message } = useAttempt(async () => {
    await remove({ id, connections: [connection] });
    toast.success('Afdeling slettet');
  }, 'Kunne ikke slette afdeling');
  return (
    <ConfirmDialog
      title={`Slet ${name}?`}
      isOpen
      confirmLabel="Slet afdelingen"
      danger
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Afdelingen {name} og dens Zendesk installationer forsvinder for alle i jeres virksomhed. Det kan ikke fortrydes.
    </ConfirmDialog>
  );
}
