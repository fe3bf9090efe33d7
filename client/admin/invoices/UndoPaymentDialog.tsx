import { graphql } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { formatExact } from '../../../domain/basics/money.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
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
  return (
    <ActionDialog
      title={`Fortryd betalingen på ${formatExact(amount)}?`}
      confirmLabel="Fortryd betalingen"
      danger
      action={() => undo({ paymentId: id })}
      done="Betalingen er fortrudt"
      failure="Kunne ikke fortryde betalingen"
      onClose={onClose}
    >
      Betalingen den {formatDate(paidOn)} tæller så ikke længere med, og beløbet mangler igen. Den bliver stående på
      listen som fortrudt.
    </ActionDialog>
  );
}
