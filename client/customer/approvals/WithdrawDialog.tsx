import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { WithdrawDialog_approval$key } from '#relay/WithdrawDialog_approval.graphql';
import type { WithdrawDialogMutation } from '#relay/WithdrawDialogMutation.graphql';

interface WithdrawDialogProps {
  approval: WithdrawDialog_approval$key;
  onClose: () => void;
}

const approvalFragment = graphql`
  fragment WithdrawDialog_approval on PurchaseApproval {
    id
    description
  }
`;

const mutation = graphql`
  mutation WithdrawDialogMutation($id: ID!) {
    withdrawPurchase(id: $id) {
      edge {
        node {
          ...ApprovalCard_approval
        }
      }
    }
  }
`;

export function WithdrawDialog({ approval, onClose }: WithdrawDialogProps) {
  const { id, description } = useFragment(approvalFragment, approval);
  const [withdraw] = useAction<WithdrawDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await withdraw({ id });
    toast.success('Bestillingen er trukket tilbage');
    onClose();
  }, 'Kunne ikke trække bestillingen tilbage');
  return (
    <ConfirmDialog
      title="Træk bestillingen tilbage?"
      isOpen
      danger
      confirmLabel="Træk tilbage"
      cancelLabel="Behold"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      {description} bliver ikke bestilt. Du kan altid bestille igen.
    </ConfirmDialog>
  );
}
