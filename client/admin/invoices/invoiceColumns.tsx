import { formatExact } from '../../../domain/basics/money.ts';
import { InvoiceStatusBadge } from '../../parts/invoices/InvoiceStatusBadge.tsx';
import { invoiceName } from '../../parts/invoices/invoiceText.ts';
import { OpenPdf } from '../../parts/invoices/OpenPdf.tsx';
import styles from '../../parts/lists/cells.module.css';
import { Day, NoValue } from '../../parts/lists/cells.tsx';
import { Badge } from '../../ui/Badge.tsx';
import type { Column } from '../../ui/Column.ts';
import { Link } from '../../ui/Link.tsx';
import { CompanyLink } from '../CompanyLink.tsx';
import { invoicePath } from './invoicePath.ts';
import type { InvoiceRow } from './readInvoice.ts';

export const invoiceColumns: Column<InvoiceRow>[] = [
  {
    id: 'number',
    title: 'Nummer',
    cell: ({ id, numberText, kind, booking }) => (
      <>
        <Link to={invoicePath(id)} className={styles.primaryText}>
          {numberText}
        </Link>
        {kind === 'CREDIT_NOTE' && <span className={styles.secondaryText}>Kreditnota</span>}
        {booking && <BookingNote {...booking} />}
      </>
    ),
  },
  {
    id: 'customer',
    title: 'Virksomhed',
    isFact: true,
    cell: ({ customer, department }) => (
      <>
        <CompanyLink {...customer} />
        <span className={styles.secondaryText}>{department.name}</span>
      </>
    ),
  },
  { id: 'issued', title: 'Udstedt', cell: ({ issuedOn }) => <Day moment={issuedOn} /> },
  { id: 'due', title: 'Forfalder', cell: ({ dueOn }) => (dueOn ? <Day moment={dueOn} /> : <NoValue />) },
  { id: 'status', title: 'Status', cell: (invoice) => <InvoiceStatusBadge invoice={invoice} withoutOpen /> },
  {
    id: 'gross',
    title: 'I alt med moms',
    end: true,
    foldsInto: 'open',
    cell: ({ gross }) => <span className={styles.oneLine}>{formatExact(gross)}</span>,
  },
  {
    id: 'open',
    title: 'Mangler',
    end: true,
    cell: ({ open }) => <span className={styles.oneLine}>{formatExact(open)}</span>,
  },
  {
    id: 'pdf',
    title: 'PDF',
    isActions: true,
    cell: (invoice) =>
      invoice.booking?.state !== 'WAITING' && (
        <OpenPdf id={invoice.id} name={invoiceName(invoice)} size="small" isAdmin short />
      ),
  },
];

/** Says that a document waits for Dinero, or that something is wrong there. */
function BookingNote({ state, problem, difference }: NonNullable<InvoiceRow['booking']>) {
  if (problem) return <Badge tone="red">Ikke bogført</Badge>;
  if (difference) return <Badge tone="amber">Afviger fra Dinero</Badge>;
  return state === 'WAITING' && <Badge tone="blue">Venter på Dinero</Badge>;
}
