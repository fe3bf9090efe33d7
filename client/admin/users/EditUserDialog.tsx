import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { toast } from '../../ui/Toast.tsx';
import { useEdit } from '../useEdit.tsx';
import { editUserForm, UserFields, type UserValues } from './UserFields.tsx';
import type { EditUserDialog_user$key } from './__generated__/EditUserDialog_user.graphql.ts';
import type { EditUserDialogMutation } from './__generated__/EditUserDialogMutation.graphql.ts';
import type { EditUserDialogRoleMutation } from './__generated__/EditUserDialogRoleMutation.graphql.ts';

interface EditUserDialogProps {
  user: EditUserDialog_user$key;
  onClose: () => void;
}

export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const { id, version, ...stored } = useFragment(
    graphql`
      fragment EditUserDialog_user on User {
        id
        version
        name
        email
        role
      }
    `,
    user,
  );
  const values = { ...stored, password: '' } as UserValues;
  const form = useAppForm<UserValues>(editUserForm, values);
  const [update] = useAction<EditUserDialogMutation>(graphql`
    mutation EditUserDialogMutation($id: ID!, $version: Int, $input: AdminUserInput!) {
      updateUserAsAdmin(id: $id, version: $version, input: $input) {
        edge { node { ...AdminUserList_user @relay(mask: false) } }
      }
    }
  `);
  const [setRole] = useAction<EditUserDialogRoleMutation>(graphql`
    mutation EditUserDialogRoleMutation($id: ID!, $role: UserRole!) {
      setUserRole(id: $id, role: $role) {
        edge { node { ...AdminUserList_user @relay(mask: false) } }
      }
    }
  `);
  const { dialog, stale } = useEdit<UserValues>(form, { version, values }, async ({ role, ...input }, basedOn, takeNewest) => {
    await update({ id, version: basedOn, input });
    // The rest is saved by now, whatever becomes of the role.
    if (role !== stored.role) await setRole({ id, role }).catch((error: unknown) => { takeNewest(); throw error; });
    toast.success('Bruger opdateret');
    onClose();
  }, 'Der opstod en fejl ved opdatering af brugeren');
  return (
    <FormDialog title={`Rediger ${stored.name}`} form={form} submitLabel="Gem" {...dialog} onClose={onClose}>
      {stale}
      <p>En ny adgangskode eller rolle logger brugeren ud overalt.</p>
      <UserFields form={form} passwordHint="Lad feltet stå tomt for at beholde den nuværende." />
    </FormDialog>
  );
}
