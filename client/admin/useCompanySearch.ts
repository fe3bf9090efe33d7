import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { messageOf } from '../relay/errors.ts';
import type {
  useCompanySearchQuery,
  useCompanySearchQuery$data,
} from './__generated__/useCompanySearchQuery.graphql.ts';

type Companies = useCompanySearchQuery$data['admin']['companies'];

/** Long enough that nobody is asked about half a word. */
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

/** What a text finds. The last answer stays until the next is here, and an older one never takes its place. */
export function useCompanySearch(text: string) {
  const environment = useRelayEnvironment();
  const [companies, setCompanies] = useState<Companies>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let asking: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(
      () => {
        asking = fetchQuery<useCompanySearchQuery>(environment, query, { search: text.trim() || null }).subscribe({
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
      asking?.unsubscribe();
    };
  }, [environment, text, attempt]);
  return { companies, failure, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
