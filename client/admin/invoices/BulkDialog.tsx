import { useState } from 'react';
import { formatPlural } from '../../../domain/formatCount.ts';
import { formatExact } from '../../../domain/money.ts';
import { invoiceName } from '../../invoices/invoiceText.ts';
import { messageOf } from '../../relay/errors.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { InvoiceRow } from './readInvoice.ts';
import { useMarkPaid } from './useMarkPaid.ts';
import { useSendInvoice } from './useSendInvoice.ts';

interface BulkDialogProps {
  action: 'markPaid' | 'send';
  invoices: readonly InvoiceRow[];
  /** Called with the invoices for which the action failed. */
  onFailed: (invoices: readonly InvoiceRow[]) => void;
  onClose: () => void;
}

const countText = (count: number) => formatPlural(count, 'faktura', 'fakturaer');

/**
 * Asks before an action for several invoices, and runs it for one after the other. Invoices for which it failed stay
 * selected, and the dialog says why.
 */
export function BulkDialog({ action, invoices, onFailed, onClose }: BulkDialogProps) {
  const markPaid = useMarkPaid();
  const [send] = useSendInvoice();
  // Live events change the list while the action runs.
  const [remaining, setRemaining] = useState(invoices);
  const [message, setMessage] = useState<string>();
  const isPayment = action === 'markPaid';
  const run = async () => {
    setMessage(undefined);
    const failed: { invoice: InvoiceRow; reason: string }[] = [];
    for (const invoice of remaining) {
      try {
        await (isPayment ? markPaid(invoice) : send(invoice.id));
      } catch (error) {
        const reason = messageOf(error, isPayment ? 'Betalingen kunne ikke registreres' : 'Kunne ikke sendes');
        failed.push({ invoice, reason });
      }
    }
    const done = remaining.length - failed.length;
    if (done > 0)
      toast.success(isPayment ? `${countText(done)} markeret som betalt` : `${countText(done)} sendes igen`);
    onFailed(failed.map(({ invoice }) => invoice));
    if (failed.length === 0) return onClose();
    setRemaining(failed.map(({ invoice }) => invoice));
    setMessage(failed.map(({ invoice, reason }) => `${invoiceName(invoice)}: ${reason}`).join(' · '));
  };
  const amount = formatExact(remaining.reduce((sum, { open }) => sum + open, 0));
  return (
    <ConfirmDialog
      title={
        isPayment ? `Markér ${countText(remaining.length)} som betalt?` : `Send ${countText(remaining.length)} igen?`
      }
      isOpen
      confirmLabel={isPayment ? 'Markér som betalt' : 'Send igen'}
      message={message}
      onConfirm={run}
      onCancel={onClose}
    >
      {isPayment
        ? `Der registreres en betaling i dag på det, der mangler, i alt ${amount}. Hver betaling kan fortrydes.`
        : 'PDF-filen sendes igen til den faktureringsmail, som hver virksomhed har nu.'}
    </ConfirmDialog>
  );
}
