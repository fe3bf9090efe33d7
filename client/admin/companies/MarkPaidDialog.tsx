import { graphql } from 'react-relay';
import { formatExact } from '../../../domain/basics/money.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
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
  return (
    <ActionDialog
      title={`Markér ${formatExact(gross)} som betalt?`}
      confirmLabel="Markér som betalt"
      action={() => mark({ entryId: id })}
      done="Posteringen er markeret som betalt"
      failure="Kunne ikke markere posteringen som betalt"
      onClose={onClose}
    >
      »{description}« for {department.name} er så betalt, og kunden ser det med det samme. Det kan ikke fortrydes.
    </ActionDialog>
  );
}
