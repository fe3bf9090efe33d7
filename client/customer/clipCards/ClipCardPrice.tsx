import type { ComponentProps } from 'react';
import { formatHourCount } from '../../../domain/basics/formatCount.ts';
import { formatKroner, ore, roundHalfUp, VAT_PERCENT, vatOf, withVat } from '../../../domain/basics/money.ts';
import { clipCardPrice } from '../../../domain/money/clipCardPricing.ts';
import { PriceRow, PriceRows } from '../../parts/prices/PriceRows.tsx';
import { usePrices } from '../../parts/prices/usePrices.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './ClipCards.module.css';

/** Shows how the price of a card is calculated, excluding and including VAT. */
export function ClipCardPrice({ hours, isByCard }: { hours: number; isByCard: boolean }) {
  const prices = usePrices();
  const { discountPercent, list, saving, net } = clipCardPrice(prices, hours);
  const perHour = ore(roundHalfUp(net / hours / 100));
  return (
    <PriceRows
      foot={
        <p className={styles.saving}>
          {saving > 0 && <Badge tone="green">I sparer {formatKroner(saving)}</Badge>}
          <span className="num">{formatKroner(perHour)} pr. time</span>
        </p>
      }
    >
      <Row term={`${formatHourCount(hours)} × ${formatKroner(prices.hourlyRate)}`} amount={list} />
      {saving > 0 && <Row term={`Mængderabat ${discountPercent} %`} amount={-saving} />}
      <Row term="I alt ekskl. moms" amount={net} isTotal />
      <Row term={`Moms ${VAT_PERCENT} %`} amount={vatOf(net)} />
      <Row term={isByCard ? 'Trækkes på kortet inkl. moms' : 'I alt inkl. moms'} amount={withVat(net)} isTotal />
    </PriceRows>
  );
}

const Row = (props: ComponentProps<typeof PriceRow>) => <PriceRow {...props} format={formatKroner} />;
