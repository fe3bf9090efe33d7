import { graphql } from 'react-relay';
import { defineExport, readPage } from '../../parts/csv/defineExport.ts';
import { feedbackColumns, readFeedback, type FeedbackRow } from './EventFeedbackTable.tsx';
import type { feedbackExportQuery } from '#relay/feedbackExportQuery.graphql';

const query = graphql`
  query feedbackExportQuery($id: ID!, $after: String) @declareExport(list: EVENT_FEEDBACK, of: $id, after: $after) {
    admin {
      eventFeedback(eventId: $id) {
        feedback(first: 100, after: $after) {
          edges {
            node {
              ...EventFeedbackTable_feedback
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

/** The file of the feedback about an event. */
export const feedbackExport = defineExport<feedbackExportQuery, FeedbackRow>({
  query,
  page: ({ admin }) => readPage(admin.eventFeedback.feedback, readFeedback),
  columns: feedbackColumns,
});
