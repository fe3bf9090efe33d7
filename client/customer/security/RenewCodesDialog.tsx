import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { RenewCodesDialogMutation } from '#relay/RenewCodesDialogMutation.graphql';

interface RenewCodesDialogProps {
  onRenewed: (recoveryCodes: readonly string[] | null | undefined) => void;
  onClose: () => void;
}

const mutation = graphql`
  mutation RenewCodesDialogMutation {
    renewRecoveryCodes {
      recoveryCodes
      security {
        ...TwoStepCard_security
      }
    }
  }
`;

export function RenewCodesDialog({ onRenewed, onClose }: RenewCodesDialogProps) {
  const [renew] = useAction<RenewCodesDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    onRenewed((await renew({})).renewRecoveryCodes.recoveryCodes);
  }, 'Kunne ikke lave nye koder');
  return (
    <ConfirmDialog
      title="Lav nye genoprettelseskoder?"
      isOpen
      confirmLabel="Lav nye koder"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      De koder, du har nu, holder op med at virke.
    </ConfirmDialog>
  );
}
