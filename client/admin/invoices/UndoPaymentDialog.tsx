import { graphql } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { formatExact } from '../../../domain/basics/money.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { UndoPaymentDialogMutation } from '#relay/UndoPaymentDialogMutation.graphql';

interface UndoPaymentDialogProps {
  payment: { readonly id: string; readonly amount: number; readonly paidOn: string };
  onClose: () => void;
}

const mutation = graphql`
  mutation UndoPaymentDialogMutation($paymentId: ID!) {
    undoInvoicePayment(paymentId: $paymentId) {
      ...AdminInvoiceScreen_invoice
    }
  }
`;

export function UndoPaymentDialog({ payment: { id, amount, paidOn }, onClose }: UndoPaymentDialogProps) {
  const [undo] = useAction<UndoPaymentDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await undo({ paymentId: id });
    toast.success('Betalingen er fortrudt');
    onClose();
  }, 'Kunne ikke fortryde betalingen');
  return (
    <ConfirmDialog
      title={`Fortryd betalingen på ${formatExact(amount)}?`}
      isOpen
      confirmLabel="Fortryd betalingen"
      danger
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Betalingen den {formatDate(paidOn)} tæller så ikke længere med, og beløbet mangler igen. Den bliver stående på
      listen som fortrudt.
    </ConfirmDialog>
  );
}
