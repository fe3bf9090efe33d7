import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import type { ReminderDialogsReleaseMutation } from '#relay/ReminderDialogsReleaseMutation.graphql';
import type { ReminderDialogsSendMutation } from '#relay/ReminderDialogsSendMutation.graphql';
import type { ReminderDialogsWaiveMutation } from '#relay/ReminderDialogsWaiveMutation.graphql';

interface InvoiceDialogProps {
  invoiceId: string;
  onClose: () => void;
}

const sendMutation = graphql`
  mutation ReminderDialogsSendMutation($invoiceId: ID!) {
    sendReminder(invoiceId: $invoiceId) {
      ...InvoiceReminders_invoice
    }
  }
`;

export function SendReminderDialog({ invoiceId, onClose }: InvoiceDialogProps) {
  const [send] = useAction<ReminderDialogsSendMutation>(sendMutation);
  return (
    <ActionDialog
      title="Send rykker nu?"
      confirmLabel="Send rykker"
      action={() => send({ invoiceId })}
      done="Rykkeren er på vej"
      failure="Kunne ikke sende rykkeren"
      onClose={onClose}
    >
      Den sendes til kundens faktura-e-mail. Et gebyr tages kun, når rykkeren før har varslet det.
    </ActionDialog>
  );
}

const releaseMutation = graphql`
  mutation ReminderDialogsReleaseMutation($invoiceId: ID!) {
    releaseInvoice(invoiceId: $invoiceId) {
      ...InvoiceReminders_invoice
    }
  }
`;

export function ReleaseDialog({ invoiceId, onClose }: InvoiceDialogProps) {
  const [release] = useAction<ReminderDialogsReleaseMutation>(releaseMutation);
  return (
    <ActionDialog
      title="Ophæv pausen?"
      confirmLabel="Ophæv pausen"
      action={() => release({ invoiceId })}
      done="Pausen er ophævet"
      failure="Kunne ikke ophæve pausen"
      onClose={onClose}
    >
      Fakturaen rykkes der så for igen, når den er forfalden.
    </ActionDialog>
  );
}

const waiveMutation = graphql`
  mutation ReminderDialogsWaiveMutation($reminderId: ID!) {
    waiveReminderFee(reminderId: $reminderId) {
      ...InvoiceReminders_invoice
    }
  }
`;

export function WaiveFeeDialog({ reminderId, onClose }: { reminderId: string; onClose: () => void }) {
  const [waive] = useAction<ReminderDialogsWaiveMutation>(waiveMutation);
  return (
    <ActionDialog
      title="Eftergiv gebyret?"
      confirmLabel="Eftergiv"
      action={() => waive({ reminderId })}
      done="Gebyret er eftergivet"
      failure="Kunne ikke eftergive gebyret"
      onClose={onClose}
    >
      Kunden skal så ikke betale det. Er det allerede faktureret, krediteres det.
    </ActionDialog>
  );
}
