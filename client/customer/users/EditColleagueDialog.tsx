import { graphql, useFragment } from 'react-relay';
import type { CompanyRole } from '../../../domain/basics/vocabulary.ts';
import { colleagueForm } from '../../../domain/identity/validation/users.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useEdit } from '../../parts/edits/useEdit.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import { RoleField } from './RoleField.tsx';
import type { EditColleagueDialog_user$key } from '#relay/EditColleagueDialog_user.graphql';
import type { EditColleagueDialogMutation } from '#relay/EditColleagueDialogMutation.graphql';

interface EditColleagueDialogProps {
  user: EditColleagueDialog_user$key;
  onClose: () => void;
}

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
export function EditColleagueDialog({ user, onClose }: EditColleagueDialogProps) {
  const { id, version, isViewer, ...stored } = useFragment(userFragment, user);
  const values = stored as ColleagueValues;
  const form = useAppForm<ColleagueValues>(colleagueForm, values);
  const [update] = useAction<EditColleagueDialogMutation>(mutation);
  const { formProps, stale } = useEdit<ColleagueValues>(
    form,
    { version, values },
    async (input, basedOn) => {
      await update({ id, version: basedOn, input });
      toast.success('Bruger opdateret');
      onClose();
    },
    'Kunne ikke opdatere brugeren',
  );
  return (
    <FormDialog title={`Rediger ${stored.name}`} form={form} submitLabel="Gem" {...formProps} onClose={onClose}>
      {stale}
      <TextField label="Navn" autoComplete="off" {...form.field('name')} />
      <RoleField chosen={form.watch('companyRole')} {...form.field('companyRole')} />
      {isViewer && <p>Vælger du en anden rolle til dig selv, kan kun en anden kontoadministrator ændre den tilbage.</p>}
    </FormDialog>
  );
}
