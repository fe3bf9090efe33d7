import { CalendarPlus, Replace } from 'lucide-react';
import type { NodeOf } from '../../app/relay/nodesOf.ts';
import styles from '../../parts/lists/cells.module.css';
import { NoValue } from '../../parts/lists/cells.tsx';
import type { ListColumn } from '../../parts/lists/ListColumn.ts';
import { deleteEntry, editEntry, rowActions } from '../../parts/lists/rowActions.tsx';
import { Avatar, Badge } from '../../ui/Badge.tsx';
import { Link } from '../../ui/Link.tsx';
import type { teamExportQuery$data } from '#relay/teamExportQuery.graphql';
import type { TeamTable_member$data } from '#relay/TeamTable_member.graphql';

export type MemberRow = TeamTable_member$data;
export type MemberFileRow = NodeOf<teamExportQuery$data['admin']['teamMembers']>;

const activityText = ({ isActive }: { readonly isActive: boolean }) => (isActive ? 'Aktiv' : 'Inaktiv');

export const teamColumns: ListColumn<MemberRow, MemberFileRow>[] = [
  { title: 'Id', csv: ({ id }) => id },
  {
    id: 'name',
    title: 'Navn',
    csv: ({ name }) => name,
    cell: ({ name, avatar }) => (
      <span className={styles.row}>
        <Avatar name={name} src={avatar} />
        <span className={styles.primaryText}>{name}</span>
      </span>
    ),
  },
  {
    id: 'title',
    title: 'Titel',
    isFact: true,
    foldsInto: 'name',
    hidesTitle: true,
    csv: ({ title }) => title,
    cell: ({ title }) => title,
  },
  {
    id: 'email',
    title: 'E-mail',
    isLong: true,
    csv: ({ email }) => email,
    cell: ({ email }) => <Link to={`mailto:${email}`}>{email}</Link>,
  },
  {
    id: 'phone',
    title: 'Telefon',
    foldsInto: 'email',
    hidesTitle: true,
    csv: ({ phone }) => phone,
    cell: ({ phone }) => (phone ? <Link to={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link> : <NoValue />),
  },
  {
    id: 'calendar',
    title: 'Kalender',
    cell: ({ name, calendarBookingUrl }) =>
      calendarBookingUrl ? (
        <Link to={calendarBookingUrl} newTab className={styles.row}>
          <CalendarPlus aria-hidden /> Book<span className="visually-hidden"> tid hos {name}</span>
        </Link>
      ) : (
        <NoValue />
      ),
  },
  {
    id: 'status',
    title: 'Status',
    csv: activityText,
    cell: (member) => <Badge tone={member.isActive ? 'green' : 'grey'}>{activityText(member)}</Badge>,
  },
  { title: 'ClickUp-id', csv: ({ clickUpId }) => clickUpId },
  { title: 'Kalenderlink', csv: ({ calendarBookingUrl }) => calendarBookingUrl },
];

export const actionsColumn = (openDialog: (dialog: 'edit' | 'replace' | 'delete', member: MemberRow) => void) =>
  rowActions<MemberRow>(
    (member) => member.name,
    (member) => [
      editEntry(() => openDialog('edit', member)),
      {
        id: 'replace',
        label: 'Erstat på alle virksomheder',
        icon: <Replace aria-hidden />,
        onAction: () => openDialog('replace', member),
      },
      deleteEntry(() => openDialog('delete', member)),
    ],
  );
