import { graphql } from 'react-relay';
import { erasureForm } from '../../../domain/backOffice/validation/personalData.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextArea } from '../../ui/TextField.tsx';
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
  return (
    <SendDialog
      title="Anmod om sletning af dine data"
      form={form}
      submitLabel="Send anmodning"
      send={({ reason }) => ask({ reason })}
      done="Vi har fået din anmodning"
      failure="Kunne ikke sende anmodningen"
      onClose={onClose}
    >
      <p>Hent først en kopi, hvis du vil have en. Du kan fortryde, indtil vi har svaret.</p>
      <TextArea label="Besked til os" optional rows={3} {...form.field('reason')} />
    </SendDialog>
  );
}
