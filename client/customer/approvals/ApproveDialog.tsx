import { graphql, useFragment } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { endSentence } from '../../../domain/basics/endSentence.ts';
import { formatKroner, withVat } from '../../../domain/basics/money.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import { useCompletePayment } from '../../parts/paymentCard/useCompletePayment.ts';
import { toast } from '../../ui/Toast.tsx';
import type { ApproveDialog_approval$key } from '#relay/ApproveDialog_approval.graphql';
import type { ApproveDialogMutation } from '#relay/ApproveDialogMutation.graphql';

const approvalFragment = graphql`
  fragment ApproveDialog_approval on PurchaseApproval {
    id
    description
    net
    commitment
    departmentName
    requestedBy
    expiresAt
  }
`;

const mutation = graphql`
  mutation ApproveDialogMutation($id: ID!) {
    approvePurchase(id: $id) {
      change {
        edge {
          node {
            status
            reason
            ...ApprovalCard_approval
          }
        }
      }
      purchaseId
      confirmation {
        ...completeCardPayment_confirmation
      }
    }
  }
`;

/** Approves an order, which is bought at once. The bank may ask the approver to confirm the payment. */
export function ApproveDialog({ approval, onClose }: { approval: ApproveDialog_approval$key; onClose: () => void }) {
  const { id, description, net, commitment, departmentName, requestedBy, expiresAt } = useFragment(
    approvalFragment,
    approval,
  );
  const [approve] = useAction<ApproveDialogMutation>(mutation);
  const completePayment = useCompletePayment();
  const approveAndPay = async () => {
    const { change, purchaseId, confirmation } = (await approve({ id })).approvePurchase;
    const order = change.edge?.node;
    if (order?.status === 'FAILED') toast.error(`Ikke gennemført: ${order.reason}`, 10_000);
    else {
      if (confirmation) await completePayment(purchaseId, confirmation);
      toast.success(`${description} er godkendt og bestilt`);
    }
  };
  return (
    <ActionDialog
      title="Godkend bestilling?"
      confirmLabel="Godkend og bestil"
      action={approveAndPay}
      failure="Kunne ikke godkende bestillingen"
      onClose={onClose}
    >
      {endSentence(`${requestedBy} vil bestille ${description} til ${departmentName}`)}{' '}
      {net === null || net === undefined
        ? 'Prisen aftales med os.'
        : `Prisen er ${formatKroner(net)} ekskl. moms, ${formatKroner(withVat(net))} med moms. ` +
          (typeof commitment === 'number' && commitment !== net
            ? `I alt forpligter I jer for ${formatKroner(commitment)} ekskl. moms. `
            : '') +
          `Prisen holder til ${formatDate(expiresAt)}.`}{' '}
      Det bestilles, så snart du godkender.
    </ActionDialog>
  );
}
