import { formatDateTime } from '../../../domain/basics/dates.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { NoticeSeverity } from '../../../domain/partners/serviceNotices.ts';
import adminStyles from '../../parts/lists/cells.module.css';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/Column.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import styles from './Announcements.module.css';
import { announcementStates, stateOf, type AnnouncementRow } from './readAnnouncement.ts';

export type OpenAnnouncementDialog = (dialog: 'edit' | 'end' | 'delete', announcement: AnnouncementRow) => void;

export const announcementColumns: Column<AnnouncementRow>[] = [
  {
    id: 'title',
    title: 'Opslag',
    cell: ({ title, text }) => (
      <>
        <bdi>{title}</bdi>
        <span className={adminStyles.secondaryText}>
          <bdi>{text}</bdi>
        </span>
      </>
    ),
  },
  { id: 'severity', title: 'Type', cell: ({ severity }) => labelOf(NoticeSeverity, severity) },
  {
    id: 'period',
    title: 'Vises',
    isFact: true,
    cell: ({ startsAt, endsAt }) =>
      `${formatDateTime(startsAt)} – ${endsAt ? formatDateTime(endsAt) : 'uden sluttidspunkt'}`,
  },
  { id: 'status', title: 'Status', cell: (row) => <StatusBadge words={announcementStates} status={stateOf(row)} /> },
  { id: 'createdBy', title: 'Skrevet af', cell: ({ createdBy }) => createdBy ?? '' },
];

export const announcementActions = (openDialog: OpenAnnouncementDialog): Column<AnnouncementRow> => ({
  id: 'actions',
  title: 'Handlinger',
  isLong: true,
  end: true,
  cell: (row) => <Actions row={row} openDialog={openDialog} />,
});

function Actions({ row, openDialog }: { row: AnnouncementRow; openDialog: OpenAnnouncementDialog }) {
  const state = stateOf(row);
  return (
    <span className={styles.actions}>
      {state !== 'PAST' && (
        <Button size="small" aria-label={`Rediger: ${row.title}`} onPress={() => openDialog('edit', row)}>
          Rediger
        </Button>
      )}
      {state === 'CURRENT' && (
        <Button size="small" aria-label={`Afslut: ${row.title}`} onPress={() => openDialog('end', row)}>
          Afslut
        </Button>
      )}
      {state !== 'CURRENT' && (
        <Button size="small" aria-label={`Slet: ${row.title}`} onPress={() => openDialog('delete', row)}>
          Slet
        </Button>
      )}
    </span>
  );
}
