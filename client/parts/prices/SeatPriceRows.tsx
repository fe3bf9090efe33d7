import { formatCount, formatMonthCount } from '../../../domain/basics/formatCount.ts';
import { formatKroner } from '../../../domain/basics/money.ts';
import type { Interval, Plan } from '../../../domain/basics/vocabulary.ts';
import type { Prices } from '../../../domain/money/prices.ts';
import { seatPrice } from '../../../domain/sales/licensePricing.ts';
import { PriceRow } from './PriceRows.tsx';

interface SeatPriceRowsProps {
  prices: Prices;
  plan: Plan;
  seats: number;
  interval: Interval;
  months: number;
}

/** The price of seats for a number of months, with the discount of yearly payment in a row of its own. */
export function SeatPriceRows({ prices, plan, seats, interval, months }: SeatPriceRowsProps) {
  const before = seatPrice(prices, plan, 'MONTHLY') ?? 0;
  const saving = (before - (seatPrice(prices, plan, interval) ?? 0)) * seats * months;
  const unit = months === 1 ? 'pr. måned' : `× ${formatMonthCount(months)}`;
  return (
    <>
      <PriceRow term={`${formatCount(seats)} × ${formatKroner(before)} ${unit}`} amount={before * seats * months} />
      {saving > 0 && (
        <PriceRow term={`Årlig betaling, ${prices.licenseYearlyDiscountPercent} % rabat`} amount={-saving} />
      )}
    </>
  );
}
