import { Gift, ReceiptText } from 'lucide-react';
import { daysBetween, dateOf, formatLongDate } from '../../../domain/basics/dates.ts';
import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { formatKroner } from '../../../domain/basics/money.ts';
import { RegistrationStatus } from '../../../domain/basics/vocabulary.ts';
import adminStyles from '../../parts/lists/cells.module.css';
import { NoValue } from '../../parts/lists/cells.tsx';
import { RowButton } from '../../parts/lists/RowButton.tsx';
import { ActionsMenu } from '../../ui/ActionsMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/Column.ts';
import { Link } from '../../ui/Link.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { readPlace_place$data } from '#relay/readPlace_place.graphql';

export type Place = readPlace_place$data;

export type OpenPlaceDialog = (dialog: 'bill' | 'waive', place: Place) => void;

export const placeColumns = (openDialog?: OpenPlaceDialog): Column<Place>[] => [
  {
    id: 'name',
    title: 'Navn',
    isLong: true,
    cell: (place) => (
      <div>
        <RowButton onPress={() => openDialog?.('bill', place)}>{place.name}</RowButton>
        <span className={adminStyles.secondaryText}>
          <Link to={`mailto:${place.email}`}>{place.email}</Link>
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

export const placeActions = (openDialog: OpenPlaceDialog): Column<Place> => ({
  id: 'actions',
  title: 'Handlinger',
  isActions: true,
  cell: (place) => (
    <span className={adminStyles.row}>
      <Button size="small" aria-label={`Fakturér ${place.name}`} onPress={() => openDialog('bill', place)}>
        Fakturér
      </Button>
      <ActionsMenu
        label={`Handlinger for ${place.name}`}
        entries={[
          {
            id: 'bill',
            label: 'Fakturér',
            icon: <ReceiptText aria-hidden />,
            onAction: () => openDialog('bill', place),
          },
          { id: 'waive', label: 'Gør gratis', icon: <Gift aria-hidden />, onAction: () => openDialog('waive', place) },
        ]}
      />
    </span>
  ),
});

/** How long a place has waited, in days. */
function ageText(owedSince: string | null | undefined): string {
  const days = owedSince ? daysBetween(dateOf(owedSince), dateOf()) : 0;
  return days > 0 ? formatPlural(days, 'dag', 'dage') : 'I dag';
}
