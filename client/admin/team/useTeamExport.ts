import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { Cell } from '../../../domain/csv.ts';
import { fetchAllRows } from '../../csv/fetchAllRows.ts';
import type { useTeamExportQuery } from './__generated__/useTeamExportQuery.graphql.ts';

const page = graphql`
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

const titles = ['Id', 'Navn', 'Titel', 'E-mail', 'Telefon', 'Status', 'ClickUp-id', 'Kalenderlink'];

/** Exports every team member that matches the search as rows of a file. */
export function useTeamExport(search: string | null): () => Promise<Cell[][]> {
  const environment = useRelayEnvironment();
  return useCallback(async () => {
    const members = await fetchAllRows(
      async (after) =>
        (await fetchQuery<useTeamExportQuery>(environment, page, { search, after }).toPromise())!.admin.teamMembers,
    );
    return [
      titles,
      ...members.map(({ id, name, title, email, phone, isActive, clickUpId, calendarBookingUrl }) => [
        id,
        name,
        title,
        email,
        phone,
        isActive ? 'Aktiv' : 'Inaktiv',
        clickUpId,
        calendarBookingUrl,
      ]),
    ];
  }, [environment, search]);
}
