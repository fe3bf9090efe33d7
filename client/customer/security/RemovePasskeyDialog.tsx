import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { RemovePasskeyDialogMutation } from '#relay/RemovePasskeyDialogMutation.graphql';

interface RemovePasskeyDialogProps {
  passkey: { id: string; name: string };
  onClose: () => void;
}

const mutation = graphql`
  mutation RemovePasskeyDialogMutation($id: ID!) {
    removePasskey(id: $id) {
      ...TwoStepCard_security
      ...PasskeyList_security
    }
  }
`;

export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: RemovePasskeyDialogProps) {
  const [remove] = useAction<RemovePasskeyDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await remove({ id });
    toast.success('Adgangsnøgle fjernet');
    onClose();
  }, 'Kunne ikke fjerne adgangsnøglen');
  return (
    <ConfirmDialog
      title={`Fjern »${name}«?`}
      isOpen
      danger
      confirmLabel="Fjern"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Du kan ikke længere logge ind med nøglen. Slet den også på enheden, så browseren ikke foreslår den.
    </ConfirmDialog>
  );
}
