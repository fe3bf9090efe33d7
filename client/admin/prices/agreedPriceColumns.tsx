import { dateOf, formatDate } from '../../../domain/basics/dates.ts';
import { formatKroner } from '../../../domain/basics/money.ts';
import { labelOf, Plan, type StatusWord } from '../../../domain/basics/vocabulary.ts';
import { PriceItem } from '../../../domain/money/agreedPrices.ts';
import type { Prices } from '../../../domain/money/prices.ts';
import adminStyles from '../../parts/lists/cells.module.css';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/Column.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import styles from './Prices.module.css';
import type { AgreedPriceRow } from './readAgreedPrice.ts';

export type OpenPriceDialog = (dialog: 'edit' | 'withdraw', price: AgreedPriceRow) => void;

const stateWords = {
  PLANNED: { label: 'Planlagt', tone: 'blue' },
  CURRENT: { label: 'Aktiv', tone: 'green' },
  PAST: { label: 'Udløbet', tone: 'grey' },
} as const satisfies Readonly<Record<string, StatusWord>>;

function stateOf({ validFrom, validUntil }: AgreedPriceRow): keyof typeof stateWords {
  const today = dateOf();
  if (validFrom > today) return 'PLANNED';
  return validUntil && validUntil < today ? 'PAST' : 'CURRENT';
}

export const itemText = (item: string) =>
  `${labelOf(PriceItem, item)}${Object.hasOwn(Plan, item) ? ', pr. måned' : ''}`;

export const agreedText = ({ price, discountPercent }: AgreedPriceRow) =>
  price == null ? `${discountPercent} % rabat` : formatKroner(price);

/** `list` has the price list's own prices of the items. */
export const agreedPriceColumns = (list: Prices): Column<AgreedPriceRow>[] => [
  {
    id: 'item',
    title: 'Vare',
    cell: ({ item, note, createdBy, createdAt }) => (
      <>
        {itemText(item)}
        <span className={adminStyles.secondaryText}>{note}</span>
        <span className={adminStyles.secondaryText}>
          {[createdBy, formatDate(createdAt)].filter(Boolean).join(', ')}
        </span>
      </>
    ),
  },
  { id: 'list', title: 'Listepris', end: true, cell: ({ item }) => listPriceText(list, item) },
  {
    id: 'price',
    title: 'Aftalt pris',
    end: true,
    cell: agreedText,
  },
  {
    id: 'period',
    title: 'Periode',
    cell: ({ validFrom, validUntil }) =>
      `${formatDate(validFrom)} – ${validUntil ? formatDate(validUntil) : 'uden slutdato'}`,
  },
  { id: 'status', title: 'Status', cell: (row) => <StatusBadge words={stateWords} status={stateOf(row)} /> },
];

/** The column of an admin, who edits and withdraws the prices. */
export const agreedPriceActions = (openDialog: OpenPriceDialog): Column<AgreedPriceRow> => ({
  id: 'actions',
  title: 'Handlinger',
  isLong: true,
  end: true,
  cell: (row) => <Actions row={row} openDialog={openDialog} />,
});

function listPriceText({ hourlyRate, planPrices }: Prices, item: string): string {
  if (item === 'HOURLY_RATE') return formatKroner(hourlyRate);
  if (item === 'SERVICE_AGREEMENT') return 'Efter antal';
  const price = planPrices[item as Plan];
  return price === undefined ? 'Pris efter aftale' : formatKroner(price);
}

function Actions({ row, openDialog }: { row: AgreedPriceRow; openDialog: OpenPriceDialog }) {
  const state = stateOf(row);
  if (state === 'PAST') return null;
  const name = `${itemText(row.item)} fra ${formatDate(row.validFrom)}`;
  return (
    <span className={styles.actions}>
      <Button size="small" aria-label={`Rediger ${name}`} onPress={() => openDialog('edit', row)}>
        Rediger
      </Button>
      {state === 'PLANNED' && (
        <Button size="small" aria-label={`Træk tilbage: ${name}`} onPress={() => openDialog('withdraw', row)}>
          Træk tilbage
        </Button>
      )}
    </span>
  );
}
