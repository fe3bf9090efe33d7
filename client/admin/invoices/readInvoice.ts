import { graphql, readInlineData } from 'react-relay';
import type { readInvoice_invoice$data, readInvoice_invoice$key } from '#relay/readInvoice_invoice.graphql';

export type InvoiceRow = readInvoice_invoice$data;

const invoiceFragment = graphql`
  fragment readInvoice_invoice on Invoice @inline {
    id
    kind
    numberText
    issuedOn
    dueOn
    status
    daysOverdue
    gross
    open
    createdAt
    version
    booking {
      state
      problem
      difference
    }
    customer {
      id
      name
    }
    department {
      name
    }
  }
`;

/** Reads the fields of an invoice that every operation of a list fetches. */
export const readInvoice = (invoice: readInvoice_invoice$key): InvoiceRow => readInlineData(invoiceFragment, invoice);
