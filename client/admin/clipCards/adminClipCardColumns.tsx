import { History, Pencil, Timer, Trash2 } from 'lucide-react';
import { formatKroner } from '../../../domain/money.ts';
import { shortId } from '../../../domain/shortId.ts';
import { ClipCardStatus } from '../../../domain/vocabulary.ts';
import { ActionsMenu } from '../../ui/ActionsMenu.tsx';
import type { Column } from '../../ui/Column.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import styles from '../Admin.module.css';
import { Day, Figure, None } from '../cells.tsx';
import { CompanyLink } from '../CompanyLink.tsx';
import type { AdminClipCardTable_card$data } from './__generated__/AdminClipCardTable_card.graphql.ts';

export type ClipCardRow = AdminClipCardTable_card$data;
export type OpenClipCard = (dialog: 'edit' | 'log' | 'ledger' | 'delete', card: ClipCardRow) => void;

export const clipCardColumns: Column<ClipCardRow>[] = [
  {
    id: 'card',
    title: 'Klippekort',
    cell: ({ id, department }) => (
      <>
        <span className={styles.lead}>{shortId(id)}</span>
        <span className={styles.sub}>{department.name}</span>
      </>
    ),
  },
  { id: 'customer', title: 'Virksomhed', cell: ({ department }) => <CompanyLink {...department.customer} /> },
  {
    id: 'buyer',
    title: 'Køber',
    isLong: true,
    under: 'customer',
    isPlain: true,
    cell: ({ user }) =>
      user ? (
        <>
          {user.name}
          <span className={styles.sub}>{user.email}</span>
        </>
      ) : (
        <None />
      ),
  },
  { id: 'hours', title: 'Timer', end: true, under: 'left', cell: ({ hours }) => <Figure value={hours} /> },
  { id: 'used', title: 'Brugt', end: true, under: 'left', cell: ({ hoursUsed }) => <Figure value={hoursUsed} /> },
  {
    id: 'left',
    title: 'Tilbage',
    end: true,
    cell: ({ hoursLeft, hoursOver }) => (
      <>
        <Figure value={hoursLeft} />
        {hoursOver > 0 && (
          <span className={styles.sub}>
            <Figure value={hoursOver} /> over
          </span>
        )}
      </>
    ),
  },
  {
    id: 'price',
    title: 'Pris',
    end: true,
    under: 'created',
    cell: ({ price, discount }) => (
      <>
        <span className={styles.day}>{formatKroner(price)}</span>
        {discount > 0 && <span className={styles.sub}>{discount} % rabat</span>}
      </>
    ),
  },
  { id: 'status', title: 'Status', cell: ({ status }) => <StatusBadge words={ClipCardStatus} status={status} /> },
  { id: 'created', title: 'Oprettet', end: true, cell: ({ createdAt }) => <Day moment={createdAt} /> },
  {
    id: 'expiry',
    title: 'Udløber',
    end: true,
    under: 'created',
    cell: ({ expiresOn }) => (expiresOn ? <Day moment={expiresOn} /> : <None />),
  },
];

export const actionsColumn = (open: OpenClipCard): Column<ClipCardRow> => ({
  id: 'actions',
  title: 'Handlinger',
  isActions: true,
  cell: (card) => (
    <ActionsMenu
      label={`Handlinger for klippekort ${shortId(card.id)}, ${card.department.customer.name}, ${card.department.name}`}
      entries={[
        { id: 'log', label: 'Registrér timer', icon: <Timer aria-hidden />, onAction: () => open('log', card) },
        { id: 'ledger', label: 'Timeregnskab', icon: <History aria-hidden />, onAction: () => open('ledger', card) },
        { id: 'edit', label: 'Rediger', icon: <Pencil aria-hidden />, onAction: () => open('edit', card) },
        {
          id: 'delete',
          label: 'Slet',
          icon: <Trash2 aria-hidden />,
          danger: true,
          startsGroup: true,
          onAction: () => open('delete', card),
        },
      ]}
    />
  ),
});
