import { graphql } from 'react-relay';
import { passkeyForm } from '../../../domain/identity/validation/secondFactors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { RenamePasskeyDialogMutation } from '#relay/RenamePasskeyDialogMutation.graphql';

interface RenamePasskeyDialogProps {
  passkey: { id: string; name: string };
  onClose: () => void;
}

const mutation = graphql`
  mutation RenamePasskeyDialogMutation($id: ID!, $name: String!) {
    renamePasskey(id: $id, name: $name) {
      ...PasskeyList_security
    }
  }
`;

export function RenamePasskeyDialog({ passkey: { id, name: oldName }, onClose }: RenamePasskeyDialogProps) {
  const form = useAppForm(passkeyForm, { name: oldName });
  const [rename] = useAction<RenamePasskeyDialogMutation>(mutation);
  return (
    <SendDialog
      title="Omdøb adgangsnøgle"
      form={form}
      submitLabel="Gem"
      send={({ name }) => rename({ id, name })}
      failure="Kunne ikke omdøbe adgangsnøglen"
      onClose={onClose}
    >
      <TextField label="Navn" autoComplete="off" {...form.field('name')} />
    </SendDialog>
  );
}
