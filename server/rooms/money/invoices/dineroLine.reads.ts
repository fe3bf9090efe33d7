import type { Ore } from '../../../../domain/basics/money.ts';
import { quantityText, supplyText } from '../../../../domain/money/invoices.ts';
import type { LedgerEntry } from '../ledger/LedgerEntry.ts';

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

/**
 * Dinero's prices have two decimals, so a line whose amount its quantity does not divide is one unit, with quantity and
 * price in its comments.
 */
export function factsForDinero(line: BilledLine): LineFacts {
  const { net, quantity, unit } = line;
  const supply = supplyText(line);
  if (quantity && net % quantity === 0)
    return { quantity, unit: unit === 'HOUR' ? 'hours' : 'parts', comments: supply ?? null };
  const comments = [supply, quantityText(line)].filter(Boolean).join(', ');
  return { quantity: 1, unit: 'parts', comments: comments || null };
}
