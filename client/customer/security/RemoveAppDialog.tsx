import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { RemoveAppDialogMutation } from '#relay/RemoveAppDialogMutation.graphql';

const mutation = graphql`
  mutation RemoveAppDialogMutation {
    removeAuthenticatorApp {
      ...TwoStepCard_security
    }
  }
`;

export function RemoveAppDialog({ onClose }: { onClose: () => void }) {
  const [remove] = useAction<RemoveAppDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await remove({});
    toast.success('Godkendelsesapp fjernet');
    onClose();
  }, 'Kunne ikke fjerne appen');
  return (
    <ConfirmDialog
      title="Fjern godkendelsesapp?"
      isOpen
      danger
      confirmLabel="Fjern"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Appens koder holder op med at virke. Har du ikke en adgangsnøgle, slår du dermed totrinsbekræftelse fra.
    </ConfirmDialog>
  );
}
