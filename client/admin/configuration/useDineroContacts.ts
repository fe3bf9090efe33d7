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

/** Long enough that nobody is asked about half a word. */
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

/** What a text finds in the accounts, a page at a time. The last answer stays until the next is here, and an older one never takes its place. */
export function useDineroContacts() {
  const environment = useRelayEnvironment();
  const [wanted, setWanted] = useState({ text: '', page: 0 });
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<string>();
  const [isAsking, setAsking] = useState(true);
  useEffect(() => {
    const { text, page } = wanted;
    let asking: { unsubscribe: () => void } | undefined;
    setAsking(true);
    const timer = setTimeout(
      () => {
        asking = fetchQuery<useDineroContactsQuery>(environment, query, {
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
            setAsking(false);
          },
          error: (error: unknown) => {
            // What another text has found says nothing of this one.
            if (page === 0) setFound(undefined);
            setFailure(messageOf(error, 'Dinero svarer ikke lige nu.'));
            setAsking(false);
          },
        });
      },
      text && page === 0 ? TYPING_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      asking?.unsubscribe();
    };
  }, [environment, wanted]);
  return {
    text: wanted.text,
    found,
    failure,
    isAsking,
    lookFor: useCallback((text: string) => setWanted({ text, page: 0 }), []),
    more: useCallback(() => setWanted(({ text, page }) => ({ text, page: page + 1 })), []),
    retry: useCallback(() => setWanted((before) => ({ ...before })), []),
    add: useCallback(
      (contact: DineroContact) =>
        setFound((before) => ({ hasMore: false, ...before, contacts: merged([contact], before?.contacts ?? []) })),
      [],
    ),
  };
}

/** Between two pages the accounts may have moved on by one. */
const merged = (first: readonly DineroContact[], rest: readonly DineroContact[]) => [
  ...first,
  ...rest.filter(({ id }) => !first.some((known) => known.id === id)),
];
