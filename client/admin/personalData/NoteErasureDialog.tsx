import { graphql } from 'react-relay';
import type { z } from 'zod';
import { erasureByEmailForm } from '../../../domain/backOffice/validation/personalData.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
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
  const { submit, message } = useSubmit(
    form,
    async ({ email, reason }: z.input<typeof erasureByEmailForm>) => {
      await note({ email, reason });
      toast.success('Anmodningen er oprettet');
      onClose();
    },
    'Kunne ikke oprette anmodningen',
  );
  return (
    <FormDialog
      title="Opret anmodning om sletning"
      form={form}
      submitLabel="Opret"
      onSubmit={submit}
      onClose={onClose}
      message={message}
    >
      <p>Til folk, der har ringet eller skrevet, eller som ikke længere kan logge ind.</p>
      <TextField label="E-mail" type="email" autoComplete="off" {...form.field('email')} />
      <TextArea label="Hvordan de har bedt om det" optional rows={3} {...form.field('reason')} />
    </FormDialog>
  );
}
