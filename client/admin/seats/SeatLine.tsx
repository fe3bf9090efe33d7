import { graphql, useFragment } from 'react-relay';
import { formatCount, formatLicenseCount } from '../../../domain/basics/formatCount.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { SeatFault } from '../../../domain/sales/seats/seatFaults.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './SeatLine.module.css';
import { UsageBadge } from './UsageBadge.tsx';
import type { SeatLine_seats$key } from '#relay/SeatLine_seats.graphql';

const seatsFragment = graphql`
  fragment SeatLine_seats on InstallationSeats {
    bought
    inUse
    over
    free
    fault
  }
`;

/** The seats of an installation in one line, as in '34 af 32 i brug'. */
export function SeatLine({ seats }: { seats: SeatLine_seats$key }) {
  const { bought, inUse, over, free, fault } = useFragment(seatsFragment, seats);
  return (
    <span className={styles.line}>
      {inUse == null ? `${formatLicenseCount(bought)} købt` : `${formatCount(inUse)} af ${formatCount(bought)} i brug`}
      {inUse != null && <UsageBadge bought={bought} over={over} free={free} />}
      {fault && <Badge tone="amber">{labelOf(SeatFault, fault)}</Badge>}
    </span>
  );
}
