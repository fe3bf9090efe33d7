import { graphql } from 'react-relay';
import { defineExport } from '../../parts/csv/defineExport.ts';
import { clipCardColumns, type ClipCardFileRow } from './adminClipCardColumns.tsx';
import type { clipCardExportQuery } from '#relay/clipCardExportQuery.graphql';

const query = graphql`
  query clipCardExportQuery($search: String, $status: ClipCardStatus, $after: String)
  @declareExport(list: CLIP_CARDS, after: $after) {
    admin {
      clipCards(search: $search, status: $status, first: 100, after: $after) {
        edges {
          node {
            id
            hours
            hoursUsed
            hoursLeft
            discount
            price
            status
            createdAt
            expiresOn
            department {
              name
              customer {
                name
              }
            }
            user {
              email
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

/** The file of the clip cards that match the filters. */
export const clipCardExport = defineExport<clipCardExportQuery, ClipCardFileRow>({
  query,
  page: ({ admin }) => admin.clipCards,
  columns: clipCardColumns,
});
