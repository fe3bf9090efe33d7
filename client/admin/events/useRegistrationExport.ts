import { fetchQuery, graphql } from 'react-relay';
import { formatDateTime } from '../../../domain/basics/dates.ts';
import { labelOf, RegistrationStatus } from '../../../domain/basics/vocabulary.ts';
import { useExport } from '../../parts/csv/useExport.ts';
import type { useRegistrationExportQuery } from '#relay/useRegistrationExportQuery.graphql';

const pageQuery = graphql`
  query useRegistrationExportQuery($id: ID!, $after: String)
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

const headings = ['Navn', 'Email', 'Status', 'Firma', 'Telefon', 'Kostkrav', 'Særlige ønsker', 'Tilmeldt'];

/** Returns a function that loads every registration of an event, as rows of a CSV file. */
export const useRegistrationExport = (id: string) =>
  useExport({
    fetchPage: (environment, after) => fetchQuery<useRegistrationExportQuery>(environment, pageQuery, { id, after }),
    pageIn: ({ admin }) => admin.event!.registrations,
    headings,
    cells: ({ name, email, status, company, phone, dietaryRestrictions, specialRequirements, createdAt }) => [
      name,
      email,
      labelOf(RegistrationStatus, status),
      company,
      phone,
      dietaryRestrictions,
      specialRequirements,
      formatDateTime(createdAt),
    ],
  });
