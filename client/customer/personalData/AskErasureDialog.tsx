import { graphql } from 'react-relay';
import type { z } from 'zod';
import { erasureForm } from '../../../domain/backOffice/validation/personalData.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextArea } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { AskErasureDialogMutation } from '#relay/AskErasureDialogMutation.graphql';

const mutation = graphql`
  mutation AskErasureDialogMutation($reason: String) {
    requestErasure(reason: $reason) {
      ...ErasureCard_data
    }
  }
`;

export function AskErasureDialog({ onClose }: { onClose: () => void }) {
  const form = useAppForm(erasureForm, { reason: '' });
  const [ask] = useAction<AskErasureDialogMutation>(mutation);
  const { submit, message } = useSubmit(
    form,
    async ({ reason }: z.input<typeof erasureForm>) => {
      await ask({ reason });
      toast.success('Vi har fået din anmodning');
      onClose();
    },
    'Kunne ikke sende anmodningen',
  );
  return (
    <FormDialog
      title="Anmod om sletning af dine data"
      form={form}
      submitLabel="Send anmodning"
      onSubmit={submit}
      onClose={onClose}
      message={message}
    >
      <p>Hent først en kopi, hvis du vil have en. Du kan fortryde, indtil vi har svaret.</p>
      <TextArea label="Besked til os" optional rows={3} {...form.field('reason')} />
    </FormDialog>
  );
}
