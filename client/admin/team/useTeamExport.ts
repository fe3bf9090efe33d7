import { fetchQuery, graphql } from 'react-relay';
import { useExport } from '../../parts/csv/useExport.ts';
import type { useTeamExportQuery } from '#relay/useTeamExportQuery.graphql';

const pageQuery = graphql`
  query useTeamExportQuery($search: String, $after: String) @declareExport(list: TEAM, after: $after) {
    admin {
      teamMembers(search: $search, first: 100, after: $after) {
        edges {
          node {
            id
            name
            title
            email
            phone
            isActive
            clickUpId
            calendarBookingUrl
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

const headings = ['Id', 'Navn', 'Titel', 'E-mail', 'Telefon', 'Status', 'ClickUp-id', 'Kalenderlink'];

/** Returns a function that loads every team member that matches the search, as rows of a CSV file. */
export const useTeamExport = (search: string | null) =>
  useExport({
    fetchPage: (environment, after) => fetchQuery<useTeamExportQuery>(environment, pageQuery, { search, after }),
    pageIn: ({ admin }) => admin.teamMembers,
    headings,
    cells: ({ id, name, title, email, phone, isActive, clickUpId, calendarBookingUrl }) => [
      id,
      name,
      title,
      email,
      phone,
      isActive ? 'Aktiv' : 'Inaktiv',
      clickUpId,
      calendarBookingUrl,
    ],
  });
