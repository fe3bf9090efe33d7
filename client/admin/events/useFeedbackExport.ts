import { fetchQuery, graphql } from 'react-relay';
import { formatDateTime } from '../../../domain/basics/dates.ts';
import { useExport } from '../../parts/csv/useExport.ts';
import type { useFeedbackExportQuery } from '#relay/useFeedbackExportQuery.graphql';

const pageQuery = graphql`
  query useFeedbackExportQuery($id: ID!, $after: String) @declareExport(list: EVENT_FEEDBACK, of: $id, after: $after) {
    admin {
      eventFeedback(eventId: $id) {
        feedback(first: 100, after: $after) {
          edges {
            node {
              id
              rating
              comment
              name
              company
              changedAt
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

const headings = ['Vurdering', 'Kommentar', 'Navn', 'Firma', 'Skrevet'];

/** Returns a function that loads all feedback about an event, as rows of a CSV file. */
export const useFeedbackExport = (id: string) =>
  useExport({
    fetchPage: (environment, after) => fetchQuery<useFeedbackExportQuery>(environment, pageQuery, { id, after }),
    pageIn: ({ admin }) => admin.eventFeedback.feedback,
    headings,
    cells: ({ rating, comment, name, company, changedAt }) => [
      rating,
      comment,
      name ?? ERASED,
      company,
      formatDateTime(changedAt),
    ],
  });

/** Shown for a participant whose data has been erased. */
export const ERASED = 'Slettet';
