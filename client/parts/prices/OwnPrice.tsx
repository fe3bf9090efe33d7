import { formatLongDate } from '../../../domain/basics/dates.ts';
import { formatKroner, type Ore } from '../../../domain/basics/money.ts';
import type { PriceItem } from '../../../domain/money/agreedPrices.ts';
import type { Prices } from '../../../domain/money/prices.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './OwnPrice.module.css';
import { usePrices } from './usePrices.ts';

interface OwnPriceProps {
  item: PriceItem;
  /** Such as 'pr. time'. */
  unit: string;
  /** The price of one unit; undefined if there is none. */
  priceIn: (prices: Prices) => Ore | undefined;
}

/** Shows the price that is agreed with the company, beside that of the list. Nothing if none is agreed. */
export function OwnPrice({ item, unit, priceIn }: OwnPriceProps) {
  const prices = usePrices();
  const agreed = prices.agreedPrices.find((price) => price.item === item);
  const price = priceIn(prices);
  if (!agreed || price === undefined) return null;
  const listPrice = priceIn(prices.standard);
  return (
    <p className={styles.price}>
      <Badge tone="green">Jeres pris</Badge>
      <span>
        {formatKroner(price)} {unit}
        {listPrice !== undefined && listPrice > price && `, listepris ${formatKroner(listPrice)}`}
        {agreed.validUntil && `, til og med ${formatLongDate(agreed.validUntil)}`}
      </span>
    </p>
  );
}
