import { formatCsvAmount } from '../../../domain/basics/csv.ts';
import { formatExact } from '../../../domain/basics/money.ts';
import { labelOf, PaymentMethod } from '../../../domain/basics/vocabulary.ts';
import { InvoiceKind, InvoiceStatus } from '../../../domain/money/invoices.ts';
import type { NodeOf } from '../../app/relay/nodesOf.ts';
import { InvoiceStatusBadge } from '../../parts/invoices/InvoiceStatusBadge.tsx';
import { invoiceName } from '../../parts/invoices/invoiceText.ts';
import { OpenPdf } from '../../parts/invoices/OpenPdf.tsx';
import styles from '../../parts/lists/cells.module.css';
import { Day, NoValue } from '../../parts/lists/cells.tsx';
import type { ListColumn } from '../../parts/lists/ListColumn.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Link } from '../../ui/Link.tsx';
import { CompanyLink } from '../CompanyLink.tsx';
import { invoicePath } from './invoicePath.ts';
import type { InvoiceRow } from './readInvoice.ts';
import type { invoiceExportQuery$data } from '#relay/invoiceExportQuery.graphql';

export type InvoiceFileRow = NodeOf<invoiceExportQuery$data['admin']['invoices']>;

export const invoiceColumns: ListColumn<InvoiceRow, InvoiceFileRow>[] = [
  {
    id: 'number',
    title: 'Nummer',
    csv: ({ numberText }) => numberText,
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
  { title: 'Art', csv: ({ kind }) => labelOf(InvoiceKind, kind) },
  {
    id: 'customer',
    title: 'Virksomhed',
    isFact: true,
    csv: ({ buyer }) => buyer.name,
    cell: ({ customer, department }) => (
      <>
        <CompanyLink {...customer} />
        <span className={styles.secondaryText}>{department.name}</span>
      </>
    ),
  },
  { title: 'Afdeling', csv: ({ buyer }) => buyer.department },
  { title: 'CVR-nummer', csv: ({ buyer }) => buyer.vatNumber },
  {
    id: 'issued',
    title: 'Udstedt',
    csv: ({ issuedOn }) => issuedOn,
    cell: ({ issuedOn }) => <Day moment={issuedOn} />,
  },
  {
    id: 'due',
    title: 'Forfalder',
    csv: ({ dueOn }) => dueOn,
    cell: ({ dueOn }) => (dueOn ? <Day moment={dueOn} /> : <NoValue />),
  },
  {
    id: 'status',
    title: 'Status',
    csv: ({ status }) => labelOf(InvoiceStatus, status),
    cell: (invoice) => <InvoiceStatusBadge invoice={invoice} withoutOpen />,
  },
  { title: 'Metode', csv: ({ method }) => labelOf(PaymentMethod, method) },
  { title: 'Netto', csv: ({ net }) => formatCsvAmount(net) },
  { title: 'Moms', csv: ({ vat }) => formatCsvAmount(vat) },
  {
    id: 'gross',
    title: 'I alt med moms',
    csvTitle: 'I alt',
    end: true,
    foldsInto: 'open',
    csv: ({ gross }) => formatCsvAmount(gross),
    cell: ({ gross }) => <span className={styles.oneLine}>{formatExact(gross)}</span>,
  },
  { title: 'Krediteret', csv: ({ credited }) => formatCsvAmount(credited) },
  {
    id: 'open',
    title: 'Mangler',
    end: true,
    csv: ({ open }) => formatCsvAmount(open),
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
