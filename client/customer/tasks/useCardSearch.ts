import { graphql } from 'react-relay';
import { TYPING_MS, useAnswer } from '../../app/relay/useAnswer.ts';
import type { useCardSearchQuery } from '#relay/useCardSearchQuery.graphql';

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
  const { answer, failure, retry } = useAnswer<useCardSearchQuery>(
    query,
    { search: searchText.trim() || null },
    { delayMs: searchText ? TYPING_MS : 0, failureText: 'Kunne ikke hente klippekort' },
  );
  return { cards: failure ? undefined : answer?.viewer.customer?.taskBoard.cards, failure, retry };
}
