import { Ellipsis, History, Pencil, Timer, Trash2 } from 'lucide-react';
import { formatDate } from '../../../domain/dates.ts';
import { formatKroner } from '../../../domain/money.ts';
import { ClipCardStatus } from '../../../domain/vocabulary.ts';
import { shortId } from '../../../domain/shortId.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { Column } from '../../ui/Table.tsx';
import styles from '../Admin.module.css';
import { CompanyLink } from '../CompanyLink.tsx';
import type { AdminClipCardTable_query$data } from './__generated__/AdminClipCardTable_query.graphql.ts';

export type ClipCardRow = AdminClipCardTable_query$data['admin']['clipCards']['edges'][number]['node'];
export type OpenClipCard = (what: 'edit' | 'log' | 'ledger' | 'delete', card: ClipCardRow) => void;

export const clipCardColumns: Column<ClipCardRow>[] = [
  { id: 'card', title: 'Klippekort', cell: ({ id, department }) => <><span className={styles.lead}>{shortId(id)}</span><span className={styles.sub}>{department.name}</span></> },
  { id: 'customer', title: 'Virksomhed', cell: ({ department }) => <CompanyLink {...department.customer} /> },
  {
    id: 'buyer', title: 'Køber', isLong: true,
    cell: ({ user }) => (user ? <>{user.name}<span className={styles.sub}>{user.email}</span></> : <span className={styles.none}>–</span>),
  },
  { id: 'hours', title: 'Timer', end: true, cell: ({ hours }) => <Hours value={hours} /> },
  { id: 'used', title: 'Brugt', end: true, cell: ({ hoursUsed }) => <Hours value={hoursUsed} /> },
  {
    id: 'left', title: 'Tilbage', end: true,
    cell: ({ hoursLeft, hoursOver }) => <><Hours value={hoursLeft} />{hoursOver > 0 && <span className={styles.sub}>{written(hoursOver)} over</span>}</>,
  },
  {
    id: 'price', title: 'Pris', end: true,
    cell: ({ price, discount }) => <><span className={styles.day}>{formatKroner(price)}</span>{discount > 0 && <span className={styles.sub}>{discount} % rabat</span>}</>,
  },
  { id: 'status', title: 'Status', cell: ({ status }) => <StatusBadge words={ClipCardStatus} status={status} /> },
  { id: 'created', title: 'Oprettet', end: true, cell: ({ createdAt }) => <time className={styles.day} dateTime={createdAt}>{formatDate(createdAt)}</time> },
  {
    id: 'expiry', title: 'Udløber', end: true,
    cell: ({ expiresOn }) => (expiresOn ? <time className={styles.day} dateTime={expiresOn}>{formatDate(expiresOn)}</time> : <span className={styles.none}>–</span>),
  },
];

export const actionsColumn = (open: OpenClipCard): Column<ClipCardRow> => ({
  id: 'actions', title: 'Handlinger', isActions: true,
  cell: (card) => {
    const label = `Handlinger for klippekort ${shortId(card.id)}, ${card.department.customer.name}, ${card.department.name}`;
    return (
      <Menu
        label={label} trigger={<IconButton label={label}><Ellipsis aria-hidden /></IconButton>}
        entries={[
          { id: 'log', label: 'Registrér timer', icon: <Timer aria-hidden />, onAction: () => open('log', card) },
          { id: 'ledger', label: 'Timeregnskab', icon: <History aria-hidden />, onAction: () => open('ledger', card) },
          { id: 'edit', label: 'Rediger', icon: <Pencil aria-hidden />, onAction: () => open('edit', card) },
          { id: 'delete', label: 'Slet', icon: <Trash2 aria-hidden />, danger: true, startsGroup: true, onAction: () => open('delete', card) },
        ]}
      />
    );
  },
});

const written = (hours: number) => hours.toLocaleString('da-DK', { maximumFractionDigits: 2 });

const Hours = ({ value }: { value: number }) => <span className="num">{written(value)}</span>;
