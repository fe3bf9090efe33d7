import { Banknote, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { invoiceName } from '../../parts/invoices/invoiceText.ts';
import { OpenPdf } from '../../parts/invoices/OpenPdf.tsx';
import { Button } from '../../ui/Button.tsx';
import { CreditDialog } from './CreditDialog.tsx';
import { RecordPaymentDialog } from './RecordPaymentDialog.tsx';
import type { InvoiceActions_invoice$key } from '#relay/InvoiceActions_invoice.graphql';

const invoiceFragment = graphql`
  fragment InvoiceActions_invoice on Invoice {
    id
    kind
    numberText
    open
    lines {
      creditable
    }
    booking {
      state
    }
    ...RecordPaymentDialog_invoice
    ...CreditDialog_invoice
  }
`;

/** The buttons beside the heading of an invoice, and the dialogs that they open. */
export function InvoiceActions({ invoice: key }: { invoice: InvoiceActions_invoice$key }) {
  const invoice = useFragment(invoiceFragment, key);
  const [dialog, setDialog] = useState<'payment' | 'credit'>();
  const { id, kind, open, lines, booking } = invoice;
  const close = () => setDialog(undefined);
  return (
    <>
      {booking?.state !== 'WAITING' && <OpenPdf id={id} name={invoiceName(invoice)} isAdmin />}
      {kind === 'INVOICE' && lines.some(({ creditable }) => creditable > 0) && (
        <Button onPress={() => setDialog('credit')}>
          <Undo2 aria-hidden /> Krediter
        </Button>
      )}
      {open !== 0 && (
        <Button variant="primary" onPress={() => setDialog('payment')}>
          <Banknote aria-hidden /> {kind === 'INVOICE' ? 'Registrér betaling' : 'Registrér udbetaling'}
        </Button>
      )}
      {dialog === 'payment' && <RecordPaymentDialog invoice={invoice} onClose={close} />}
      {dialog === 'credit' && <CreditDialog invoice={invoice} onClose={close} />}
    </>
  );
}
