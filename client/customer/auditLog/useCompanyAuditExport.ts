import { fetchQuery, graphql } from 'react-relay';
import { auditCells, auditHeadings } from '../../parts/auditLog/auditCells.ts';
import type { AuditFilters } from '../../parts/auditLog/auditFilters.ts';
import { readAuditEntry } from '../../parts/auditLog/readAuditEntry.ts';
import { useExport } from '../../parts/csv/useExport.ts';
import { facts } from '../../ui/facts.ts';
import { withReseller } from './withReseller.ts';
import type { useCompanyAuditExportQuery } from '#relay/useCompanyAuditExportQuery.graphql';

const pageQuery = graphql`
  query useCompanyAuditExportQuery($person: String, $action: AuditAction, $from: Date, $to: Date, $after: String)
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

const noRows = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };

/** Returns a function that loads every entry of the company that matches the filters, as rows of a file. */
export const useCompanyAuditExport = ({ person, action, from, to }: AuditFilters) =>
  useExport({
    fetchPage: (environment, after) =>
      fetchQuery<useCompanyAuditExportQuery>(environment, pageQuery, { person, action, from, to, after }),
    pageIn: ({ viewer }) => viewer.customer?.auditLog ?? noRows,
    headings: auditHeadings,
    cells: (node) => auditCells(withReseller(readAuditEntry(node), facts().legal.companyName)),
  });
