import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
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
  return (
    <ActionDialog
      title="Lav nye genoprettelseskoder?"
      confirmLabel="Lav nye koder"
      action={async () => onRenewed((await renew({})).renewRecoveryCodes.recoveryCodes)}
      failure="Kunne ikke lave nye koder"
      onClose={onClose}
    >
      De koder, du har nu, holder op med at virke.
    </ActionDialog>
  );
}
