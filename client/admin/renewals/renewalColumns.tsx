import { CalendarX, Pencil, RefreshCw } from 'lucide-react';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { RenewalKind, type RenewalGroup } from '../../../domain/sales/renewals.ts';
import type { NodeOf } from '../../app/relay/nodesOf.ts';
import styles from '../../parts/lists/cells.module.css';
import { Day, Figure } from '../../parts/lists/cells.tsx';
import type { ListColumn } from '../../parts/lists/ListColumn.ts';
import { rowActions } from '../../parts/lists/rowActions.tsx';
import { Avatar, Badge } from '../../ui/Badge.tsx';
import { CompanyLink } from '../CompanyLink.tsx';
import type { renewalExportQuery$data } from '#relay/renewalExportQuery.graphql';
import type { RenewalTable_renewal$data } from '#relay/RenewalTable_renewal.graphql';

export type RenewalRow = RenewalTable_renewal$data;
export type RenewalFileRow = NodeOf<renewalExportQuery$data['admin']['renewals']>;
export type OpenRenewalDialog = (dialog: 'edit' | 'renew' | 'expire', renewal: RenewalRow) => void;

export const renewalColumns = (today: string, group: RenewalGroup): ListColumn<RenewalRow, RenewalFileRow>[] => [
  {
    id: 'customer',
    title: 'Kunde',
    csv: ({ customer }) => customer.name,
    cell: ({ customer }) => <CompanyLink id={customer.id} name={customer.name} />,
  },
  { title: 'Type', csv: ({ kind }) => labelOf(RenewalKind, kind) },
  {
    id: 'subject',
    title: 'Hvad',
    isLong: true,
    csv: ({ title }) => title,
    cell: (renewal) => <RenewalSubject {...renewal} />,
  },
  {
    id: 'quantity',
    title: 'Antal',
    end: true,
    csv: ({ quantity }) => quantity,
    cell: ({ quantity }) => <Figure value={quantity} />,
  },
  {
    id: 'end',
    title: 'Slutdato',
    foldsInto: 'decision',
    csv: ({ endDate }) => endDate,
    cell: ({ endDate }) => <Day moment={endDate} />,
  },
  {
    id: 'decision',
    title: 'Frist',
    isFact: true,
    isLong: true,
    csv: ({ decisionDate }) => decisionDate,
    cell: ({ decisionDate }) => (
      <span className={styles.wrappingRow}>
        <Day moment={decisionDate} />
        {decisionDate < today && <Badge tone="red">Overskredet</Badge>}
      </span>
    ),
  },
  {
    id: 'decided',
    title: 'Beslutning',
    isLong: true,
    // It is empty in the other groups, where the actions need its room.
    isPhoneOnly: group !== 'DECIDED',
    foldsInto: 'subject',
    csv: ({ decision }) => decision,
    cell: ({ decision }) => decision,
  },
  {
    id: 'owner',
    title: 'Ansvarlig',
    csv: ({ owner }) => owner?.name,
    cell: ({ owner }) =>
      owner ? (
        <span className={styles.row}>
          <Avatar name={owner.name} src={owner.avatar} size="small" />
          <span className={styles.wholeWords}>{owner.name}</span>
        </span>
      ) : (
        <span className={styles.emptyValue}>Ingen</span>
      ),
  },
  {
    id: 'note',
    title: 'Note',
    isLong: true,
    foldsInto: 'subject',
    hidesTitle: true,
    csv: ({ note }) => note,
    cell: ({ note }) => note && <span className={styles.note}>{note}</span>,
  },
];

/** The licence or agreement, and what the company can do about its seats. */
const RenewalSubject = ({ title, seatAdvice }: RenewalRow) => (
  <>
    {title}
    {seatAdvice && (
      <span className={styles.secondaryText}>
        {formatCount(seatAdvice.inUse)} af {formatCount(seatAdvice.bought)} i brug: {seatAdvice.title}
      </span>
    )}
  </>
);

export const actionsColumn = (openDialog: OpenRenewalDialog) =>
  rowActions<RenewalRow>(
    (renewal) => `${renewal.customer.name}, ${renewal.title}`,
    (renewal) => [
      {
        id: 'edit',
        label: 'Ansvarlig og note',
        icon: <Pencil aria-hidden />,
        onAction: () => openDialog('edit', renewal),
      },
      { id: 'renew', label: 'Forny', icon: <RefreshCw aria-hidden />, onAction: () => openDialog('renew', renewal) },
      {
        id: 'expire',
        label: 'Lad udløbe',
        icon: <CalendarX aria-hidden />,
        danger: true,
        startsGroup: true,
        onAction: () => openDialog('expire', renewal),
      },
    ],
  );
