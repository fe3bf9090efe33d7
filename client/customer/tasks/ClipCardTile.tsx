import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { formatDecimal } from '../../../domain/basics/formatCount.ts';
import { shortId } from '../../../domain/basics/shortId.ts';
import { ClipCardStatus, labelOf } from '../../../domain/basics/vocabulary.ts';
import { Sees } from '../../app/shell/rights/subjects.tsx';
import { PunchBar } from '../../ui/Meters.tsx';
import { scrollIntoViewRef } from '../../ui/scrollIntoViewRef.ts';
import styles from './Tasks.module.css';
import { remainingText } from './taskText.ts';
import { useCardAddress } from './taskView.ts';
import type { ClipCardTile_clipCard$key } from '#relay/ClipCardTile_clipCard.graphql';

const clipCardFragment = graphql`
  fragment ClipCardTile_clipCard on ClipCard {
    id
    status
    hours
    hoursUsed
    hoursLeft
    hoursOver
    isLow
    department {
      id
      name
    }
    user {
      name
    }
  }
`;

export function ClipCardTile({ clipCard, isChosen }: { clipCard: ClipCardTile_clipCard$key; isChosen: boolean }) {
  const { id, status, hours, hoursUsed, hoursLeft, hoursOver, isLow, department, user } = useFragment(
    clipCardFragment,
    clipCard,
  );
  const addressOf = useCardAddress();
  const isActive = status === 'ACTIVE';
  const isWarning = isActive && isLow;
  const note = !isActive ? labelOf(ClipCardStatus, status).toLowerCase() : user ? `købt af ${user.name}` : undefined;
  return (
    <div className={styles.tile} {...(isChosen && { ref: scrollIntoViewRef })}>
      <Link to={addressOf(id)} className={styles.tileLink} aria-current={isChosen ? 'true' : undefined}>
        {department.name}
      </Link>
      <span className={styles.hoursLeft}>
        {remainingText(hoursLeft)} <small>tilbage af {hours}</small>
      </span>
      <PunchBar hours={hours} used={hoursUsed} low {...(isWarning && { tone: 'amber' as const })} />
      <span className={styles.tileText}>
        <span>{[shortId(id), note].filter(Boolean).join(' · ')}</span>
        {hoursOver > 0 && <span className={styles.hoursOver}>{formatDecimal(hoursOver)} t over</span>}
        {isWarning && (
          <Sees subject="AGREEMENTS">
            <Link to={`/clip-cards?buy=1&department=${department.id}&hours=${hours}`} className={styles.buyLink}>
              Køb flere timer
            </Link>
          </Sees>
        )}
      </span>
    </div>
  );
}
