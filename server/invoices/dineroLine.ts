import { formatDate, formatPeriod } from '../../domain/dates.ts';
import { formatQuantity, unitPriceOf } from '../../domain/invoices.ts';
import { formatUnitPrice, type Ore } from '../../domain/money.ts';
import type { LedgerEntry } from '../payments/LedgerEntry.ts';

export type BilledLine = Pick<LedgerEntry, 'quantity' | 'unit' | 'periodFrom' | 'periodTo' | 'suppliedOn'> & {
  net: Ore;
};

/** What a line at Dinero says of its quantity and supply, because Dinero's own PDF is then the invoice. */
export interface LineFacts {
  quantity: number;
  unit: 'hours' | 'parts';
  /** The period or the day of supply, in Danish; null for a line from before the portal stored it. */
  comments: string | null;
}

/** Dinero's prices have two decimals, so an amount that its quantity does not divide is one unit with the rest as text. */
export function factsForDinero({ net, quantity, unit, periodFrom, periodTo, suppliedOn }: BilledLine): LineFacts {
  const supply =
    periodFrom && periodTo ? formatPeriod(periodFrom, periodTo) : suppliedOn ? formatDate(suppliedOn) : null;
  if (!quantity || !unit) return { quantity: 1, unit: 'parts', comments: supply };
  if (net % quantity === 0) return { quantity, unit: unit === 'HOUR' ? 'hours' : 'parts', comments: supply };
  const price = `${formatQuantity(quantity, unit)} à ${formatUnitPrice(unitPriceOf(net, quantity))} kr`;
  return { quantity: 1, unit: 'parts', comments: [supply, price].filter(Boolean).join(', ') };
}
