import { fetchQuery, graphql } from 'react-relay';
import { useExport } from '../../csv/useExport.ts';
import { auditCells, auditHeadings } from './auditCells.ts';
import type { AuditFilters } from './auditFilters.ts';
import { readAuditEntry } from './AuditTable.tsx';
import type { useAuditExportQuery } from '#relay/useAuditExportQuery.graphql';

const pageQuery = graphql`
  query useAuditExportQuery($person: String, $action: AuditAction, $from: Date, $to: Date, $after: String)
  @declareExport(list: AUDIT_LOG, after: $after) {
    admin {
      auditLog(person: $person, action: $action, from: $from, to: $to, first: 100, after: $after) {
        edges {
          node {
            ...AuditTable_entry
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
