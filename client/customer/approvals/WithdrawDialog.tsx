import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import type { WithdrawDialog_approval$key } from '#relay/WithdrawDialog_approval.graphql';
import type { WithdrawDialogMutation } from '#relay/WithdrawDialogMutation.graphql';

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

export function WithdrawDialog({ approval, onClose }: { approval: WithdrawDialog_approval$key; onClose: () => void }) {
  const { id, description } = useFragment(approvalFragment, approval);
  const [withdraw] = useAction<WithdrawDialogMutation>(mutation);
  return (
    <ActionDialog
      title="Træk bestillingen tilbage?"
      danger
      confirmLabel="Træk tilbage"
      cancelLabel="Behold"
      action={() => withdraw({ id })}
      done="Bestillingen er trukket tilbage"
      failure="Kunne ikke trække bestillingen tilbage"
      onClose={onClose}
    >
      {description} bliver ikke bestilt. Du kan altid bestille igen.
    </ActionDialog>
  );
}
