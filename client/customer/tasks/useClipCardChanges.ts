import { useMemo } from 'react';
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay';
import { useRevalidator } from 'react-router';
import { coalesceRefetches } from '../../app/relay/coalesceRefetches.ts';
import type { useClipCardChangesQuery } from '#relay/useClipCardChangesQuery.graphql';
import type { useClipCardChangesSubscription } from '#relay/useClipCardChangesSubscription.graphql';

const subscription = graphql`
  subscription useClipCardChangesSubscription {
    clipCardChanged {
      edge {
        node {
          ...ClipCardTile_clipCard
          plannedMinutes
        }
      }
      deletedId
    }
  }
`;

const cardsQuery = graphql`
  query useClipCardChangesQuery {
    viewer {
      customer {
        taskBoard {
          activeCards {
            count
          }
          ...ClipCardFilter_board
          ...NewTaskDialog_board
        }
      }
    }
  }
`;

/** Keeps the clip cards of the board up to date, and loads the board again when a card with its tasks is removed. */
export function useClipCardChanges(): void {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const refetchCards = useMemo(
    () => coalesceRefetches(() => fetchQuery<useClipCardChangesQuery>(environment, cardsQuery, {}).toPromise()),
    [environment],
  );
  useSubscription<useClipCardChangesSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: {},
        // The order and the sums of the cards follow from all of them.
        onNext: (answer) => (answer?.clipCardChanged.deletedId ? void revalidate() : refetchCards()),
      }),
      [refetchCards, revalidate],
    ),
  );
}
