import { fetchQuery, graphql } from 'react-relay';
import { auditCells, auditHeadings } from '../../parts/auditLog/auditCells.ts';
import type { AuditFilters } from '../../parts/auditLog/auditFilters.ts';
import { readAuditEntry } from '../../parts/auditLog/readAuditEntry.ts';
import { useExport } from '../../parts/csv/useExport.ts';
import type { useAuditExportQuery } from '#relay/useAuditExportQuery.graphql';

const pageQuery = graphql`
  query useAuditExportQuery($person: String, $action: AuditAction, $from: Date, $to: Date, $after: String)
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

/**
 * Returns a function that loads every audit entry that matches the filters, as rows of a CSV file. Times are in UTC,
 * with milliseconds.
 */
export const useAuditExport = ({ person, action, from, to }: AuditFilters) =>
  useExport({
    fetchPage: (environment, after) =>
      fetchQuery<useAuditExportQuery>(environment, pageQuery, { person, action, from, to, after }),
    pageIn: ({ admin }) => admin.auditLog,
    headings: auditHeadings,
    cells: (node) => auditCells(readAuditEntry(node)),
  });
