import { Gift, ReceiptText } from 'lucide-react';
import { daysBetween, dateOf, formatLongDate } from '../../../domain/basics/dates.ts';
import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { formatKroner } from '../../../domain/basics/money.ts';
import { RegistrationStatus } from '../../../domain/basics/vocabulary.ts';
import { RowButton } from '../../lists/RowButton.tsx';
import { ActionsMenu } from '../../ui/ActionsMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/Column.ts';
import { Link } from '../../ui/Link.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import adminStyles from '../Admin.module.css';
import { NoValue } from '../cells.tsx';
import type { readSeat_seat$data } from '#relay/readSeat_seat.graphql';

export type Seat = readSeat_seat$data;

export type OpenSeatDialog = (dialog: 'bill' | 'waive', seat: Seat) => void;

export const seatColumns = (openDialog?: OpenSeatDialog): Column<Seat>[] => [
  {
    id: 'name',
    title: 'Navn',
    isLong: true,
    cell: (seat) => (
      <div>
        <RowButton onPress={() => openDialog?.('bill', seat)}>{seat.name}</RowButton>
        <span className={adminStyles.secondaryText}>
          <Link to={`mailto:${seat.email}`}>{seat.email}</Link>
        </span>
      </div>
    ),
  },
  { id: 'company', title: 'Firma', cell: ({ company }) => company || <NoValue /> },
  {
    id: 'event',
    title: 'Event',
    isFact: true,
    isLong: true,
    cell: ({ event }) => (
      <div>
        <span>{event.title}</span>
        <span className={adminStyles.secondaryText}>
          <time dateTime={event.date}>{formatLongDate(event.date)}</time>
        </span>
      </div>
    ),
  },
  {
    id: 'status',
    title: 'Status',
    cell: ({ status }) => <StatusBadge words={RegistrationStatus} status={status} />,
  },
  {
    id: 'price',
    title: 'Pris ekskl. moms',
    end: true,
    cell: ({ price }) => <span className="num">{formatKroner(price ?? 0)}</span>,
  },
  {
    id: 'age',
    title: 'Ventet',
    end: true,
    cell: ({ owedSince }) => <span className="num">{ageText(owedSince)}</span>,
  },
];

export const seatActions = (openDialog: OpenSeatDialog): Column<Seat> => ({
  id: 'actions',
  title: 'Handlinger',
  isActions: true,
  cell: (seat) => (
    <span className={adminStyles.row}>
      <Button size="small" aria-label={`Fakturér ${seat.name}`} onPress={() => openDialog('bill', seat)}>
        Fakturér
      </Button>
      <ActionsMenu
        label={`Handlinger for ${seat.name}`}
        entries={[
          {
            id: 'bill',
            label: 'Fakturér',
            icon: <ReceiptText aria-hidden />,
            onAction: () => openDialog('bill', seat),
          },
          { id: 'waive', label: 'Gør gratis', icon: <Gift aria-hidden />, onAction: () => openDialog('waive', seat) },
        ]}
      />
    </span>
  ),
});

/** How long a seat has waited, in days. */
function ageText(owedSince: string | null | undefined): string {
  const days = owedSince ? daysBetween(dateOf(owedSince), dateOf()) : 0;
  return days > 0 ? formatPlural(days, 'dag', 'dage') : 'I dag';
}
