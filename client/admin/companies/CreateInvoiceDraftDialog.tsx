import { graphql } from 'react-relay';
import { formatExact } from '../../../domain/basics/money.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import type { EntryRow } from './companyLedgerColumns.tsx';
import type { CreateInvoiceDraftDialogMutation } from '#relay/CreateInvoiceDraftDialogMutation.graphql';

interface CreateInvoiceDraftDialogProps {
  entry: Pick<EntryRow, 'id' | 'description' | 'net' | 'gross' | 'department'>;
  /** The name of the contact at Dinero that is invoiced, or its id when the name is unknown. */
  contact: string;
  onClose: () => void;
}

const mutation = graphql`
  mutation CreateInvoiceDraftDialogMutation($entryId: ID!) {
    createInvoiceDraft(entryId: $entryId) {
      ...CompanyLedger_entry
    }
  }
`;

export function CreateInvoiceDraftDialog({
  entry: { id, description, net, gross, department },
  contact,
  onClose,
}: CreateInvoiceDraftDialogProps) {
  const [createInvoiceDraft] = useAction<CreateInvoiceDraftDialogMutation>(mutation);
  return (
    <ActionDialog
      title={`Opret fakturakladde på ${formatExact(gross)}?`}
      confirmLabel="Opret fakturakladde"
      action={() => createInvoiceDraft({ entryId: id })}
      done="Fakturakladde oprettet"
      failure="Kunne ikke oprette fakturakladden"
      onClose={onClose}
    >
      »{description}« for {department.name}: {formatExact(net)} plus moms. Kladden oprettes i Dinero til {contact}, hvor
      I selv bogfører og sender den.
    </ActionDialog>
  );
}
