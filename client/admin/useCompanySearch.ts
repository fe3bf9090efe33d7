import { graphql } from 'react-relay';
import { TYPING_MS, useAnswer } from '../app/relay/useAnswer.ts';
import type { useCompanySearchQuery } from '#relay/useCompanySearchQuery.graphql';

const query = graphql`
  query useCompanySearchQuery($search: String) {
    admin {
      companies(search: $search, first: 20) {
        totalCount
        edges {
          node {
            id
            name
            contactPerson
            email
          }
        }
      }
    }
  }
`;

/**
 * Searches all companies and returns the first matches; with an empty text, the first companies. The last result stays
 * until the next one arrives, and a late response of an older search is dropped.
 */
export function useCompanySearch(searchText: string) {
  const { answer, failure, retry } = useAnswer<useCompanySearchQuery>(
    query,
    { search: searchText.trim() || null },
    { delayMs: searchText ? TYPING_MS : 0, failureText: 'Kunne ikke hente virksomheder' },
  );
  return { companies: failure ? undefined : answer?.admin.companies, failure, retry };
}
