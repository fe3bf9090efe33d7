import { graphql, useFragment } from 'react-relay';
import { formatExact } from '../../../domain/basics/money.ts';
import { quantityText, supplyText } from '../../../domain/money/invoices.ts';
import adminStyles from '../../parts/lists/cells.module.css';
import { FactList } from '../../ui/Card.tsx';
import type { Column } from '../../ui/Column.ts';
import { Section } from '../../ui/Page.tsx';
import { Table } from '../../ui/Table.tsx';
import styles from './AdminInvoices.module.css';
import { sumsAfterTotal } from './invoiceSums.ts';
import type { InvoiceLines_invoice$data, InvoiceLines_invoice$key } from '#relay/InvoiceLines_invoice.graphql';

type Line = InvoiceLines_invoice$data['lines'][number];

const Amount = ({ value }: { value: number }) => <span className={adminStyles.oneLine}>{formatExact(value)}</span>;

const Description = ({ line }: { line: Line }) => {
  const facts = [supplyText(line), quantityText(line)].filter(Boolean).join(' · ');
  return (
    <>
      {line.description}
      {facts && <span className={adminStyles.secondaryText}>{facts}</span>}
    </>
  );
};

const columns: Column<Line>[] = [
  {
    id: 'description',
    title: 'Beskrivelse',
    isLong: true,
    cell: (line) => (
      <>
        <Description line={line} />
        {line.net > 0 && line.creditable < line.net && (
          <span className={adminStyles.secondaryText}>
            krediteret {formatExact(line.net - line.creditable)} uden moms
          </span>
        )}
      </>
    ),
  },
  { id: 'net', title: 'Netto', end: true, cell: ({ net }) => <Amount value={net} /> },
  { id: 'vat', title: 'Moms', end: true, cell: ({ vat }) => <Amount value={vat} /> },
  { id: 'gross', title: 'I alt', end: true, cell: ({ gross }) => <Amount value={gross} /> },
];

const invoiceFragment = graphql`
  fragment InvoiceLines_invoice on Invoice {
    kind
    lines {
      position
      description
      periodFrom
      periodTo
      suppliedOn
      quantity
      unit
      net
      vat
      gross
      creditable
    }
    net
    vat
    gross
    credited
    open
    payments {
      amount
      undoneAt
    }
    creditNotes {
      open
      payments {
        amount
        undoneAt
      }
    }
  }
`;

/** The lines of an invoice and their sums. */
export function InvoiceLines({ invoice }: { invoice: InvoiceLines_invoice$key }) {
  const data = useFragment(invoiceFragment, invoice);
  const { kind, lines, net, vat, gross, open } = data;
  return (
    <Section title="Linjer">
      <Table
        label="Linjer"
        columns={kind === 'INVOICE' ? columns : columns.map(withoutCredits)}
        rows={lines}
        rowId={({ position }) => String(position)}
        foot={
          <div className={styles.sums}>
            <FactList
              facts={[
                { term: 'Netto', value: formatExact(net) },
                { term: 'Moms', value: formatExact(vat) },
                { term: 'I alt', value: <strong>{formatExact(gross)}</strong> },
                ...sumsAfterTotal(data).map(({ term, amount }) => ({ term, value: formatExact(amount) })),
                { term: 'Mangler', value: <strong>{formatExact(open)}</strong> },
              ]}
            />
          </div>
        }
      />
    </Section>
  );
}

/** The lines of a credit note cannot be credited themselves. */
const withoutCredits = (column: Column<Line>): Column<Line> =>
  column.id === 'description' ? { ...column, cell: (line) => <Description line={line} /> } : column;
