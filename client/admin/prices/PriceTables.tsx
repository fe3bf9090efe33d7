import { formatDate } from '../../../domain/basics/dates.ts';
import { formatKroner } from '../../../domain/basics/money.ts';
import type { PriceList } from '../../../domain/money/prices.ts';
import { Card, CardHead } from '../../ui/Card.tsx';
import type { Column } from '../../ui/Column.ts';
import { Table } from '../../ui/Table.tsx';
import { cheaperSteps, priceRows, typicalPurchases, type PriceRow, type TypicalPurchase } from './priceRows.ts';
import styles from './Prices.module.css';

interface PriceTablesProps {
  current: PriceList;
  /** The next upcoming version. */
  next: PriceList | undefined;
}

/** The figures of the price list, what the next version means for typical purchases, and where more costs less. */
export function PriceTables({ current, next }: PriceTablesProps) {
  const steps = cheaperSteps(next ?? current);
  return (
    <div className={styles.columns}>
      <Table label="Prislisten" columns={figureColumns(next)} rows={priceRows(current, next)} rowId={({ id }) => id} />
      <div className={styles.sections}>
        {next && (
          <Table
            label={`Typiske køb, før og efter ${formatDate(next.validFrom)}`}
            columns={purchaseColumns(next)}
            rows={typicalPurchases(current, next)}
            rowId={({ id }) => id}
          />
        )}
        <Card flush>
          <CardHead title="Hvor mere koster mindre" text="Bestillingen siger til ved disse trin." />
          {steps.length ? (
            <ul className={styles.list}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          ) : (
            <p className={styles.text}>Ingen steder.</p>
          )}
        </Card>
      </div>
    </div>
  );
}

const figureColumns = (next: PriceList | undefined): Column<PriceRow>[] => [
  { id: 'name', title: 'Vare', cell: ({ name }) => name },
  { id: 'now', title: 'Nu', end: true, cell: ({ now }) => now },
  ...(next
    ? [
        {
          id: 'planned',
          title: `Fra ${formatDate(next.validFrom)}`,
          end: true,
          cell: ({ planned }: PriceRow) => planned,
        },
      ]
    : []),
];

const purchaseColumns = (next: PriceList): Column<TypicalPurchase>[] => [
  { id: 'name', title: 'Typisk køb', cell: ({ name }) => name },
  { id: 'now', title: 'Nu', end: true, cell: ({ now }) => formatKroner(now) },
  {
    id: 'planned',
    title: `Fra ${formatDate(next.validFrom)}`,
    end: true,
    cell: ({ planned }) => formatKroner(planned),
  },
  { id: 'difference', title: 'Forskel', end: true, cell: differenceText },
];

function differenceText({ now, planned }: TypicalPurchase): string {
  if (now === planned) return 'Uændret';
  const sign = planned > now ? '+' : '−';
  return `${sign}${formatKroner(Math.abs(planned - now))}`;
}
