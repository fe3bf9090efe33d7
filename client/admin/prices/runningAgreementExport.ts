import { graphql } from 'react-relay';
import { defineExport, readPage } from '../../parts/csv/defineExport.ts';
import { readRunningAgreement, type RunningAgreementRow } from './readRunningAgreement.ts';
import { runningAgreementColumns } from './runningAgreementColumns.tsx';
import type { runningAgreementExportQuery } from '#relay/runningAgreementExportQuery.graphql';

const query = graphql`
  query runningAgreementExportQuery($after: String) @declareExport(list: SERVICE_AGREEMENTS, after: $after) {
    admin {
      runningAgreements(first: 100, after: $after) {
        edges {
          node {
            ...readRunningAgreement_agreement
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

/** The file of the running agreements. */
export const runningAgreementExport = defineExport<runningAgreementExportQuery, RunningAgreementRow>({
  query,
  page: ({ admin }) => readPage(admin.runningAgreements, readRunningAgreement),
  columns: runningAgreementColumns,
});
