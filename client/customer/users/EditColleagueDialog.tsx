import { graphql, useFragment } from 'react-relay';
import type { CompanyRole } from '../../../domain/basics/vocabulary.ts';
import { colleagueForm } from '../../../domain/identity/validation/users.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { EditDialog } from '../../parts/edits/EditDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import { RoleField } from './RoleField.tsx';
import type { EditColleagueDialog_user$key } from '#relay/EditColleagueDialog_user.graphql';
import type { EditColleagueDialogMutation } from '#relay/EditColleagueDialogMutation.graphql';

interface ColleagueValues {
  name: string;
  companyRole: CompanyRole;
}

const userFragment = graphql`
  fragment EditColleagueDialog_user on User {
    id
    version
    isViewer
    name
    companyRole
  }
`;

const mutation = graphql`
  mutation EditColleagueDialogMutation($id: ID!, $version: Int, $input: ColleagueInput!) {
    updateColleague(id: $id, version: $version, input: $input) {
      edge {
        node {
          ...UserTable_user
        }
      }
    }
  }
`;

/** Changes the name and the role of a user of the company. */
export function EditColleagueDialog({ user, onClose }: { user: EditColleagueDialog_user$key; onClose: () => void }) {
  const { id, version, isViewer, ...stored } = useFragment(userFragment, user);
  const values = stored as ColleagueValues;
  const form = useAppForm<ColleagueValues>(colleagueForm, values);
  const [update] = useAction<EditColleagueDialogMutation>(mutation);
  return (
    <EditDialog
      title={`Rediger ${stored.name}`}
      form={form}
      stored={{ version, values }}
      submitLabel="Gem"
      save={(input, basedOn) => update({ id, version: basedOn, input })}
      done="Bruger opdateret"
      failure="Kunne ikke opdatere brugeren"
      onClose={onClose}
    >
      <TextField label="Navn" autoComplete="off" {...form.field('name')} />
      <RoleField chosen={form.watch('companyRole')} {...form.field('companyRole')} />
      {form.watch('companyRole') !== stored.companyRole && (
        <p>Med en ny rolle følger det, rollen kan se. Det kan tilpasses under Rettigheder.</p>
      )}
      {isViewer && <p>Vælger du en anden rolle til dig selv, kan kun en anden kontoadministrator ændre den tilbage.</p>}
    </EditDialog>
  );
}
