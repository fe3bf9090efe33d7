import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { messageOf } from '../relay/errors.ts';
import type { useCompanySearchQuery, useCompanySearchQuery$data } from '#relay/useCompanySearchQuery.graphql';

type Companies = useCompanySearchQuery$data['admin']['companies'];

/** Long enough that a word is not searched for while it is being typed. */
const DEBOUNCE_MS = 250;

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
  const environment = useRelayEnvironment();
  const [companies, setCompanies] = useState<Companies>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let request: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(
      () => {
        request = fetchQuery<useCompanySearchQuery>(environment, query, {
          search: searchText.trim() || null,
        }).subscribe({
          next: ({ admin }) => {
            setCompanies(admin.companies);
            setFailure(undefined);
          },
          error: (error: unknown) => {
            setCompanies(undefined);
            setFailure(messageOf(error, 'Kunne ikke hente virksomheder'));
          },
        });
      },
      searchText ? DEBOUNCE_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, searchText, attempt]);
  return { companies, failure, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
