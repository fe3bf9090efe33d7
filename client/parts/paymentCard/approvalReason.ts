import { formatKroner, type Ore } from '../../../domain/basics/money.ts';
import type { HeldBy, Limits } from '../../../domain/sales/commitment.ts';

interface HeldOrder {
  /** The amount to which the order commits the company; null when it is by agreement. */
  commitment: Ore | null;
  /** The price that is shown with the order. */
  price: Ore | null;
  limits: Limits;
  /** The amount of all that the viewer has bought in this month. */
  spent: Ore;
}

/** Says why an order has to be approved, and what its amount is about when that is not the price beside it. */
export function approvalReason(heldBy: HeldBy, { commitment, price, limits, spent }: HeldOrder): string {
  if (heldBy === 'NO_PRICE' || commitment === null) return 'Købet har ingen fast pris.';
  const amount = `Købet er på ${formatKroner(commitment)}`;
  const reason =
    heldBy === 'ORDER_LIMIT'
      ? `${amount}, og din grænse er ${formatKroner(limits.order ?? 0)} pr. bestilling.`
      : `${amount}, du har købt for ${formatKroner(spent)} i denne måned, og din grænse er ` +
        `${formatKroner(limits.month ?? 0)} pr. måned.`;
  return commitment === price ? reason : `${reason} ${WHOLE_COMMITMENT}`;
}

const WHOLE_COMMITMENT =
  'Det er hele det beløb, I forpligter jer for, også i en besluttet fornyelse og i serviceaftaler.';
