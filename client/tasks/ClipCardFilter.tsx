import { graphql, useFragment } from 'react-relay';
import { AllCardsTile } from './AllCardsTile.tsx';
import { ClipCardTile } from './ClipCardTile.tsx';
import styles from './Tasks.module.css';
import type { ClipCardFilter_board$key } from './__generated__/ClipCardFilter_board.graphql.ts';

/**
 * Links that filter the board by one clip card, or show the tasks of all. The choice is in the address, so that users
 * can bookmark and share it.
 */
export function ClipCardFilter({
  board,
  clipCardId,
}: {
  board: ClipCardFilter_board$key;
  clipCardId: string | undefined;
}) {
  const { clipCards } = useFragment(
    graphql`
      fragment ClipCardFilter_board on TaskBoard {
        clipCards {
          id
          ...ClipCardTile_clipCard
          ...AllCardsTile_clipCards
        }
      }
    `,
    board,
  );
  return (
    <nav aria-label="Klippekort">
      <ul className={styles.cards}>
        {clipCards.length > 1 && (
          <li>
            <AllCardsTile clipCards={clipCards} isChosen={clipCardId === undefined} />
          </li>
        )}
        {clipCards.map((card) => (
          <li key={card.id}>
            <ClipCardTile
              clipCard={card}
              isChosen={clipCardId === card.id || (clipCards.length === 1 && clipCardId === undefined)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
