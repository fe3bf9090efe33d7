import { graphql } from 'react-relay';
import { defineExport } from '../../parts/csv/defineExport.ts';
import { teamColumns, type MemberFileRow } from './teamColumns.tsx';
import type { teamExportQuery } from '#relay/teamExportQuery.graphql';

const query = graphql`
  query teamExportQuery($search: String, $after: String) @declareExport(list: TEAM, after: $after) {
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

/** The file of the team members that match the search. */
export const teamExport = defineExport<teamExportQuery, MemberFileRow>({
  query,
  page: ({ admin }) => admin.teamMembers,
  columns: teamColumns,
});
