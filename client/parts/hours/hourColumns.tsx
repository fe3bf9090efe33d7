import { formatDate } from '../../../domain/basics/dates.ts';
import { balanceText, usedText } from '../../../domain/sales/clipCardText.ts';
import type { Column } from '../../ui/Column.ts';
import { EntryDescription } from './EntryDescription.tsx';
import type { HourRow } from './hourRows.ts';
import styles from './Hours.module.css';

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
