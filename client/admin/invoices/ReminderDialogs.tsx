import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import { useSendReminder } from './useSendReminder.ts';
import type { ReminderDialogsReleaseMutation } from '#relay/ReminderDialogsReleaseMutation.graphql';
import type { ReminderDialogsWaiveMutation } from '#relay/ReminderDialogsWaiveMutation.graphql';

interface InvoiceDialogProps {
  invoiceId: string;
  onClose: () => void;
}

export function SendReminderDialog({ invoiceId, onClose }: InvoiceDialogProps) {
  const send = useSendReminder();
  const { attempt, message } = useAttempt(async () => {
    await send(invoiceId);
    toast.success('Rykkeren er på vej');
    onClose();
  }, 'Kunne ikke sende rykkeren');
  return (
    <ConfirmDialog
      title="Send rykker nu?"
      isOpen
      confirmLabel="Send rykker"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Den sendes til kundens faktura-e-mail. Et gebyr tages kun, når rykkeren før har varslet det.
    </ConfirmDialog>
  );
}

const mutation = graphql`
  mutation ReminderDialogsReleaseMutation($invoiceId: ID!) {
    releaseInvoice(invoiceId: $invoiceId) {
      ...InvoiceReminders_invoice
    }
  }
`;

export function ReleaseDialog({ invoiceId, onClose }: InvoiceDialogProps) {
  const [release] = useAction<ReminderDialogsReleaseMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await release({ invoiceId });
    toast.success('Pausen er ophævet');
    onClose();
  }, 'Kunne ikke ophæve pausen');
  return (
    <ConfirmDialog
      title="Ophæv pausen?"
      isOpen
      confirmLabel="Ophæv pausen"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Fakturaen rykkes der så for igen, når den er forfalden.
    </ConfirmDialog>
  );
}

const reminderDialogsWaiveMutation = graphql`
  mutation ReminderDialogsWaiveMutation($reminderId: ID!) {
    waiveReminderFee(reminderId: $reminderId) {
      ...InvoiceReminders_invoice
    }
  }
`;

export function WaiveFeeDialog({ reminderId, onClose }: { reminderId: string; onClose: () => void }) {
  const [waive] = useAction<ReminderDialogsWaiveMutation>(reminderDialogsWaiveMutation);
  const { attempt, message } = useAttempt(async () => {
    await waive({ reminderId });
    toast.success('Gebyret er eftergivet');
    onClose();
  }, 'Kunne ikke eftergive gebyret');
  return (
    <ConfirmDialog
      title="Eftergiv gebyret?"
      isOpen
      confirmLabel="Eftergiv"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Kunden skal så ikke betale det. Er det allerede faktureret, krediteres det.
    </ConfirmDialog>
  );
}
