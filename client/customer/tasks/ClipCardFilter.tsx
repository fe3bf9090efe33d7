import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { AllCardsTile } from './AllCardsTile.tsx';
import { CardSearch } from './CardSearch.tsx';
import { ClipCardTile } from './ClipCardTile.tsx';
import styles from './Tasks.module.css';
import type { ClipCardFilter_board$key } from '#relay/ClipCardFilter_board.graphql';
import type { ClipCardTile_clipCard$key } from '#relay/ClipCardTile_clipCard.graphql';

/** With more cards, users search for one instead of looking through tiles. */
const MAX_TILES = 4;

interface ClipCardFilterProps {
  board: ClipCardFilter_board$key;
  clipCardId: string | undefined;
  /** The card with this id; undefined when there is none. */
  chosenCard: ClipCardTile_clipCard$key | undefined;
}

const boardFragment = graphql`
  fragment ClipCardFilter_board on TaskBoard {
    cards(first: 5) {
      edges {
        node {
          id
          ...ClipCardTile_clipCard
        }
      }
    }
    ...AllCardsTile_board
  }
`;

/**
 * Links that filter the tasks by one clip card, or show those of all. The choice is in the address, so that users can
 * bookmark and share it.
 */
export function ClipCardFilter({ board: key, clipCardId, chosenCard }: ClipCardFilterProps) {
  const board = useFragment(boardFragment, key);
  const cards = nodesOf(board.cards);
  const hasManyCards = cards.length > MAX_TILES;
  const tiles = cards.filter(({ id }) => !hasManyCards || id === clipCardId);
  const isListed = clipCardId === undefined || tiles.some(({ id }) => id === clipCardId);
  const nav = useRef<HTMLElement>(null);
  const isPicked = useRef(false);
  useEffect(() => {
    // A pick replaces the search field, whose list would open again, so the focus moves to the picked card.
    if (isPicked.current) nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    isPicked.current = false;
  }, [clipCardId]);
  return (
    <nav ref={nav} aria-label="Klippekort" className={hasManyCards ? styles.manyCards : undefined}>
      {hasManyCards && <CardSearch key={clipCardId ?? ''} onPick={() => (isPicked.current = true)} />}
      <ul className={styles.cards}>
        {cards.length > 1 && (
          <li>
            <AllCardsTile board={board} isChosen={clipCardId === undefined} />
          </li>
        )}
        {tiles.map((card) => (
          <li key={card.id}>
            <ClipCardTile
              clipCard={card}
              isChosen={clipCardId === card.id || (cards.length === 1 && clipCardId === undefined)}
            />
          </li>
        ))}
        {!isListed && chosenCard && (
          <li>
            <ClipCardTile clipCard={chosenCard} isChosen />
          </li>
        )}
      </ul>
    </nav>
  );
}
