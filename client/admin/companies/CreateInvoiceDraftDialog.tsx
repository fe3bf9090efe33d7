import { graphql } from 'react-relay';
import { formatExact } from '../../../domain/basics/money.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
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
  const { attempt, message } = useAttempt(async () => {
    await createInvoiceDraft({ entryId: id });
    toast.success('Fakturakladde oprettet');
    onClose();
  }, 'Kunne ikke oprette fakturakladden');
  return (
    <ConfirmDialog
      title={`Opret fakturakladde på ${formatExact(gross)}?`}
      isOpen
      confirmLabel="Opret fakturakladde"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      »{description}« for {department.name}: {formatExact(net)} plus moms. Kladden oprettes i Dinero til {contact}, hvor
      I selv bogfører og sender den.
    </ConfirmDialog>
  );
}
