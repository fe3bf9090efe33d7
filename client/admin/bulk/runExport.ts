import { graphql } from 'react-relay';
import { defineExport } from '../../parts/csv/defineExport.ts';
import { runItemColumns, type RunItemFileRow } from './RunItems.tsx';
import type { runExportQuery } from '#relay/runExportQuery.graphql';

const query = graphql`
  query runExportQuery($runId: ID!, $after: String) @declareExport(list: BULK_RUN, of: $runId, after: $after) {
    admin {
      bulkItems(runId: $runId, first: 100, after: $after) {
        edges {
          node {
            subjectId
            title
            state
            reason
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

/** The file of the rows of a run. */
export const runExport = defineExport<runExportQuery, RunItemFileRow>({
  query,
  page: ({ admin }) => admin.bulkItems,
  columns: runItemColumns,
});
