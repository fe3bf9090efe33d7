import { formatDateTime } from '../../../domain/basics/dates.ts';
import type { Column } from '../../ui/Column.ts';
import styles from '../lists/cells.module.css';
import { NoValue } from '../lists/cells.tsx';
import { actionText, actorText, detailText, targetText } from './auditText.ts';
import type { readAuditEntry_entry$data } from '#relay/readAuditEntry_entry.graphql';

export type EntryRow = readAuditEntry_entry$data;

export const auditColumns: Column<EntryRow>[] = [
  {
    id: 'action',
    title: 'Handling',
    isLong: true,
    cell: (entry) => (
      <>
        <span className={styles.primaryText}>{actionText(entry)}</span>
        {detailText(entry) && <span className={styles.secondaryText}>{detailText(entry)}</span>}
      </>
    ),
  },
  {
    id: 'time',
    title: 'Tidspunkt',
    foldsInto: 'action',
    hidesTitle: true,
    cell: ({ createdAt }) => (
      <time className={styles.oneLine} dateTime={createdAt}>
        {formatDateTime(createdAt)}
      </time>
    ),
  },
  {
    id: 'actor',
    title: 'Hvem',
    isFact: true,
    isLong: true,
    cell: (entry) => (
      <>
        {actorText(entry)}
        {entry.actorEmail && <span className={styles.secondaryText}>{entry.actorEmail}</span>}
        {entry.actedAsId && (
          <span className={styles.secondaryText}>logget ind som {entry.actedAsName ?? entry.actedAsId}</span>
        )}
      </>
    ),
  },
  {
    id: 'target',
    title: 'Gælder',
    isLong: true,
    cell: (entry) =>
      targetText(entry) ? (
        <>
          {targetText(entry)}
          {entry.targetName && entry.targetEmail && <span className={styles.secondaryText}>{entry.targetEmail}</span>}
        </>
      ) : (
        <NoValue />
      ),
  },
  {
    id: 'address',
    title: 'Adresse',
    foldsInto: 'actor',
    hidesTitle: true,
    cell: ({ address }) => (address ? <span className="num">{address}</span> : <NoValue />),
  },
];
