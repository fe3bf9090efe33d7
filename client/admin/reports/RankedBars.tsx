import { Link } from '../../ui/Link.tsx';
import styles from './Overview.module.css';

interface RankedRow {
  key: string;
  label: string;
  /** The value by which the bar is long. */
  size: number;
  /** The value as text. */
  value: string;
  /** A number or remark after the label. */
  small?: string | undefined;
  to: string | false;
}

/**
 * Rows with a bar each. Each is a link to the list behind it, unless the list is of another area than the viewer's. The
 * longest bar has the whole width.
 */
export function RankedBars({ label, rows }: { label: string; rows: readonly RankedRow[] }) {
  const longest = Math.max(1, ...rows.map(({ size }) => size));
  return (
    <ul className={styles.ranked} aria-label={label}>
      {rows.map(({ key, label: name, size, value, small, to }) => (
        <li key={key}>
          <span className={styles.rankedName}>
            {to ? <Link to={to}>{name}</Link> : name} {small && <small>{small}</small>}
          </span>
          <span className={styles.rankedValue}>{value}</span>
          <svg className={styles.rankedBar} width="100%" height="8" aria-hidden>
            <rect className={styles.track} width="100%" height="8" rx="4" />
            {size > 0 && (
              <rect className={styles.fill} width={`${Math.max(1, (100 * size) / longest)}%`} height="8" rx="4" />
            )}
          </svg>
        </li>
      ))}
    </ul>
  );
}
