import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
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
  return (
    <ActionDialog
      title={`Slet ${name}?`}
      confirmLabel="Slet afdelingen"
      danger
      action={() => remove({ id, connections: [connectionId] })}
      done="Afdeling slettet"
      failure="Kunne ikke slette afdeling"
      onClose={onClose}
    >
      Afdelingen {name} og dens Zendesk installationer forsvinder for alle i jeres virksomhed. Det kan ikke fortrydes.
    </ActionDialog>
  );
}
