import { fetchQuery, graphql } from 'react-relay';
import { formatCsvAmount } from '../../../domain/basics/csv.ts';
import { labelOf, PaymentMethod } from '../../../domain/basics/vocabulary.ts';
import { InvoiceKind, InvoiceStatus } from '../../../domain/money/invoices.ts';
import { useExport } from '../../parts/csv/useExport.ts';
import type { InvoiceFilters } from './invoiceFilters.ts';
import type { useInvoiceExportQuery } from '#relay/useInvoiceExportQuery.graphql';

const pageQuery = graphql`
  query useInvoiceExportQuery($filter: InvoiceFilter, $after: String) @declareExport(list: INVOICES, after: $after) {
    admin {
      invoices(filter: $filter, first: 100, after: $after) {
        edges {
          node {
            numberText
            kind
            issuedOn
            dueOn
            status
            method
            net
            vat
            gross
            credited
            open
            buyer {
              name
              department
              vatNumber
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

const headings = [
  'Nummer',
  'Art',
  'Virksomhed',
  'Afdeling',
  'CVR-nummer',
  'Udstedt',
  'Forfalder',
  'Status',
  'Metode',
  'Netto',
  'Moms',
  'I alt',
  'Krediteret',
  'Mangler',
];

/** Returns a function that loads every invoice that matches the filters, as rows of a CSV file. */
export const useInvoiceExport = (filter: InvoiceFilters | { ids: string[] }) =>
  useExport({
    fetchPage: (environment, after) => fetchQuery<useInvoiceExportQuery>(environment, pageQuery, { filter, after }),
    pageIn: ({ admin }) => admin.invoices,
    headings,
    cells: ({ buyer, ...invoice }) => [
      invoice.numberText,
      labelOf(InvoiceKind, invoice.kind),
      buyer.name,
      buyer.department,
      buyer.vatNumber,
      invoice.issuedOn,
      invoice.dueOn,
      labelOf(InvoiceStatus, invoice.status),
      labelOf(PaymentMethod, invoice.method),
      formatCsvAmount(invoice.net),
      formatCsvAmount(invoice.vat),
      formatCsvAmount(invoice.gross),
      formatCsvAmount(invoice.credited),
      formatCsvAmount(invoice.open),
    ],
  });
