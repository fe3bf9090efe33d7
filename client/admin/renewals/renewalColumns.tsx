import { CalendarX, Pencil, RefreshCw } from 'lucide-react';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import type { RenewalGroup } from '../../../domain/sales/renewals.ts';
import styles from '../../parts/lists/cells.module.css';
import { Day, Figure } from '../../parts/lists/cells.tsx';
import { ActionsMenu } from '../../ui/ActionsMenu.tsx';
import { Avatar, Badge } from '../../ui/Badge.tsx';
import type { Column } from '../../ui/Column.ts';
import { CompanyLink } from '../CompanyLink.tsx';
import type { RenewalTable_renewal$data } from '#relay/RenewalTable_renewal.graphql';

export type RenewalRow = RenewalTable_renewal$data;
export type OpenRenewalDialog = (dialog: 'edit' | 'renew' | 'expire', renewal: RenewalRow) => void;

export const renewalColumns = (today: string, group: RenewalGroup): Column<RenewalRow>[] => [
  { id: 'customer', title: 'Kunde', cell: ({ customer }) => <CompanyLink id={customer.id} name={customer.name} /> },
  { id: 'subject', title: 'Hvad', isLong: true, cell: (renewal) => <RenewalSubject {...renewal} /> },
  { id: 'quantity', title: 'Antal', end: true, cell: ({ quantity }) => <Figure value={quantity} /> },
  { id: 'end', title: 'Slutdato', foldsInto: 'decision', cell: ({ endDate }) => <Day moment={endDate} /> },
  {
    id: 'decision',
    title: 'Frist',
    isFact: true,
    isLong: true,
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
    cell: ({ decision }) => decision,
  },
  {
    id: 'owner',
    title: 'Ansvarlig',
    cell: ({ owner }) =>
      owner ? (
        <span className={styles.row}>
          <Avatar name={owner.name} src={owner.avatar} size="small" />
          {owner.name}
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

export const actionsColumn = (openDialog: OpenRenewalDialog): Column<RenewalRow> => ({
  id: 'actions',
  title: 'Handlinger',
  isActions: true,
  cell: (renewal) => (
    <ActionsMenu
      label={`Handlinger for ${renewal.customer.name}, ${renewal.title}`}
      entries={[
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
      ]}
    />
  ),
});
