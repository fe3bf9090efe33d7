import { fetchQuery, graphql } from 'react-relay';
import { auditCells, auditHeadings } from '../admin/audit/auditCells.ts';
import type { AuditFilters } from '../admin/audit/auditFilters.ts';
import { readAuditEntry } from '../admin/audit/AuditTable.tsx';
import { useExport } from '../csv/useExport.ts';
import { facts } from '../facts.ts';
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
