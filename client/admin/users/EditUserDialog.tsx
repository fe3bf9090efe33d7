import { graphql, useFragment } from 'react-relay';
import { isSameEmail } from '../../../domain/basics/email.ts';
import { CREATED_PASSWORD_MIN, EDITED_PASSWORD_MIN } from '../../../domain/identity/passwordLengths.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useEdit } from '../../parts/edits/useEdit.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { toast } from '../../ui/Toast.tsx';
import { changedRightsText } from './changedRightsText.ts';
import { hasOtherRights } from './hasOtherRights.ts';
import { editUserForm, sentEmployeeRoles, UserFields, type UserValues } from './UserFields.tsx';
import type { EditUserDialog_user$key } from '#relay/EditUserDialog_user.graphql';
import type { EditUserDialogMutation } from '#relay/EditUserDialogMutation.graphql';
import type { EditUserDialogRoleMutation } from '#relay/EditUserDialogRoleMutation.graphql';

const userFragment = graphql`
  fragment EditUserDialog_user on User {
    id
    version
    name
    email
    role
    employeeRoles
    companyRole
    pendingEmail {
      email
    }
  }
`;

const mutation = graphql`
  mutation EditUserDialogMutation($id: ID!, $version: Int, $input: AdminUserInput!) {
    updateUserAsAdmin(id: $id, version: $version, input: $input) {
      edge {
        node {
          email
          ...AdminUserList_user
        }
      }
    }
  }
`;

const editUserDialogRoleMutation = graphql`
  mutation EditUserDialogRoleMutation($id: ID!, $role: UserRole!, $employeeRoles: [EmployeeRole!]) {
    setUserRole(id: $id, role: $role, employeeRoles: $employeeRoles) {
      edge {
        node {
          ...AdminUserList_user
        }
      }
    }
  }
`;

export function EditUserDialog({ user, onClose }: { user: EditUserDialog_user$key; onClose: () => void }) {
  const { id, version, pendingEmail, ...stored } = useFragment(userFragment, user);
  const values = { ...stored, employeeRoles: [...(stored.employeeRoles ?? [])], password: '' } as UserValues;
  const form = useAppForm<UserValues>(editUserForm, values);
  const [update] = useAction<EditUserDialogMutation>(mutation);
  const [setRole] = useAction<EditUserDialogRoleMutation>(editUserDialogRoleMutation);
  const { formProps, stale } = useEdit<UserValues>(
    form,
    { version, values },
    async ({ role, employeeRoles, ...input }, basedOn, { takeNewest }) => {
      const {
        updateUserAsAdmin: { edge },
      } = await update({ id, version: basedOn, input });
      // When the role cannot be changed, the other fields are already saved, so the form continues from the newest
      // version.
      if (hasOtherRights({ role, employeeRoles }, values))
        await setRole({ id, role, employeeRoles: sentEmployeeRoles({ role, employeeRoles }) }).catch(
          (error: unknown) => {
            takeNewest();
            throw error;
          },
        );
      const isEmailUnconfirmed = edge !== null && edge !== undefined && !isSameEmail(edge.node.email, input.email);
      toast.success(
        isEmailUnconfirmed
          ? `Vi har sendt et link til ${input.email}. E-mailen skifter, når den er bekræftet.`
          : 'Bruger opdateret',
      );
      onClose();
    },
    'Der opstod en fejl ved opdatering af brugeren',
  );
  const rights = { role: form.watch('role'), employeeRoles: form.watch('employeeRoles') };
  const roleText = changedRightsText(stored.name, rights, values);
  return (
    <FormDialog title={`Rediger ${stored.name}`} form={form} submitLabel="Gem" {...formProps} onClose={onClose}>
      {stale}
      <p>
        En ny adgangskode eller rolle logger brugeren ud overalt. En ny e-mail gælder, når den er bekræftet med et link,
        og den gamle får besked.
      </p>
      {roleText && <Banner tone="amber">{roleText}</Banner>}
      {pendingEmail && <Banner tone="blue">{pendingEmail.email} afventer bekræftelse.</Banner>}
      <UserFields
        form={form}
        passwordHint={
          `Mindst ${EDITED_PASSWORD_MIN} tegn. Kun en ny brugers første må være på ${CREATED_PASSWORD_MIN}. ` +
          'Lad feltet stå tomt for at beholde den nuværende.'
        }
      />
    </FormDialog>
  );
}
