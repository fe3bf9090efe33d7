import type { ReactNode } from 'react';
import { formatExact, type Ore } from '../../../domain/basics/money.ts';
import { classes } from '../../ui/classes.ts';
import styles from './PriceRows.module.css';

interface PriceRowsProps {
  children: ReactNode;
  /** More about the price, below the rows. */
  foot?: ReactNode;
}

/** A box that shows in rows how a price is calculated. */
export const PriceRows = ({ children, foot }: PriceRowsProps) => (
  <div className={styles.box}>
    <dl className={styles.rows} aria-label="Pris">
      {children}
    </dl>
    {foot}
  </div>
);

interface PriceRowProps {
  term: string;
  amount: Ore;
  isTotal?: boolean;
  isStruckThrough?: boolean;
  format?: (amount: Ore) => string;
}

export function PriceRow({ term, amount, isTotal, isStruckThrough, format = formatExact }: PriceRowProps) {
  const text = format(amount);
  return (
    <div className={classes(isTotal && styles.total)}>
      <dt>{term}</dt>
      <dd className={classes('num', amount < 0 && styles.credit)}>{isStruckThrough ? <s>{text}</s> : text}</dd>
    </div>
  );
}
