import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { messageOf } from '../relay/errors.ts';
import { useAction } from '../relay/useAction.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { toast } from '../ui/Toast.tsx';
import type { DeleteDepartmentDialog_department$key } from './__generated__/DeleteDepartmentDialog_department.graphql.ts';
import type { DeleteDepartmentDialogMutation } from './__generated__/DeleteDepartmentDialogMutation.graphql.ts';

interface DeleteDepartmentDialogProps {
  department: DeleteDepartmentDialog_department$key;
  onClose: () => void;
}

export function DeleteDepartmentDialog({ department, onClose }: DeleteDepartmentDialogProps) {
  const { id, name } = useFragment(
    graphql`
      fragment DeleteDepartmentDialog_department on Department {
        id
        name
      }
    `,
    department,
  );
  const [message, setMessage] = useState<string>();
  const [remove] = useAction<DeleteDepartmentDialogMutation>(graphql`
    mutation DeleteDepartmentDialogMutation($id: ID!) {
      deleteDepartment(id: $id) { deletedId @deleteRecord }
    }
  `);
  const confirm = async () => {
    setMessage(undefined);
    try {
      await remove({ id });
      toast.success('Afdeling slettet');
    } catch (error) {
      setMessage(messageOf(error, 'Kunne ikke slette afdeling'));
    }
  };
  return (
    <ConfirmDialog title={`Slet ${name}?`} isOpen confirmLabel="Slet afdelingen" danger message={message} onConfirm={confirm} onCancel={onClose}>
      Afdelingen {name} og dens Zendesk installationer forsvinder for alle i jeres virksomhed. Det kan ikke fortrydes.
    </ConfirmDialog>
  );
}
