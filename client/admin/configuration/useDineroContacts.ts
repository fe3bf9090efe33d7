import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { messageOf } from '../../relay/errors.ts';
import type {
  useDineroContactsQuery,
  useDineroContactsQuery$data,
} from './__generated__/useDineroContactsQuery.graphql.ts';

export type DineroContact = useDineroContactsQuery$data['admin']['dineroContacts']['contacts'][number];

interface Found {
  contacts: readonly DineroContact[];
  hasMore: boolean;
}

/** Debounce: long enough that half a word is not searched for. */
const TYPING_MS = 250;

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
 * Searches the Dinero contacts page by page. The last result stays until the next one arrives, and a late response of
 * an older search is dropped.
 */
export function useDineroContacts() {
  const environment = useRelayEnvironment();
  const [search, setSearch] = useState({ text: '', page: 0 });
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<string>();
  const [isSearching, setSearching] = useState(true);
  useEffect(() => {
    const { text, page } = search;
    let request: { unsubscribe: () => void } | undefined;
    setSearching(true);
    const timer = setTimeout(
      () => {
        request = fetchQuery<useDineroContactsQuery>(environment, query, {
          search: text.trim() || null,
          page,
        }).subscribe({
          next: ({
            admin: {
              dineroContacts: { contacts, hasMore },
            },
          }) => {
            setFound((before) => ({
              contacts: page > 0 ? merged(before?.contacts ?? [], contacts) : contacts,
              hasMore,
            }));
            setFailure(undefined);
            setSearching(false);
          },
          error: (error: unknown) => {
            // The contacts found belong to another search text.
            if (page === 0) setFound(undefined);
            setFailure(messageOf(error, 'Dinero svarer ikke lige nu.'));
            setSearching(false);
          },
        });
      },
      text && page === 0 ? TYPING_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, search]);
  return {
    text: search.text,
    found,
    failure,
    isSearching,
    search: useCallback((text: string) => setSearch({ text, page: 0 }), []),
    more: useCallback(() => setSearch(({ text, page }) => ({ text, page: page + 1 })), []),
    retry: useCallback(() => setSearch((before) => ({ ...before })), []),
    add: useCallback(
      (contact: DineroContact) =>
        setFound((before) => ({ hasMore: false, ...before, contacts: merged([contact], before?.contacts ?? []) })),
      [],
    ),
  };
}

/** Drops duplicates, because a new contact at Dinero can move the last one of a page to the next page. */
const merged = (first: readonly DineroContact[], rest: readonly DineroContact[]) => [
  ...first,
  ...rest.filter(({ id }) => !first.some((contact) => contact.id === id)),
];
