import { sql } from 'kysely';
import { formatCsvAmount, type Cell } from '../../../../domain/basics/csv.ts';
import { labelOf, PaymentMethod } from '../../../../domain/basics/vocabulary.ts';
import { InvoiceKind, numberText } from '../../../../domain/money/invoices.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Services } from '../../../platform/services.ts';
import type { Invoice } from '../ledger/Invoice.ts';
import type { InvoicePayment } from './InvoicePayment.ts';

/** A period of the accountant: both days belong to it. */
export interface Period {
  from: string;
  to: string;
}

type Reads = Pick<Services, 'reads'>;

const BATCH_SIZE = 500;
const system = { role: dbRoles.system };

const HEADINGS: Cell[] = [
  'Dato',
  'Bilag',
  'Nummer',
  'Firma',
  'Afdeling',
  'CVR-nr.',
  'Forfald',
  'Betalingsmetode',
  'Uden moms',
  'Moms',
  'Med moms',
  'Vedrører faktura',
  'Periode fra',
  'Periode til',
];

type DocumentRow = Pick<
  Invoice,
  'id' | 'kind' | 'number' | 'issuedOn' | 'dueOn' | 'method' | 'buyer' | 'net' | 'vat' | 'gross'
> & { corrected: number | null; periodFrom: string | null; periodTo: string | null };

type PaymentRow = Pick<InvoicePayment, 'id' | 'amount' | 'paidOn'> &
  Pick<Invoice, 'kind' | 'number' | 'buyer'> & { corrected: number | null };

/**
 * The invoices, credit notes and payments of a period as rows of a file, in batches. Each batch is read when the one
 * before it has been taken, so that a file of any length needs the memory of one batch.
 */
export async function* bookkeepingRows(services: Reads, period: Period): AsyncGenerator<Cell[][]> {
  yield [HEADINGS];
  for await (const documents of batches<DocumentRow>((after) => readDocuments(services, period, after)))
    yield documents.map(documentCells);
  for await (const payments of batches<PaymentRow>((after) => readPayments(services, period, after)))
    yield payments.map(paymentCells);
}

/** Reads batches until one is not full. Each begins after the last row of the one before it. */
async function* batches<Row>(read: (after: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last);
    if (rows.length) yield rows;
    if (rows.length < BATCH_SIZE) return;
    last = rows.at(-1);
  }
}

const readDocuments = ({ reads }: Reads, { from, to }: Period, after: DocumentRow | undefined) =>
  reads.run(
    system,
    sql<DocumentRow>`select i.id, i.kind, i.number, i.issued_on as "issuedOn", i.due_on as "dueOn", i.method, i.buyer,
       i.net, i.vat, i.gross, corrected.number as corrected, p."periodFrom", p."periodTo"
     from invoice i left join invoice corrected on corrected.id = i.credits_id
       left join lateral (select min(period_from) as "periodFrom", max(period_to) as "periodTo"
         from invoice_line where invoice_id = i.id) p on true
     where i.number is not null and i.issued_on <= ${to}
       and (i.issued_on, i.id) > (${after?.issuedOn ?? from}::date, ${after?.id ?? ''})
     order by i.issued_on, i.id limit ${sql.lit(BATCH_SIZE)}`,
  );

const readPayments = ({ reads }: Reads, { from, to }: Period, after: PaymentRow | undefined) =>
  reads.run(
    system,
    sql<PaymentRow>`select p.id, p.amount, p.paid_on as "paidOn", i.kind, i.number, i.buyer,
       corrected.number as corrected
     from invoice_payment p join invoice i on i.id = p.invoice_id
       left join invoice corrected on corrected.id = i.credits_id
     where i.number is not null and p.undone_at is null and p.paid_on <= ${to}
       and (p.paid_on, p.id) > (${after?.paidOn ?? from}::date, ${after?.id ?? ''})
     order by p.paid_on, p.id limit ${sql.lit(BATCH_SIZE)}`,
  );

const documentCells = ({ kind, number, method, buyer, corrected, ...row }: DocumentRow): Cell[] => [
  dayOf(row.issuedOn),
  labelOf(InvoiceKind, kind),
  numberText(kind, number),
  ...buyerCells(buyer),
  row.dueOn && dayOf(row.dueOn),
  labelOf(PaymentMethod, method),
  formatCsvAmount(row.net),
  formatCsvAmount(row.vat),
  formatCsvAmount(row.gross),
  corrected,
  row.periodFrom && dayOf(row.periodFrom),
  row.periodTo && dayOf(row.periodTo),
];

/** Money that came in lowers what the buyer owes, so its sign is the opposite of that of an invoice. */
const paymentCells = ({ amount, paidOn, kind, number, buyer, corrected }: PaymentRow): Cell[] => [
  dayOf(paidOn),
  amount > 0 ? 'Betaling' : 'Udbetaling',
  numberText(kind, number),
  ...buyerCells(buyer),
  null,
  null,
  null,
  null,
  formatCsvAmount(-amount),
  corrected ?? number,
  null,
  null,
];

/** A day as spreadsheets with Danish settings read it. */
const dayOf = (date: string): string => date.split('-').toReversed().join('-');

const buyerCells = ({ name, department, vatNumber }: Invoice['buyer']): Cell[] => [name, department, vatNumber];
