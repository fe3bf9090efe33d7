import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { messageOf } from '../relay/errors.ts';
import type { useCardSearchQuery, useCardSearchQuery$data } from '#relay/useCardSearchQuery.graphql';

type Cards = NonNullable<useCardSearchQuery$data['viewer']['customer']>['taskBoard']['cards'];

/** Long enough that a word is not searched for while it is being typed. */
const DEBOUNCE_MS = 250;

const query = graphql`
  query useCardSearchQuery($search: String) {
    viewer {
      customer {
        taskBoard {
          cards(search: $search, first: 20) {
            totalCount
            edges {
              node {
                id
                status
                hours
                hoursLeft
                department {
                  name
                }
              }
            }
          }
        }
      }
    }
  }
`;

/**
 * Searches the clip cards of the board; with an empty text, the most relevant ones. The last result stays until the
 * next one arrives, and a late response of an older search is dropped.
 */
export function useCardSearch(searchText: string) {
  const environment = useRelayEnvironment();
  const [cards, setCards] = useState<Cards>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let request: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(
      () => {
        request = fetchQuery<useCardSearchQuery>(environment, query, { search: searchText.trim() || null }).subscribe({
          next: ({ viewer }) => {
            setCards(viewer.customer?.taskBoard.cards);
            setFailure(undefined);
          },
          error: (error: unknown) => {
            setCards(undefined);
            setFailure(messageOf(error, 'Kunne ikke hente klippekort'));
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
  return { cards, failure, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
