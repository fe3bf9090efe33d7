import { graphql } from 'react-relay';
import type { EntryRow } from '../../parts/auditLog/auditColumns.tsx';
import { auditFileColumns } from '../../parts/auditLog/auditFileColumns.ts';
import { defineExport, readPage } from '../../parts/csv/defineExport.ts';
import { readCompanyEntry } from './readCompanyEntry.ts';
import type { companyAuditExportQuery } from '#relay/companyAuditExportQuery.graphql';

const query = graphql`
  query companyAuditExportQuery($person: String, $action: AuditAction, $from: Date, $to: Date, $after: String)
  @declareExport(list: COMPANY_AUDIT_LOG, after: $after) {
    viewer {
      customer {
        auditLog(person: $person, action: $action, from: $from, to: $to, first: 100, after: $after) {
          edges {
            node {
              ...readAuditEntry_entry
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`;

/** The file of the company's audit entries that match the filters. */
export const companyAuditExport = defineExport<companyAuditExportQuery, EntryRow>({
  query,
  page: ({ viewer }) => viewer.customer?.auditLog && readPage(viewer.customer.auditLog, readCompanyEntry),
  columns: auditFileColumns,
});
