import { History, Timer } from 'lucide-react';
import { formatCsvAmount } from '../../../domain/basics/csv.ts';
import { dateOf } from '../../../domain/basics/dates.ts';
import { formatKroner } from '../../../domain/basics/money.ts';
import { shortId } from '../../../domain/basics/shortId.ts';
import { ClipCardStatus, labelOf } from '../../../domain/basics/vocabulary.ts';
import type { NodeOf } from '../../app/relay/nodesOf.ts';
import styles from '../../parts/lists/cells.module.css';
import { Day, Figure, NoValue } from '../../parts/lists/cells.tsx';
import type { ListColumn } from '../../parts/lists/ListColumn.ts';
import { deleteEntry, editEntry, rowActions } from '../../parts/lists/rowActions.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { CompanyLink } from '../CompanyLink.tsx';
import type { AdminClipCardTable_card$data } from '#relay/AdminClipCardTable_card.graphql';
import type { clipCardExportQuery$data } from '#relay/clipCardExportQuery.graphql';

export type ClipCardRow = AdminClipCardTable_card$data;
export type ClipCardFileRow = NodeOf<clipCardExportQuery$data['admin']['clipCards']>;
export type OpenClipCardDialog = (dialog: 'edit' | 'logHours' | 'hourEntries' | 'delete', card: ClipCardRow) => void;

export const clipCardColumns: ListColumn<ClipCardRow, ClipCardFileRow>[] = [
  {
    id: 'card',
    title: 'Klippekort',
    csvTitle: 'Id',
    csv: ({ id }) => id,
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
    csv: ({ department }) => department.customer.name,
    cell: ({ department }) => <CompanyLink {...department.customer} />,
  },
  { title: 'Afdeling', csv: ({ department }) => department.name },
  {
    id: 'buyer',
    title: 'Køber',
    isLong: true,
    foldsInto: 'customer',
    hidesTitle: true,
    csv: ({ user }) => user?.email,
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
  {
    id: 'hours',
    title: 'Timer',
    end: true,
    foldsInto: 'left',
    csv: ({ hours }) => hours,
    cell: ({ hours }) => <Figure value={hours} />,
  },
  {
    id: 'used',
    title: 'Brugt',
    end: true,
    foldsInto: 'left',
    csv: ({ hoursUsed }) => formatCsvHours(hoursUsed),
    cell: ({ hoursUsed }) => <Figure value={hoursUsed} />,
  },
  {
    id: 'left',
    title: 'Tilbage',
    end: true,
    csv: ({ hoursLeft }) => formatCsvHours(hoursLeft),
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
  { title: 'Rabat i procent', csv: ({ discount }) => discount },
  {
    id: 'price',
    title: 'Pris',
    end: true,
    foldsInto: 'created',
    csv: ({ price }) => formatCsvAmount(price),
    cell: ({ price, discount }) => (
      <>
        <span className={styles.oneLine}>{formatKroner(price)}</span>
        {discount > 0 && <span className={styles.secondaryText}>{discount} % rabat</span>}
      </>
    ),
  },
  {
    id: 'status',
    title: 'Status',
    csv: ({ status }) => labelOf(ClipCardStatus, status),
    cell: ({ status }) => <StatusBadge words={ClipCardStatus} status={status} />,
  },
  {
    id: 'created',
    title: 'Oprettet',
    end: true,
    csv: ({ createdAt }) => dateOf(createdAt),
    cell: ({ createdAt }) => <Day moment={createdAt} />,
  },
  {
    id: 'expiry',
    title: 'Udløber',
    end: true,
    foldsInto: 'created',
    csv: ({ expiresOn }) => expiresOn,
    cell: ({ expiresOn }) => (expiresOn ? <Day moment={expiresOn} /> : <NoValue />),
  },
];

/** Formats hours with a decimal comma, so that Danish spreadsheets parse them. */
const formatCsvHours = (hours: number) =>
  hours.toLocaleString('da-DK', { maximumFractionDigits: 2, useGrouping: false });

export const actionsColumn = (openDialog: OpenClipCardDialog) =>
  rowActions<ClipCardRow>(
    (card) => `klippekort ${shortId(card.id)}, ${card.department.customer.name}, ${card.department.name}`,
    (card) => [
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
      editEntry(() => openDialog('edit', card)),
      deleteEntry(() => openDialog('delete', card)),
    ],
  );
