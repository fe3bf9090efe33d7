import { graphql } from 'react-relay';
import { erasureByEmailForm } from '../../../domain/backOffice/validation/personalData.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import type { NoteErasureDialogMutation } from '#relay/NoteErasureDialogMutation.graphql';

const mutation = graphql`
  mutation NoteErasureDialogMutation($email: String!, $reason: String) {
    requestErasureAsAdmin(email: $email, reason: $reason) {
      id
    }
  }
`;

/** For people who ask by telephone or mail, or cannot sign in any more. The list adds the request by subscription. */
export function NoteErasureDialog({ onClose }: { onClose: () => void }) {
  const form = useAppForm(erasureByEmailForm, { email: '', reason: '' });
  const [note] = useAction<NoteErasureDialogMutation>(mutation);
  return (
    <SendDialog
      title="Opret anmodning om sletning"
      form={form}
      submitLabel="Opret"
      send={({ email, reason }) => note({ email, reason })}
      done="Anmodningen er oprettet"
      failure="Kunne ikke oprette anmodningen"
      onClose={onClose}
    >
      <p>Til folk, der har ringet eller skrevet, eller som ikke længere kan logge ind.</p>
      <TextField label="E-mail" type="email" autoComplete="off" {...form.field('email')} />
      <TextArea label="Hvordan de har bedt om det" optional rows={3} {...form.field('reason')} />
    </SendDialog>
  );
}
