import { graphql, useFragment } from 'react-relay';
import { formatRecent } from '../../../domain/basics/dates.ts';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { stateWords, toneOf, usageWords } from '../../../domain/sales/seats/usageText.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './Seats.module.css';
import type { SeatUse_seats$key } from '#relay/SeatUse_seats.graphql';

const seatsFragment = graphql`
  fragment SeatUse_seats on InstallationSeats {
    bought
    inUse
    free
    over
    readAt
    fault
    faultText
    isReading
  }
`;

/** Seats in use of an installation as a bar, with the same in words. Renders nothing before the first reading. */
export function SeatUse({ seats: key }: { seats: SeatUse_seats$key }) {
  const { bought, inUse, free, over, readAt, fault, faultText, isReading } = useFragment(seatsFragment, key);
  if (inUse == null || !readAt) {
    if (faultText) return <p className={styles.note}>{faultText}</p>;
    return isReading ? <p className={styles.note}>Licenser i brug bliver læst hos Zendesk …</p> : null;
  }
  const usage = { bought, inUse, free: free ?? 0, over: over ?? 0 };
  return (
    <div className={styles.use}>
      <p className={styles.words}>
        <span>
          <b>{formatCount(inUse)}</b> {bought > 0 ? `af ${formatCount(bought)} i brug` : 'i brug'}
        </span>
        <Badge tone={toneOf(usage)}>{stateWords(usage)}</Badge>
      </p>
      <SeatBar {...usage} />
      {fault && (
        <p className={styles.note}>
          {faultText} Tallene er fra {formatRecent(readAt)}.
        </p>
      )}
    </div>
  );
}

/** The bar is as long as the seats in use or, if more are bought, those. */
function SeatBar(usage: { bought: number; inUse: number; free: number; over: number }) {
  const length = Math.max(usage.bought, usage.inUse, 1);
  const percent = (count: number) => ({ width: `${(100 * count) / length}%` });
  return (
    <div className={styles.bar} role="img" aria-label={usageWords(usage)}>
      <i style={percent(usage.inUse - usage.over)} />
      {usage.over > 0 && <i className={styles.over} style={percent(usage.over)} />}
    </div>
  );
}
