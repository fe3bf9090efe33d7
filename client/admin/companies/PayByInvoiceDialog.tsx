import { graphql } from 'react-relay';
import { payByInvoiceText } from '../../../domain/backOffice/consequences.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { PayByInvoiceDialogMutation } from '#relay/PayByInvoiceDialogMutation.graphql';

interface PayByInvoiceDialogProps {
  department: { readonly id: string; readonly name: string };
  onClose: () => void;
}

const mutation = graphql`
  mutation PayByInvoiceDialogMutation($departmentId: ID!) {
    payByInvoiceAsAdmin(departmentId: $departmentId) {
      edge {
        node {
          ...CompanyDepartment_department
        }
      }
    }
  }
`;

/** Lets a department without a payment method order against an invoice, after saying what that leads to. */
export function PayByInvoiceDialog({ department: { id, name }, onClose }: PayByInvoiceDialogProps) {
  const [payByInvoice] = useAction<PayByInvoiceDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await payByInvoice({ departmentId: id });
    toast.success(`${name} betaler med faktura`);
    onClose();
  }, 'Kunne ikke gemme betalingsmetoden');
  return (
    <ConfirmDialog
      title={`Lad ${name} betale med faktura?`}
      isOpen
      confirmLabel="Betal med faktura"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      {payByInvoiceText(name)}
    </ConfirmDialog>
  );
}
