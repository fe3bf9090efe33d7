import { ReceiptText } from 'lucide-react';
import { graphql, readInlineData, useFragment, usePaginationFragment } from 'react-relay';
import { byCodePoint } from '../../../domain/basics/byCodePoint.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { StatementButton } from '../../parts/invoices/StatementButton.tsx';
import type { List } from '../../parts/lists/list.ts';
import { PlainRows } from '../../parts/lists/PlainRows.tsx';
import { Section } from '../../ui/Page.tsx';
import { invoiceColumns } from './invoiceColumns.tsx';
import styles from './Payments.module.css';
import { useInvoiceChanges } from './useInvoiceChanges.ts';
import type { InvoiceList_customer$key } from '#relay/InvoiceList_customer.graphql';
import type { InvoiceList_invoice$data, InvoiceList_invoice$key } from '#relay/InvoiceList_invoice.graphql';
import type { InvoiceList_unpaid$key } from '#relay/InvoiceList_unpaid.graphql';
import type { InvoiceListPaginationQuery } from '#relay/InvoiceListPaginationQuery.graphql';

const unpaidFragment = graphql`
  fragment InvoiceList_unpaid on Customer {
    unpaid: invoices(first: 50, unpaid: true) {
      edges {
        node {
          ...InvoiceList_invoice
        }
      }
    }
  }
`;

const customerFragment = graphql`
  fragment InvoiceList_customer on Customer
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, after: { type: "String" })
  @refetchable(queryName: "InvoiceListPaginationQuery") {
    invoices(first: $count, after: $after) @connection(key: "InvoiceList_invoices") {
      __id
      totalCount
      edges {
        node {
          ...InvoiceList_invoice
        }
      }
    }
  }
`;

const invoiceList: List<InvoiceList_invoice$data> = {
  label: 'Fakturaer',
  columns: invoiceColumns,
  failure: 'Kunne ikke hente fakturaer',
  icon: <ReceiptText />,
  empty: {
    title: 'Ingen fakturaer endnu',
    text: 'Når I har købt noget, står fakturaen her. I får den også med mail.',
  },
};

/** The invoices and credit notes of the company: those that are unpaid first, and then the newest. */
export function InvoiceList({ customer }: { customer: InvoiceList_customer$key & InvoiceList_unpaid$key }) {
  const { unpaid } = useFragment<InvoiceList_unpaid$key>(unpaidFragment, customer);
  const {
    data: { invoices },
    ...pages
  } = usePaginationFragment<InvoiceListPaginationQuery, InvoiceList_customer$key>(customerFragment, customer);
  useInvoiceChanges(invoices.__id);
  const rows = unpaidFirst([...nodesOf(unpaid).map(readInvoice), ...nodesOf(invoices).map(readInvoice)]);
  return (
    <div className={styles.invoices}>
      <Section title={invoiceList.label} action={rows.length > 0 && <StatementButton />}>
        <PlainRows list={invoiceList} rows={rows} total={invoices.totalCount} pages={pages} />
      </Section>
    </div>
  );
}

/** Each invoice once: the unpaid ones by their due day, and the others by their age. */
function unpaidFirst(rows: InvoiceList_invoice$data[]): InvoiceList_invoice$data[] {
  const once = [...new Map(rows.map((row) => [row.id, row])).values()];
  const unpaid = once.filter(({ open }) => open > 0);
  const others = once.filter(({ open }) => open <= 0);
  return [
    ...unpaid.toSorted((a, b) => byCodePoint(a.dueOn ?? '', b.dueOn ?? '') || byCodePoint(a.id, b.id)),
    ...others.toSorted((a, b) => byCodePoint(b.id, a.id)),
  ];
}

const invoiceFragment = graphql`
  fragment InvoiceList_invoice on Invoice @inline {
    id
    kind
    numberText
    issuedOn
    dueOn
    status
    daysOverdue
    gross
    open
    canPayNow
    createdAt
    credits {
      numberText
    }
    department {
      name
    }
    payTo {
      bankAccount
      iban
      paymentLine
      reference
    }
  }
`;

/** Reads the fields of an invoice that every operation of this list fetches. */
const readInvoice = (invoice: InvoiceList_invoice$key) => readInlineData(invoiceFragment, invoice);
