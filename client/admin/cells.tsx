import { formatDate } from '../../domain/dates.ts';
import { formatDecimal } from '../../domain/formatCount.ts';
import styles from './Admin.module.css';

// Table cells that several admin tables share.

export const Day = ({ moment }: { moment: string }) => (
  <time className={styles.day} dateTime={moment}>
    {formatDate(moment)}
  </time>
);

export const Figure = ({ value }: { value: number }) => <span className="num">{formatDecimal(value)}</span>;

export const None = () => <span className={styles.none}>–</span>;
