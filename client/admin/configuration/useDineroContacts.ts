import { useCallback, useEffect, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { messageOf } from '../../app/relay/errors.ts';
import { fetchLater, TYPING_MS } from '../../app/relay/useAnswer.ts';
import type { useDineroContactsQuery, useDineroContactsQuery$data } from '#relay/useDineroContactsQuery.graphql';

export type DineroContact = useDineroContactsQuery$data['admin']['dineroContacts']['contacts'][number];

/** The contacts of all pages that are loaded. */
interface SearchResults {
  contacts: readonly DineroContact[];
  hasMore: boolean;
}

const query = graphql`
  query useDineroContactsQuery($search: String, $page: Int!) {
    admin {
      dineroContacts(search: $search, page: $page) {
        contacts {
          id
          name
          email
          vatNumber
          city
        }
        hasMore
      }
    }
  }
`;

/**
 * Searches the contacts at Dinero, page by page. The last results stay until the next ones arrive, and a late response
 * of an older search is dropped. `retry` repeats the last request; `add` puts a new contact above the results.
 */
export function useDineroContacts() {
  const environment = useRelayEnvironment();
  const [search, setSearch] = useState({ text: '', page: 0 });
  const [results, setResults] = useState<SearchResults>();
  const [failure, setFailure] = useState<string>();
  const [isSearching, setSearching] = useState(true);
  useEffect(() => {
    const { text, page } = search;
    setSearching(true);
    return fetchLater<useDineroContactsQuery>(
      environment,
      query,
      { search: text.trim() || null, page },
      text && page === 0 ? TYPING_MS : 0,
      {
        next: ({
          admin: {
            dineroContacts: { contacts, hasMore },
          },
        }) => {
          setResults((loaded) => ({
            contacts: page > 0 ? mergeContacts(loaded?.contacts ?? [], contacts) : contacts,
            hasMore,
          }));
          setFailure(undefined);
          setSearching(false);
        },
        error: (error) => {
          // The loaded contacts may belong to another search text.
          if (page === 0) setResults(undefined);
          setFailure(messageOf(error, 'Dinero svarer ikke lige nu.'));
          setSearching(false);
        },
      },
    );
  }, [environment, search]);
  return {
    searchText: search.text,
    results,
    failure,
    isSearching,
    search: useCallback((text: string) => setSearch({ text, page: 0 }), []),
    loadMore: useCallback(() => setSearch(({ text, page }) => ({ text, page: page + 1 })), []),
    retry: useCallback(() => setSearch((latest) => ({ ...latest })), []),
    add: useCallback(
      (contact: DineroContact) =>
        setResults((loaded) => ({
          hasMore: false,
          ...loaded,
          contacts: mergeContacts([contact], loaded?.contacts ?? []),
        })),
      [],
    ),
  };
}

/** Drops duplicates, because a contact that is created meanwhile moves the last contact of a page to the next page. */
const mergeContacts = (first: readonly DineroContact[], rest: readonly DineroContact[]) => [
  ...first,
  ...rest.filter(({ id }) => !first.some((contact) => contact.id === id)),
];
