import { graphql } from 'react-relay';
import { formatExact } from '../../../domain/basics/money.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { EntryRow } from './companyLedgerColumns.tsx';
import type { MarkPaidDialogMutation } from '#relay/MarkPaidDialogMutation.graphql';

interface MarkPaidDialogProps {
  entry: Pick<EntryRow, 'id' | 'description' | 'gross' | 'department'>;
  onClose: () => void;
}

const mutation = graphql`
  mutation MarkPaidDialogMutation($entryId: ID!) {
    markPaid(entryId: $entryId) {
      ...CompanyLedger_entry
      department {
        customer {
          ...BalanceStat_customer
          ...DepartmentBalances_customer
        }
      }
    }
  }
`;

export function MarkPaidDialog({ entry: { id, description, gross, department }, onClose }: MarkPaidDialogProps) {
  const [mark] = useAction<MarkPaidDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await mark({ entryId: id });
    toast.success('Posteringen er markeret som betalt');
    onClose();
  }, 'Kunne ikke markere posteringen som betalt');
  return (
    <ConfirmDialog
      title={`Markér ${formatExact(gross)} som betalt?`}
      isOpen
      confirmLabel="Markér som betalt"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      »{description}« for {department.name} er så betalt, og kunden ser det med det samme. Det kan ikke fortrydes.
    </ConfirmDialog>
  );
}
