import { graphql } from 'react-relay';
import { CREATED_PASSWORD_MIN, createUserForm } from '../../domain/validation/users.ts';
import { useAction } from '../relay/useAction.ts';
import { useSubmit } from '../relay/useSubmit.ts';
import { FormDialog } from '../ui/form/FormDialog.tsx';
import { useAppForm } from '../ui/form/useAppForm.ts';
import { PasswordField, TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/Toast.tsx';
import type { CreateUserDialogMutation } from './__generated__/CreateUserDialogMutation.graphql.ts';

interface CreateUserDialogProps {
  connection: string;
  onClose: () => void;
}

export function CreateUserDialog({ connection, onClose }: CreateUserDialogProps) {
  const form = useAppForm(createUserForm, { name: '', email: '', password: '', confirmation: '' });
  const [create] = useAction<CreateUserDialogMutation>(graphql`
    mutation CreateUserDialogMutation($input: CreateUserInput!, $connections: [ID!]!) {
      createUser(input: $input) {
        edge @appendEdge(connections: $connections) {
          node {
            ...UserTable_user
          }
        }
      }
    }
  `);
  const { submit, message } = useSubmit(
    form,
    async ({ name, email, password }: { name: string; email: string; password: string }) => {
      await create({ input: { name, email, password }, connections: [connection] });
      toast.success('Bruger oprettet');
      onClose();
    },
    'Kunne ikke oprette bruger',
  );
  return (
    <FormDialog
      title="Opret bruger"
      form={form}
      submitLabel="Opret bruger"
      onSubmit={submit}
      onClose={onClose}
      message={message}
    >
      <p>
        Brugeren kan logge ind med det samme med den adgangskode, du vælger her og selv giver videre. E-mailen bekræfter
        brugeren med et link, vi sender.
      </p>
      <TextField label="Navn" autoComplete="off" {...form.field('name')} />
      <TextField label="E-mail" type="email" autoComplete="off" {...form.field('email')} />
      <PasswordField
        label="Adgangskode"
        autoComplete="new-password"
        hint={`Mindst ${CREATED_PASSWORD_MIN} tegn.`}
        {...form.field('password')}
      />
      <PasswordField label="Gentag adgangskode" autoComplete="new-password" {...form.field('confirmation')} />
    </FormDialog>
  );
}
