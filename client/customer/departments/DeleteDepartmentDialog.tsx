import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { DeleteDepartmentDialog_department$key } from '#relay/DeleteDepartmentDialog_department.graphql';
import type { DeleteDepartmentDialogMutation } from '#relay/DeleteDepartmentDialogMutation.graphql';

interface DeleteDepartmentDialogProps {
  department: DeleteDepartmentDialog_department$key;
  /** Id of the connection that the department is removed from. */
  connectionId: string;
  onClose: () => void;
}

const departmentFragment = graphql`
  fragment DeleteDepartmentDialog_department on Department {
    id
    name
  }
`;

const mutation = graphql`
  mutation DeleteDepartmentDialogMutation($id: ID!, $connections: [ID!]!) {
    deleteDepartment(id: $id) {
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

export function DeleteDepartmentDialog({ department, connectionId, onClose }: DeleteDepartmentDialogProps) {
  const { id, name } = useFragment(departmentFragment, department);
  const [remove] = useAction<DeleteDepartmentDialogMutation>(mutation);
  // After a deletion, the dialog disappears together with the department's card.
  const { attempt, message } = useAttempt(async () => {
    await remove({ id, connections: [connectionId] });
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
