import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { PunchBar } from '../../ui/Meters.tsx';
import { scrollIntoViewRef } from '../../ui/scrollIntoViewRef.ts';
import styles from './Tasks.module.css';
import { remainingText } from './taskText.ts';
import { useCardAddress } from './taskView.ts';
import type { AllCardsTile_board$key } from '#relay/AllCardsTile_board.graphql';

const boardFragment = graphql`
  fragment AllCardsTile_board on TaskBoard {
    activeCards {
      count
      hours
      hoursLeft
    }
  }
`;

/** The tile that filters by all cards. It sums active cards only, because hours of other cards cannot be used. */
export function AllCardsTile({ board, isChosen }: { board: AllCardsTile_board$key; isChosen: boolean }) {
  const {
    activeCards: { count, hours, hoursLeft },
  } = useFragment(boardFragment, board);
  const addressOf = useCardAddress();
  return (
    <div className={styles.tile} {...(isChosen && { ref: scrollIntoViewRef })}>
      <Link to={addressOf(undefined)} className={styles.tileLink} aria-current={isChosen ? 'true' : undefined}>
        Alle klippekort
      </Link>
      <span className={styles.hoursLeft}>
        {remainingText(hoursLeft)} <small>tilbage</small>
      </span>
      {hours > 0 && <PunchBar hours={hours} used={hours - hoursLeft} low />}
      <span className={styles.tileText}>{formatPlural(count, 'aktivt klippekort', 'aktive klippekort')}</span>
    </div>
  );
}
