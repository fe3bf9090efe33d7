import { expect, test } from '@jest/globals';
import type { HeldBy } from '../../../domain/sales/commitment.ts';
import { approvalReason } from './approvalReason.ts';

const limits = { order: 500_000, month: 1_000_000 };
const whole = 'Det er hele det beløb, I forpligter jer for, også i en besluttet fornyelse og i serviceaftaler.';

test.each<[heldBy: HeldBy, commitment: number | null, price: number | null, reason: string]>([
  ['ORDER_LIMIT', 600_000, 600_000, 'Købet er på 6.000 kr, og din grænse er 5.000 kr pr. bestilling.'],
  ['ORDER_LIMIT', 900_000, 300_000, `Købet er på 9.000 kr, og din grænse er 5.000 kr pr. bestilling. ${whole}`],
  [
    'MONTH_LIMIT',
    400_000,
    400_000,
    'Købet er på 4.000 kr, du har købt for 8.000 kr i denne måned, og din grænse er 10.000 kr pr. måned.',
  ],
  [
    'MONTH_LIMIT',
    400_000,
    100_000,
    `Købet er på 4.000 kr, du har købt for 8.000 kr i denne måned, og din grænse er 10.000 kr pr. måned. ${whole}`,
  ],
  ['NO_PRICE', null, 100_000, 'Købet har ingen fast pris.'],
])('an order that is held by %s, of %p in all and %p now, says why', (heldBy, commitment, price, reason) => {
  expect(approvalReason(heldBy, { commitment, price, limits, spent: 800_000 })).toBe(reason);
});
