import { formatDate } from '../../../domain/basics/dates.ts';
import { formatDecimal } from '../../../domain/basics/formatCount.ts';
import styles from './cells.module.css';

// The contents of cells that several admin tables share.

export const Day = ({ moment }: { moment: string }) => (
  <time className={styles.oneLine} dateTime={moment}>
    {formatDate(moment)}
  </time>
);

export const Figure = ({ value }: { value: number }) => <span className="num">{formatDecimal(value)}</span>;

export const NoValue = () => <span className={styles.emptyValue}>–</span>;
