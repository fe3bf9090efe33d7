import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { RemoveIdentityDialogMutation } from '#relay/RemoveIdentityDialogMutation.graphql';

interface RemoveIdentityDialogProps {
  identity: { id: string; providerName: string };
  onClose: () => void;
}

const mutation = graphql`
  mutation RemoveIdentityDialogMutation($id: ID!) {
    removeIdentity(id: $id) {
      ...SignInMethods_security
    }
  }
`;

export function RemoveIdentityDialog({ identity: { id, providerName }, onClose }: RemoveIdentityDialogProps) {
  const [remove] = useAction<RemoveIdentityDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await remove({ id });
    toast.success(`${providerName} er fjernet`);
    onClose();
  }, `Kunne ikke fjerne ${providerName}`);
  return (
    <ConfirmDialog
      title={`Fjern ${providerName}?`}
      isOpen
      danger
      confirmLabel="Fjern"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Du kan ikke længere logge ind med {providerName}. Du kan forbinde kontoen igen senere.
    </ConfirmDialog>
  );
}
