import { graphql } from 'react-relay';
import { defineExport } from '../../parts/csv/defineExport.ts';
import { registrationColumns, type RegistrationFileRow } from './registrationColumns.tsx';
import type { registrationExportQuery } from '#relay/registrationExportQuery.graphql';

const query = graphql`
  query registrationExportQuery($id: ID!, $after: String)
  @declareExport(list: EVENT_REGISTRATIONS, of: $id, after: $after) {
    admin {
      event(id: $id) {
        registrations(first: 100, after: $after) {
          edges {
            node {
              id
              name
              email
              status
              company
              phone
              dietaryRestrictions
              specialRequirements
              createdAt
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

/** The file of the registrations of an event. */
export const registrationExport = defineExport<registrationExportQuery, RegistrationFileRow>({
  query,
  page: ({ admin }) => admin.event!.registrations,
  columns: registrationColumns(false),
});
