import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { formatPlural } from '../../domain/formatCount.ts';
import { PunchBar } from '../ui/Meters.tsx';
import { scrollIntoViewRef } from './scrollIntoViewRef.ts';
import styles from './Tasks.module.css';
import { remainingText } from './taskText.ts';
import type { AllCardsTile_clipCards$key } from './__generated__/AllCardsTile_clipCards.graphql.ts';

/** The tile that filters by all cards. It sums active cards only, because hours of other cards cannot be used. */
export function AllCardsTile({ clipCards, isChosen }: { clipCards: AllCardsTile_clipCards$key; isChosen: boolean }) {
  const cards = useFragment(
    graphql`
      fragment AllCardsTile_clipCards on ClipCard @relay(plural: true) {
        hours
        hoursLeft
        status
      }
    `,
    clipCards,
  ).filter(({ status }) => status === 'ACTIVE');
  const hours = sumHours(cards.map((card) => card.hours));
  const hoursLeft = sumHours(cards.map((card) => card.hoursLeft));
  return (
    <div className={styles.tile} {...(isChosen && { ref: scrollIntoViewRef })}>
      <Link to="/tasks" className={styles.tileLink} aria-current={isChosen ? 'true' : undefined}>
        Alle klippekort
      </Link>
      <span className={styles.hoursLeft}>
        {remainingText(hoursLeft)} <small>tilbage</small>
      </span>
      {hours > 0 && <PunchBar hours={hours} used={hours - hoursLeft} low />}
      <span className={styles.tileText}>{formatPlural(cards.length, 'aktivt klippekort', 'aktive klippekort')}</span>
    </div>
  );
}

/** Adds in hundredths, the precision in which hours are stored, to avoid rounding errors. */
const sumHours = (hours: number[]) => hours.reduce((total, each) => total + Math.round(each * 100), 0) / 100;
