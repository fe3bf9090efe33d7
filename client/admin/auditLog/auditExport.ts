import { graphql } from 'react-relay';
import type { EntryRow } from '../../parts/auditLog/auditColumns.tsx';
import { auditFileColumns } from '../../parts/auditLog/auditFileColumns.ts';
import { readAuditEntry } from '../../parts/auditLog/readAuditEntry.ts';
import { defineExport, readPage } from '../../parts/csv/defineExport.ts';
import type { auditExportQuery } from '#relay/auditExportQuery.graphql';

const query = graphql`
  query auditExportQuery($person: String, $action: AuditAction, $from: Date, $to: Date, $after: String)
  @declareExport(list: AUDIT_LOG, after: $after) {
    admin {
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
`;

/** The file of the audit entries that match the filters. Times are in UTC, with milliseconds. */
export const auditExport = defineExport<auditExportQuery, EntryRow>({
  query,
  page: ({ admin }) => readPage(admin.auditLog, readAuditEntry),
  columns: auditFileColumns,
});
