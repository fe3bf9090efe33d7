import { Check } from 'lucide-react';
import styles from './Purchase.module.css';

/** A list with a check mark before each item. */
export const CheckedList = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.checks}>
    {items.map((item) => (
      <li key={item}>
        <Check aria-hidden />
        {item}
      </li>
    ))}
  </ul>
);
