import { fetchQuery, graphql } from 'react-relay';
import { BulkItemState } from '../../../domain/backOffice/bulk.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { useExport } from '../../parts/csv/useExport.ts';
import type { useRunExportQuery } from '#relay/useRunExportQuery.graphql';

const pageQuery = graphql`
  query useRunExportQuery($runId: ID!, $after: String) @declareExport(list: BULK_RUN, of: $runId, after: $after) {
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

/** Returns a function that loads every row of a run, as rows of a CSV file. */
export const useRunExport = (runId: string) =>
  useExport({
    fetchPage: (environment, after) => fetchQuery<useRunExportQuery>(environment, pageQuery, { runId, after }),
    pageIn: ({ admin }) => admin.bulkItems,
    headings: ['Id', 'Række', 'Status', 'Årsag'],
    cells: ({ subjectId, title, state, reason }) => [subjectId, title, labelOf(BulkItemState, state), reason],
  });
