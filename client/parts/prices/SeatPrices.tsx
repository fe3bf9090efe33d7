import type { ReactNode } from 'react';
import { formatCount, formatMonthCount } from '../../../domain/basics/formatCount.ts';
import { formatKroner, VAT_PERCENT, vatOf, withVat } from '../../../domain/basics/money.ts';
import type { Interval, Plan } from '../../../domain/basics/vocabulary.ts';
import { seatPrice } from '../../../domain/sales/licensePricing.ts';
import { OwnPrice } from './OwnPrice.tsx';
import { PriceRow, PriceRows } from './PriceRows.tsx';
import { usePrices } from './usePrices.ts';

interface SeatPricesProps {
  plan: Plan;
  seats: number;
  interval: Interval;
  months: 1 | 12;
  /** More about the price, below the rows. */
  foot?: ReactNode;
}

/** The price of seats for a month or a year, with the discount of yearly payment in a row of its own, and with VAT. */
export function SeatPrices({ plan, seats, interval, months, foot }: SeatPricesProps) {
  const prices = usePrices();
  const before = seatPrice(prices, plan, 'MONTHLY') ?? 0;
  const price = seatPrice(prices, plan, interval) ?? 0;
  const saving = (before - price) * seats * months;
  const total = price * seats * months;
  const unit = months === 1 ? 'pr. måned' : `× ${formatMonthCount(months)}`;
  return (
    <>
      <OwnPrice item={plan} unit="pr. licens og måned" priceIn={({ planPrices }) => planPrices[plan]} />
      <PriceRows foot={foot}>
        <PriceRow term={`${formatCount(seats)} × ${formatKroner(before)} ${unit}`} amount={before * seats * months} />
        {saving > 0 && (
          <PriceRow term={`Årlig betaling, ${prices.licenseYearlyDiscountPercent} % rabat`} amount={-saving} />
        )}
        <PriceRow term={`Moms ${VAT_PERCENT} %`} amount={vatOf(total)} />
        <PriceRow term={months === 1 ? 'I alt pr. måned' : 'I alt om året'} amount={withVat(total)} isTotal />
      </PriceRows>
    </>
  );
}
