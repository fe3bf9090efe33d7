import { graphql } from 'react-relay';
import { defineExport } from '../../parts/csv/defineExport.ts';
import { invoiceColumns, type InvoiceFileRow } from './invoiceColumns.tsx';
import type { invoiceExportQuery } from '#relay/invoiceExportQuery.graphql';

const query = graphql`
  query invoiceExportQuery($filter: InvoiceFilter, $after: String) @declareExport(list: INVOICES, after: $after) {
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

/** The file of the invoices that match the filters. */
export const invoiceExport = defineExport<invoiceExportQuery, InvoiceFileRow>({
  query,
  page: ({ admin }) => admin.invoices,
  columns: invoiceColumns,
});
