import { graphql } from 'react-relay';
import { newUserText } from '../../../domain/backOffice/consequences.ts';
import { CREATED_PASSWORD_MIN, EDITED_PASSWORD_MIN } from '../../../domain/identity/passwordLengths.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { newUserForm, sentEmployeeRoles, UserFields, type UserValues } from './UserFields.tsx';
import type { CreateCompanyUserDialogMutation } from '#relay/CreateCompanyUserDialogMutation.graphql';

interface CreateCompanyUserDialogProps {
  customerId: string;
  connection: string;
  onClose: () => void;
}

const mutation = graphql`
  mutation CreateCompanyUserDialogMutation($input: AdminNewUserInput!, $connections: [ID!]!) {
    createUserAsAdmin(input: $input) {
      edge @appendEdge(connections: $connections) {
        node {
          ...AdminUserList_user
        }
      }
    }
  }
`;

export function CreateCompanyUserDialog({ customerId, connection, onClose }: CreateCompanyUserDialogProps) {
  const form = useAppForm<UserValues>(newUserForm, {
    name: '',
    email: '',
    password: '',
    confirmation: '',
    role: 'USER',
    employeeRoles: [],
    companyRole: 'ADMINISTRATOR',
  });
  const [create] = useAction<CreateCompanyUserDialogMutation>(mutation);
  return (
    <SendDialog
      title="Opret bruger"
      form={form}
      submitLabel="Opret bruger"
      send={({ confirmation: _, ...values }) =>
        create({
          input: { ...values, employeeRoles: sentEmployeeRoles(values), customerId },
          connections: [connection],
        })
      }
      done="Bruger oprettet"
      failure="Der opstod en fejl ved oprettelse af bruger"
      onClose={onClose}
    >
      <p>{newUserText()}</p>
      <UserFields
        form={form}
        isNew
        passwordHint={
          `Mindst ${CREATED_PASSWORD_MIN} tegn, for den gælder kun til at komme i gang. ` +
          `Når den skiftes, skal den nye være på mindst ${EDITED_PASSWORD_MIN}.`
        }
      />
    </SendDialog>
  );
}
