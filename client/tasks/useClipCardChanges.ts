import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { useClipCardChangesSubscription } from './__generated__/useClipCardChangesSubscription.graphql.ts';

const subscription = graphql`
  subscription useClipCardChangesSubscription {
    clipCardChanged {
      edge {
        node {
          id
          ...ClipCardTile_clipCard
          ...AllCardsTile_clipCards
        }
      }
      deletedId
    }
  }
`;

/** Keeps the clip cards of the board up to date, and loads the board again when a card is added or removed. */
export function useClipCardChanges(cardIds: readonly string[]): void {
  const { revalidate } = useRevalidator();
  const ids = cardIds.join(' ');
  useSubscription<useClipCardChangesSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: {},
        onNext: (answer) => {
          const { edge, deletedId } = answer?.clipCardChanged ?? {};
          const isListed = (id: string) => ids.split(' ').includes(id);
          if ((edge && !isListed(edge.node.id)) || (deletedId && isListed(deletedId))) void revalidate();
        },
      }),
      [ids, revalidate],
    ),
  );
}
