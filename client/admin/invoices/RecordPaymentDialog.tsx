import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { z } from 'zod';
import { dateOf } from '../../../domain/basics/dates.ts';
import { formatExact } from '../../../domain/basics/money.ts';
import { paymentForm } from '../../../domain/money/validation/invoices.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { EditDialog } from '../../parts/edits/EditDialog.tsx';
import { invoiceName } from '../../parts/invoices/invoiceText.ts';
import { FormDecimalField } from '../../ui/form/FormDecimalField.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { RecordPaymentDialog_invoice$key } from '#relay/RecordPaymentDialog_invoice.graphql';
import type { RecordPaymentDialogMutation } from '#relay/RecordPaymentDialogMutation.graphql';

type PaymentValues = z.input<typeof paymentForm>;

interface RecordPaymentDialogProps {
  invoice: RecordPaymentDialog_invoice$key;
  onClose: () => void;
}

const invoiceFragment = graphql`
  fragment RecordPaymentDialog_invoice on Invoice {
    id
    kind
    numberText
    open
    version
    customer {
      name
    }
  }
`;

const mutation = graphql`
  mutation RecordPaymentDialogMutation($invoiceId: ID!, $version: Int!, $amount: Int!, $paidOn: Date!, $note: String) {
    recordInvoicePayment(
      input: { invoiceId: $invoiceId, version: $version, amount: $amount, paidOn: $paidOn, note: $note }
    ) {
      ...AdminInvoiceScreen_invoice
    }
  }
`;

/** Records that an invoice was paid, in part or whole, or that the amount of a credit note was paid out. */
export function RecordPaymentDialog({ invoice: key, onClose }: RecordPaymentDialogProps) {
  const invoice = useFragment(invoiceFragment, key);
  const { id, kind, open, version, customer } = invoice;
  const owed = Math.abs(open);
  const noun = kind === 'INVOICE' ? 'betaling' : 'udbetaling';
  const [today] = useState(() => dateOf());
  const values: PaymentValues = { amount: owed, paidOn: today, note: '' };
  const form = useAppForm<PaymentValues>(paymentForm as z.ZodType<PaymentValues, PaymentValues>, values);
  const [record] = useAction<RecordPaymentDialogMutation>(mutation);
  return (
    <EditDialog
      title={`Registrér ${noun}`}
      form={form}
      submitLabel="Registrér"
      stored={{ version, values }}
      save={(input, basedOn) => record({ invoiceId: id, version: basedOn, ...input })}
      done={`${kind === 'INVOICE' ? 'Betalingen' : 'Udbetalingen'} er registreret`}
      failure={`Kunne ikke registrere ${noun}en`}
      onClose={onClose}
    >
      <p>
        {invoiceName(invoice)} til {customer.name}: der mangler {formatExact(owed)}.
      </p>
      <FormDecimalField
        form={form}
        name="amount"
        unit={100}
        label="Beløb med moms"
        suffix="kr"
        hint="Skriv et mindre beløb, hvis kun en del er betalt."
      />
      <TextField label="Betalt den" type="date" max={today} {...form.field('paidOn')} />
      <TextField label="Note" optional hint="For eksempel bankens tekst." {...form.field('note')} />
    </EditDialog>
  );
}
