import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useAction } from '../../relay/useAction.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { StaleBanner } from '../../ui/form/StaleBanner.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { useFollowing } from '../../ui/form/useFollowing.ts';
import { toast } from '../../ui/Toast.tsx';
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
  const { version: basedOn, isBehind, takeNewest } = useFollowing<UserValues>(form, { version, values });
  const { revalidate } = useRevalidator();
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
  const { submit, message, isConflict, forget } = useSubmit(form, async ({ role, ...input }: UserValues) => {
    await update({ id, version: basedOn, input });
    // The rest is saved by now, whatever becomes of the role.
    if (role !== stored.role) await setRole({ id, role }).catch((error: unknown) => { takeNewest(); throw error; });
    toast.success('Bruger opdateret');
    onClose();
  }, 'Der opstod en fejl ved opdatering af brugeren');
  const fetchNewest = () => {
    forget();
    takeNewest();
    void revalidate();
  };
  const isStale = isBehind || isConflict;
  return (
    <FormDialog title={`Rediger ${stored.name}`} form={form} submitLabel="Gem" message={isStale ? undefined : message} onSubmit={submit} onClose={onClose}>
      {isStale && <StaleBanner onTakeNewest={fetchNewest} />}
      <p>En ny adgangskode eller rolle logger brugeren ud overalt.</p>
      <UserFields form={form} passwordHint="Lad feltet stå tomt for at beholde den nuværende." />
    </FormDialog>
  );
}
