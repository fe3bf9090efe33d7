import { useState } from 'react';
import { formatPlural } from '../../../domain/formatCount.ts';
import { invoiceName } from '../../invoices/invoiceText.ts';
import { messageOf } from '../../relay/errors.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import { bulkTexts, type BulkAction } from './bulkTexts.ts';
import type { InvoiceRow } from './readInvoice.ts';
import { useMarkPaid } from './useMarkPaid.ts';
import { useSendInvoice } from './useSendInvoice.ts';
import { useSendReminder } from './useSendReminder.ts';

interface BulkDialogProps {
  action: BulkAction;
  invoices: readonly InvoiceRow[];
  /** Called with the invoices for which the action failed. */
  onFailed: (invoices: readonly InvoiceRow[]) => void;
  onClose: () => void;
}

/**
 * Asks before an action for several invoices, and runs it for one after the other. Invoices for which it failed stay
 * selected, and the dialog says why.
 */
export function BulkDialog({ action, invoices, onFailed, onClose }: BulkDialogProps) {
  const markPaid = useMarkPaid();
  const [send] = useSendInvoice();
  const remind = useSendReminder();
  // Live events change the list while the action runs.
  const [remaining, setRemaining] = useState(invoices);
  const [message, setMessage] = useState<string>();
  const runFor: Record<BulkAction, (invoice: InvoiceRow) => Promise<unknown>> = {
    markPaid,
    send: ({ id }) => send(id),
    remind: ({ id }) => remind(id),
  };
  const texts = bulkTexts[action];
  const run = async () => {
    setMessage(undefined);
    const failed: { invoice: InvoiceRow; reason: string }[] = [];
    for (const invoice of remaining) {
      try {
        await runFor[action](invoice);
      } catch (error) {
        failed.push({ invoice, reason: messageOf(error, texts.failure) });
      }
    }
    const done = remaining.length - failed.length;
    if (done > 0) toast.success(texts.done(countText(done)));
    onFailed(failed.map(({ invoice }) => invoice));
    if (failed.length === 0) return onClose();
    setRemaining(failed.map(({ invoice }) => invoice));
    setMessage(failed.map(({ invoice, reason }) => `${invoiceName(invoice)}: ${reason}`).join(' · '));
  };
  return (
    <ConfirmDialog
      title={texts.title(countText(remaining.length))}
      isOpen
      confirmLabel={texts.confirm}
      message={message}
      onConfirm={run}
      onCancel={onClose}
    >
      {texts.text(remaining)}
    </ConfirmDialog>
  );
}

const countText = (count: number) => formatPlural(count, 'faktura', 'fakturaer');
