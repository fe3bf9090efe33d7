import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { WithdrawErasureDialogMutation } from '#relay/WithdrawErasureDialogMutation.graphql';

const mutation = graphql`
  mutation WithdrawErasureDialogMutation {
    withdrawErasure {
      ...ErasureCard_data
    }
  }
`;

export function WithdrawErasureDialog({ onClose }: { onClose: () => void }) {
  const [withdraw] = useAction<WithdrawErasureDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await withdraw({});
    toast.success('Anmodningen er trukket tilbage');
    onClose();
  }, 'Kunne ikke fortryde anmodningen');
  return (
    <ConfirmDialog
      title="Fortryd anmodningen?"
      isOpen
      confirmLabel="Fortryd anmodningen"
      cancelLabel="Behold"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Dine data bliver, hvor de er. Du kan bede om sletning igen senere.
    </ConfirmDialog>
  );
}
