import { fetchQuery, graphql } from 'react-relay';
import { useExport } from '../../csv/useExport.ts';
import type { AuditFilters } from './auditFilters.ts';
import { readAuditEntry } from './AuditTable.tsx';
import { actionText, actorText, detailText } from './auditText.ts';
import type { useAuditExportQuery } from './__generated__/useAuditExportQuery.graphql.ts';

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

const headings = [
  'Id',
  'Tidspunkt',
  'Handling',
  'Detaljer',
  'Hvem',
  'E-mail',
  'Id på hvem',
  'Logget ind som',
  'Gælder',
  'Gælder e-mail',
  'Gælder id',
  'Virksomhed',
  'Adresse',
];

/**
 * Returns a function that loads every audit entry that matches the filters, as rows of a CSV file. Times are in UTC,
 * with milliseconds.
 */
export const useAuditExport = ({ person, action, from, to }: AuditFilters) =>
  useExport({
    fetchPage: (environment, after) =>
      fetchQuery<useAuditExportQuery>(environment, pageQuery, { person, action, from, to, after }),
    pageIn: ({ admin }) => admin.auditLog,
    headings,
    cells: (node) => {
      const entry = readAuditEntry(node);
      return [
        entry.id,
        entry.createdAt,
        actionText(entry),
        detailText(entry),
        actorText(entry),
        entry.actorEmail,
        entry.actorId,
        entry.actedAsName ?? entry.actedAsId,
        entry.targetName,
        entry.targetEmail,
        entry.targetId,
        entry.companyName,
        entry.address,
      ];
    },
  });
