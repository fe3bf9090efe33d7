import type { ReactNode } from 'react';
import styles from './ListTable.module.css';

interface RowButtonProps {
  onPress: () => void;
  children: ReactNode;
}

/** The name of a row without a page of its own. A press on the row, and Enter, open the row's dialog. */
export const RowButton = ({ onPress, children }: RowButtonProps) => (
  <button type="button" data-opens-row className={styles.rowButton} onClick={onPress}>
    {children}
  </button>
);
