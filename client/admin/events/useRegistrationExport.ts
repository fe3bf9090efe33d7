import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { Cell } from '../../../domain/csv.ts';
import { formatDateTime } from '../../../domain/dates.ts';
import { labelOf, RegistrationStatus } from '../../../domain/vocabulary.ts';
import { fetchAllRows } from '../../csv/fetchAllRows.ts';
import type { useRegistrationExportQuery } from './__generated__/useRegistrationExportQuery.graphql.ts';

const page = graphql`
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

const titles = ['Navn', 'Email', 'Status', 'Firma', 'Telefon', 'Kostkrav', 'Særlige ønsker', 'Tilmeldt'];

/** Exports all registrations of an event as rows of a file. */
export function useRegistrationExport(id: string): () => Promise<Cell[][]> {
  const environment = useRelayEnvironment();
  return useCallback(async () => {
    const all = await fetchAllRows(
      async (after) =>
        (await fetchQuery<useRegistrationExportQuery>(environment, page, { id, after }).toPromise())!.admin.event!
          .registrations,
    );
    return [
      titles,
      ...all.map(({ name, email, status, company, phone, dietaryRestrictions, specialRequirements, createdAt }) => [
        name,
        email,
        labelOf(RegistrationStatus, status),
        company,
        phone,
        dietaryRestrictions,
        specialRequirements,
        formatDateTime(createdAt),
      ]),
    ];
  }, [environment, id]);
}
