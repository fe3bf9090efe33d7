import { Gauge, KeyRound } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import styles from '../../parts/lists/cells.module.css';
import { Stat } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { seatStatePath } from './seatFilters.ts';
import type { SeatFigures_admin$key } from '#relay/SeatFigures_admin.graphql';

const adminFragment = graphql`
  fragment SeatFigures_admin on Admin {
    seatTotals {
      over
      faulty
    }
  }
`;

/** How many installations use too many seats, and how many cannot be read, for the overview of admins. */
export function SeatFigures({ admin }: { admin: SeatFigures_admin$key }) {
  const { over, faulty } = useFragment(adminFragment, admin).seatTotals;
  return (
    <div className={styles.twoColumns}>
      <Stat
        label="For mange i brug"
        icon={<Gauge aria-hidden />}
        value={formatCount(over)}
        note={<Link to={seatStatePath('OVER')}>Vis installationerne</Link>}
      />
      <Stat
        label="Kan ikke læses"
        icon={<KeyRound aria-hidden />}
        value={formatCount(faulty)}
        note={<Link to={seatStatePath('FAULTY')}>Vis dem, der ikke kan læses</Link>}
      />
    </div>
  );
}
