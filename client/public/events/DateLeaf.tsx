import { classes } from '../../ui/classes.ts';
import styles from './Events.module.css';
import { leafOf } from './eventText.ts';

/** The date as a calendar leaf. Hidden from screen readers, because the date is written out near it. */
export function DateLeaf({ date, large }: { date: string; large?: boolean }) {
  const { month, day } = leafOf(date);
  return (
    <span className={classes(styles.leaf, large && styles.large)} aria-hidden>
      <span>{month}</span>
      <b>{day}</b>
    </span>
  );
}
