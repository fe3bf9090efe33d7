import { graphql } from 'react-relay';
import { payByInvoiceText } from '../../../domain/backOffice/consequences.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
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
  return (
    <ActionDialog
      title={`Lad ${name} betale med faktura?`}
      confirmLabel="Betal med faktura"
      action={() => payByInvoice({ departmentId: id })}
      done={`${name} betaler med faktura`}
      failure="Kunne ikke gemme betalingsmetoden"
      onClose={onClose}
    >
      {payByInvoiceText(name)}
    </ActionDialog>
  );
}
