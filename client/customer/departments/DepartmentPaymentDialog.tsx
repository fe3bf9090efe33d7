import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { DialogBoundary } from '../../ui/DialogBoundary.tsx';
import { PaymentMethodDialog } from './PaymentMethodDialog.tsx';
import type { DepartmentPaymentDialogQuery } from '#relay/DepartmentPaymentDialogQuery.graphql';

interface DepartmentPaymentDialogProps {
  departmentId: string;
  onClose: () => void;
}

/** The dialog for the payment method of a department that another screen knows by its id, with the card form open. */
export function DepartmentPaymentDialog(props: DepartmentPaymentDialogProps) {
  const [attempts, setAttempts] = useState(0);
  return (
    <DialogBoundary
      key={attempts}
      title="Betalingsmetode"
      failure="Kunne ikke hente afdelingen"
      onRetry={() => setAttempts((count) => count + 1)}
      onClose={props.onClose}
    >
      <LoadedDialog attempts={attempts} {...props} />
    </DialogBoundary>
  );
}

const query = graphql`
  query DepartmentPaymentDialogQuery($id: ID!) {
    node(id: $id) {
      ... on Department {
        ...PaymentMethodDialog_department @alias(as: "department")
      }
    }
  }
`;

function LoadedDialog({ departmentId, attempts, onClose }: DepartmentPaymentDialogProps & { attempts: number }) {
  const { node } = useLazyLoadQuery<DepartmentPaymentDialogQuery>(
    query,
    { id: departmentId },
    { fetchKey: attempts, fetchPolicy: 'store-and-network' },
  );
  return (
    node?.department && <PaymentMethodDialog department={node.department} firstMethod="CREDIT_CARD" onClose={onClose} />
  );
}
