import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { WithdrawPricesDialogMutation } from '#relay/WithdrawPricesDialogMutation.graphql';

interface WithdrawPricesDialogProps {
  id: string;
  /** The first day of the version, as text. */
  day: string;
  onClose: () => void;
}

const mutation = graphql`
  mutation WithdrawPricesDialogMutation($id: ID!) {
    withdrawPriceList(id: $id) {
      edge {
        node {
          ...readPriceVersion_version
        }
      }
    }
  }
`;

export function WithdrawPricesDialog({ id, day, onClose }: WithdrawPricesDialogProps) {
  const [withdraw] = useAction<WithdrawPricesDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await withdraw({ id });
    toast.success('Ændringen er trukket tilbage');
    onClose();
  }, 'Kunne ikke trække ændringen tilbage');
  return (
    <ConfirmDialog
      title={`Træk priserne fra ${day} tilbage?`}
      isOpen
      danger
      confirmLabel="Træk tilbage"
      cancelLabel="Behold"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Priserne fra før fortsætter. Historikken viser, at ændringen har været planlagt.
    </ConfirmDialog>
  );
}
