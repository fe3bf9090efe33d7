import { graphql } from 'react-relay';
import type { CompanyRole } from '../../../domain/basics/vocabulary.ts';
import { CREATED_PASSWORD_MIN } from '../../../domain/identity/passwordLengths.ts';
import { createUserForm } from '../../../domain/identity/validation/users.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { accessInput, unlimitedAccess } from '../../parts/rights/access.ts';
import { limitedAccessForm } from '../../parts/rights/accessForm.ts';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import { PersonAccess } from './PersonAccess.tsx';
import { RoleField } from './RoleField.tsx';
import type { CreateUserDialogMutation } from '#relay/CreateUserDialogMutation.graphql';

interface CreateUserDialogProps {
  /** The role that is chosen at first. */
  role: CompanyRole;
  connection: string;
  onClose: () => void;
}

const mutation = graphql`
  mutation CreateUserDialogMutation($input: CreateUserInput!, $connections: [ID!]!) {
    createUser(input: $input) {
      edge @appendEdge(connections: $connections) {
        node {
          ...UserTable_user
        }
      }
    }
  }
`;

export function CreateUserDialog({ role, connection, onClose }: CreateUserDialogProps) {
  const form = useAppForm(createUserForm.and(limitedAccessForm), {
    name: '',
    email: '',
    companyRole: role,
    password: '',
    confirmation: '',
    ...unlimitedAccess(),
  });
  const [create] = useAction<CreateUserDialogMutation>(mutation);
  return (
    <SendDialog
      title="Opret bruger"
      form={form}
      submitLabel="Opret bruger"
      send={({ name, email, companyRole, password, ...access }) =>
        create({
          input: { name, email, companyRole, password, ...accessInput(access) },
          connections: [connection],
        })
      }
      done="Bruger oprettet"
      failure="Kunne ikke oprette bruger"
      onClose={onClose}
    >
      <p>
        Brugeren kan logge ind med det samme med den adgangskode, du vælger her og selv giver videre. E-mailen bekræfter
        brugeren med et link, vi sender.
      </p>
      <TextField label="Navn" autoComplete="off" {...form.field('name')} />
      <TextField label="E-mail" type="email" autoComplete="off" {...form.field('email')} />
      <RoleField chosen={form.watch('companyRole')} {...form.field('companyRole')} />
      <PersonAccess form={form} role={form.watch('companyRole')} />
      <PasswordField
        label="Adgangskode"
        autoComplete="new-password"
        hint={`Mindst ${CREATED_PASSWORD_MIN} tegn.`}
        {...form.field('password')}
      />
      <PasswordField label="Gentag adgangskode" autoComplete="new-password" {...form.field('confirmation')} />
    </SendDialog>
  );
}
