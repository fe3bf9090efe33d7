import { Flag } from 'lucide-react';
import type { CSSProperties } from 'react';
import styles from './TaskCard.module.css';
import { priorityText } from './taskText.ts';

export const Priority = ({ priority }: { priority: number | null | undefined }) =>
  priority ? (
    <span className={styles.priority} style={{ '--flag': `var(--priority-${priority})` } as CSSProperties}>
      <Flag aria-hidden />
      <span className="visually-hidden">Prioritet </span>
      {priorityText(priority)}
    </span>
  ) : null;
