import { History, Pencil, Timer, Trash2 } from 'lucide-react';
import { formatKroner } from '../../../domain/basics/money.ts';
import { shortId } from '../../../domain/basics/shortId.ts';
import { ClipCardStatus } from '../../../domain/basics/vocabulary.ts';
import styles from '../../parts/lists/cells.module.css';
import { Day, Figure, NoValue } from '../../parts/lists/cells.tsx';
import { ActionsMenu } from '../../ui/ActionsMenu.tsx';
import type { Column } from '../../ui/Column.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { CompanyLink } from '../CompanyLink.tsx';
import type { AdminClipCardTable_card$data } from '#relay/AdminClipCardTable_card.graphql';

export type ClipCardRow = AdminClipCardTable_card$data;
export type OpenClipCardDialog = (dialog: 'edit' | 'logHours' | 'hourEntries' | 'delete', card: ClipCardRow) => void;

export const clipCardColumns: Column<ClipCardRow>[] = [
  {
    id: 'card',
    title: 'Klippekort',
    cell: ({ id, department }) => (
      <>
        <span className={styles.primaryText}>{shortId(id)}</span>
        <span className={styles.secondaryText}>{department.name}</span>
      </>
    ),
  },
  {
    id: 'customer',
    title: 'Virksomhed',
    isFact: true,
    cell: ({ department }) => <CompanyLink {...department.customer} />,
  },
  {
    id: 'buyer',
    title: 'Køber',
    isLong: true,
    foldsInto: 'customer',
    hidesTitle: true,
    cell: ({ user }) =>
      user ? (
        <>
          {user.name}
          <span className={styles.secondaryText}>{user.email}</span>
        </>
      ) : (
        <NoValue />
      ),
  },
  { id: 'hours', title: 'Timer', end: true, foldsInto: 'left', cell: ({ hours }) => <Figure value={hours} /> },
  { id: 'used', title: 'Brugt', end: true, foldsInto: 'left', cell: ({ hoursUsed }) => <Figure value={hoursUsed} /> },
  {
    id: 'left',
    title: 'Tilbage',
    end: true,
    cell: ({ hoursLeft, hoursOver }) => (
      <>
        <Figure value={hoursLeft} />
        {hoursOver > 0 && (
          <span className={styles.secondaryText}>
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
    foldsInto: 'created',
    cell: ({ price, discount }) => (
      <>
        <span className={styles.oneLine}>{formatKroner(price)}</span>
        {discount > 0 && <span className={styles.secondaryText}>{discount} % rabat</span>}
      </>
    ),
  },
  { id: 'status', title: 'Status', cell: ({ status }) => <StatusBadge words={ClipCardStatus} status={status} /> },
  { id: 'created', title: 'Oprettet', end: true, cell: ({ createdAt }) => <Day moment={createdAt} /> },
  {
    id: 'expiry',
    title: 'Udløber',
    end: true,
    foldsInto: 'created',
    cell: ({ expiresOn }) => (expiresOn ? <Day moment={expiresOn} /> : <NoValue />),
  },
];

export const actionsColumn = (openDialog: OpenClipCardDialog): Column<ClipCardRow> => ({
  id: 'actions',
  title: 'Handlinger',
  isActions: true,
  cell: (card) => (
    <ActionsMenu
      label={`Handlinger for klippekort ${shortId(card.id)}, ${card.department.customer.name}, ${card.department.name}`}
      entries={[
        {
          id: 'logHours',
          label: 'Registrér timer',
          icon: <Timer aria-hidden />,
          onAction: () => openDialog('logHours', card),
        },
        {
          id: 'hourEntries',
          label: 'Timeregnskab',
          icon: <History aria-hidden />,
          onAction: () => openDialog('hourEntries', card),
        },
        { id: 'edit', label: 'Rediger', icon: <Pencil aria-hidden />, onAction: () => openDialog('edit', card) },
        {
          id: 'delete',
          label: 'Slet',
          icon: <Trash2 aria-hidden />,
          danger: true,
          startsGroup: true,
          onAction: () => openDialog('delete', card),
        },
      ]}
    />
  ),
});
