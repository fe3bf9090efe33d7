import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../../domain/basics/dates.ts';
import { formatExact } from '../../../domain/basics/money.ts';
import styles from '../../parts/lists/cells.module.css';
import { Day } from '../../parts/lists/cells.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Card.tsx';
import type { Column } from '../../ui/Column.ts';
import { Section } from '../../ui/Page.tsx';
import { Table } from '../../ui/Table.tsx';
import { UndoPaymentDialog } from './UndoPaymentDialog.tsx';
import type { InvoicePayments_invoice$data, InvoicePayments_invoice$key } from '#relay/InvoicePayments_invoice.graphql';

export type Payment = InvoicePayments_invoice$data['payments'][number];

const invoiceFragment = graphql`
  fragment InvoicePayments_invoice on Invoice {
    payments {
      id
      amount
      paidOn
      note
      recordedBy
      providerId
      createdAt
      undoneAt
      undoneBy
      isFromDinero
      isAddedAtDinero
    }
  }
`;

/** The recorded payments of an invoice, with those that were undone. */
export function InvoicePayments({ invoice }: { invoice: InvoicePayments_invoice$key }) {
  const { payments } = useFragment(invoiceFragment, invoice);
  const [undone, setUndone] = useState<Payment>();
  return (
    <Section title="Betalinger">
      <Table
        label="Betalinger"
        columns={[...columns, undoColumn(setUndone)]}
        rows={payments}
        rowId={({ id }) => id}
        empty={
          <EmptyState
            icon={<Banknote />}
            title="Ingen betalinger endnu"
            text="Registrér en betaling, når pengene er kommet. En kortbetaling kommer af sig selv."
          />
        }
      />
      {undone && <UndoPaymentDialog payment={undone} onClose={() => setUndone(undefined)} />}
    </Section>
  );
}

const columns: Column<Payment>[] = [
  { id: 'day', title: 'Betalt den', cell: ({ paidOn }) => <Day moment={paidOn} /> },
  {
    id: 'amount',
    title: 'Beløb',
    end: true,
    cell: ({ amount, undoneAt }) => (
      <span className={styles.oneLine}>{undoneAt ? <s>{formatExact(amount)}</s> : formatExact(amount)}</span>
    ),
  },
  {
    id: 'recorded',
    title: 'Registreret',
    isLong: true,
    cell: ({ recordedBy, createdAt, note, isAddedAtDinero, undoneAt, undoneBy }) => (
      <>
        {recordedBy}, {formatDateTime(createdAt)}
        {note && <span className={styles.secondaryText}>{note}</span>}
        {isAddedAtDinero && !undoneAt && (
          <span className={styles.secondaryText}>Står også i Dinero, hvor den kan fortrydes</span>
        )}
        {undoneAt && (
          <span className={styles.row}>
            <Badge tone="grey">Fortrudt</Badge>
            <span className={styles.secondaryText}>
              {undoneBy}, {formatDateTime(undoneAt)}
            </span>
          </span>
        )}
      </>
    ),
  },
];

const undoColumn = (undo: (payment: Payment) => void): Column<Payment> => ({
  id: 'actions',
  title: 'Handlinger',
  isActions: true,
  cell: (payment) =>
    // Money that is on a card is credited instead, which a refund at Stripe follows.
    !payment.undoneAt &&
    !payment.isFromDinero &&
    !payment.isAddedAtDinero &&
    !payment.providerId && (
      <Button
        size="small"
        aria-label={`Fortryd betalingen på ${formatExact(payment.amount)}`}
        onPress={() => undo(payment)}
      >
        Fortryd
      </Button>
    ),
});
