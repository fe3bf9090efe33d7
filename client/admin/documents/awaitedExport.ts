import { graphql } from 'react-relay';
import { defineExport } from '../../parts/csv/defineExport.ts';
import { awaitedColumns, type AwaitedFileRow } from './awaitedColumns.tsx';
import type { awaitedExportQuery } from '#relay/awaitedExportQuery.graphql';

const query = graphql`
  query awaitedExportQuery($search: String, $state: AwaitedDocumentState, $after: String)
  @declareExport(list: AWAITED_DOCUMENTS, after: $after) {
    admin {
      awaitedDocuments(search: $search, state: $state, first: 100, after: $after) {
        edges {
          node {
            title
            kind
            requirement
            dueOn
            newestAt
            customer {
              name
            }
            department {
              name
            }
            currentFile {
              versionNumber
            }
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

/** The file of the documents that wait for companies and match the filters. */
export const awaitedExport = defineExport<awaitedExportQuery, AwaitedFileRow>({
  query,
  page: ({ admin }) => admin.awaitedDocuments,
  columns: awaitedColumns,
});
