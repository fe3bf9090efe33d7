import { formatDate } from '../../../domain/basics/dates.ts';
import { formatExact } from '../../../domain/basics/money.ts';
import { InvoiceStatusBadge } from '../../parts/invoices/InvoiceStatusBadge.tsx';
import { invoiceName } from '../../parts/invoices/invoiceText.ts';
import { OpenPdf } from '../../parts/invoices/OpenPdf.tsx';
import type { Column } from '../../ui/Column.ts';
import { PaymentInstructions } from './PaymentInstructions.tsx';
import styles from './Payments.module.css';
import { PayButton } from './PayNow.tsx';
import type { InvoiceList_invoice$data } from '#relay/InvoiceList_invoice.graphql';

const Day = ({ day }: { day: string }) => (
  <time className="num" dateTime={day}>
    {formatDate(day)}
  </time>
);

/** The columns of invoices for the paying company. */
export const invoiceColumns: Column<InvoiceList_invoice$data>[] = [
  {
    id: 'number',
    title: 'Nummer',
    isLong: true,
    cell: ({ numberText, credits, department, payTo }) => (
      <>
        <span className={styles.number}>{numberText}</span>
        <span className={styles.detail}>
          {credits ? `Kreditnota til faktura ${credits.numberText} · ${department.name}` : department.name}
        </span>
        {payTo && <PaymentInstructions {...payTo} invoice={numberText} />}
      </>
    ),
  },
  { id: 'issued', title: 'Dato', cell: ({ issuedOn }) => <Day day={issuedOn} /> },
  {
    id: 'due',
    title: 'Forfalder',
    cell: ({ dueOn }) => (dueOn ? <Day day={dueOn} /> : <span className={styles.none}>–</span>),
  },
  { id: 'status', title: 'Status', cell: (invoice) => <InvoiceStatusBadge invoice={invoice} /> },
  {
    id: 'gross',
    title: 'I alt med moms',
    end: true,
    cell: ({ gross }) => <span className={`num ${styles.gross}`}>{formatExact(gross)}</span>,
  },
  {
    id: 'actions',
    title: 'Handlinger',
    isActions: true,
    cell: (invoice) => (
      <span className={styles.rowActions}>
        {invoice.canPayNow && <PayButton id={invoice.id} description={invoiceName(invoice)} label="Betal" />}
        <OpenPdf id={invoice.id} name={invoiceName(invoice)} size="small" short />
      </span>
    ),
  },
];
