import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/Link.tsx';
import styles from './Overview.module.css';

interface MetricCardProps {
  title: string;
  /** The address of the list behind the figure, unless the list is of another area than the viewer's. */
  to: string | false;
  value: ReactNode;
  /** The unit of the value, in smaller letters after it. */
  unit?: string;
  /** How the value has changed, and what it consists of. */
  note: ReactNode;
  /** Twice as wide as the other cards. */
  isWide?: boolean;
  children?: ReactNode;
}

/** A card with one figure, how it has changed, a drawing, and a link to the list behind it. */
export const MetricCard = ({ title, to, value, unit, note, isWide, children }: MetricCardProps) => (
  <div className={classes(styles.metric, isWide && styles.wide)}>
    <Card>
      <div className={styles.content}>
        <header className={styles.metricHead}>
          <h2>{title}</h2>
          {to && (
            <Link to={to} aria-label={`Vis listen: ${title}`}>
              Vis listen
            </Link>
          )}
        </header>
        <p className={styles.big}>
          {value} {unit && <small>{unit}</small>}
        </p>
        <div className={styles.note}>{note}</div>
        {children}
      </div>
    </Card>
  </div>
);
