import { graphql, useFragment } from 'react-relay';
import type { z } from 'zod';
import { formatExact } from '../../../domain/basics/money.ts';
import { PortalError } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { EditDialog } from '../../parts/edits/EditDialog.tsx';
import { invoiceName } from '../../parts/invoices/invoiceText.ts';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextArea } from '../../ui/TextField.tsx';
import styles from './AdminInvoices.module.css';
import { CreditLines } from './CreditLines.tsx';
import {
  chosenLines,
  creditRules,
  creditTotal,
  fieldErrorsOfLines,
  wholeCredit,
  type CreditValues,
} from './creditValues.ts';
import type { CreditDialog_invoice$key } from '#relay/CreditDialog_invoice.graphql';
import type { CreditDialogMutation } from '#relay/CreditDialogMutation.graphql';

const invoiceFragment = graphql`
  fragment CreditDialog_invoice on Invoice {
    id
    kind
    numberText
    version
    lines {
      position
      description
      net
      vat
      creditable
    }
  }
`;

const mutation = graphql`
  mutation CreditDialogMutation($input: CreditInvoiceInput!) {
    creditInvoice(input: $input) {
      ...AdminInvoiceScreen_invoice
    }
  }
`;

/** Issues a credit note for some lines of an invoice, by default for all that is not credited yet. */
export function CreditDialog({ invoice: key, onClose }: { invoice: CreditDialog_invoice$key; onClose: () => void }) {
  const invoice = useFragment(invoiceFragment, key);
  const { id, version } = invoice;
  const lines = invoice.lines.filter(({ creditable }) => creditable > 0);
  const values = wholeCredit(lines);
  const form = useAppForm<CreditValues>(creditRules(lines) as z.ZodType<CreditValues, CreditValues>, values);
  const [credit] = useAction<CreditDialogMutation>(mutation);
  return (
    <EditDialog
      title={`Krediter ${invoiceName(invoice).toLocaleLowerCase('da')}`}
      form={form}
      submitLabel="Krediter"
      stored={{ version, values }}
      save={async (typed, basedOn) => {
        const sent = chosenLines(lines, typed);
        try {
          await credit({ input: { invoiceId: id, version: basedOn, reason: typed.reason, lines: sent } });
        } catch (error) {
          if (!(error instanceof PortalError)) throw error;
          throw new PortalError(error.message, error.code, fieldErrorsOfLines(error.fields, sent));
        }
      }}
      done="Fakturaen er krediteret"
      failure="Kunne ikke kreditere fakturaen"
      onClose={onClose}
    >
      <p>Der udstedes en kreditnota, som sendes til kunden. En udstedt kreditnota kan ikke ændres.</p>
      <CreditLines form={form} lines={lines} />
      <TextArea label="Årsag" hint="Den står på kreditnotaen." {...form.field('reason')} />
      <p className={styles.creditTotal} role="status">
        Krediteres i alt <strong className="num">{formatExact(creditTotal(lines, form.watch()))}</strong> med moms
      </p>
    </EditDialog>
  );
}
