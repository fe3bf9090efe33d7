import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { messageOf } from '../relay/errors.ts';
import type {
  useCompanySearchQuery,
  useCompanySearchQuery$data,
} from './__generated__/useCompanySearchQuery.graphql.ts';

type Companies = useCompanySearchQuery$data['admin']['companies'];

/** Debounce: long enough that half a word is not searched for. */
const TYPING_MS = 250;

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
 * Searches the companies. The last result stays until the next one arrives, and a late response of an older search is
 * dropped.
 */
export function useCompanySearch(text: string) {
  const environment = useRelayEnvironment();
  const [companies, setCompanies] = useState<Companies>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let request: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(
      () => {
        request = fetchQuery<useCompanySearchQuery>(environment, query, { search: text.trim() || null }).subscribe({
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
      text ? TYPING_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, text, attempt]);
  return { companies, failure, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
