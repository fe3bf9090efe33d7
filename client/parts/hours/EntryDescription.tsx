import { Link } from '../../ui/Link.tsx';
import type { HourRow } from './hourRows.ts';
import styles from './Hours.module.css';

/** The description of an entry, its task if it has one, and the reason if the admin who logged the hours gave one. */
export const EntryDescription = ({ description, task, reason }: Pick<HourRow, 'description' | 'task' | 'reason'>) => (
  <>
    {task?.name === description ? (
      <Link to={`/tasks/${task.id}`} className={styles.entryTitle}>
        {description}
      </Link>
    ) : (
      <span className={styles.entryTitle}>{description}</span>
    )}
    {task && task.name !== description && (
      <span className={styles.entryDetail}>
        Opgave: <Link to={`/tasks/${task.id}`}>{task.name}</Link>
      </span>
    )}
    {reason && <span className={styles.entryDetail}>Årsag: {reason}</span>}
  </>
);
