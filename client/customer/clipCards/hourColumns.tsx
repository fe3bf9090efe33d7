import { formatDate } from '../../../domain/basics/dates.ts';
import type { Column } from '../../ui/Column.ts';
import { Link } from '../../ui/Link.tsx';
import styles from './ClipCards.module.css';
import { balanceText, usedText } from './clipCardText.ts';
import type { HourRow } from './hourRows.ts';

export const hourColumns: Column<HourRow>[] = [
  { id: 'description', title: 'Postering', isLong: true, cell: (row) => <EntryDescription {...row} /> },
  {
    id: 'date',
    title: 'Dato',
    cell: ({ workedOn }) => (
      <time className="num" dateTime={workedOn}>
        {formatDate(workedOn)}
      </time>
    ),
  },
  { id: 'who', title: 'Udført af', cell: ({ loggedBy }) => loggedBy },
  {
    id: 'minutes',
    title: 'Timer',
    end: true,
    cell: ({ minutes }) => <span className={minutes < 0 ? `num ${styles.credit}` : 'num'}>{usedText(minutes)}</span>,
  },
  {
    id: 'balance',
    title: 'Saldo',
    end: true,
    cell: ({ balanceMinutes }) => <span className={`num ${styles.balance}`}>{balanceText(balanceMinutes)}</span>,
  },
];

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
