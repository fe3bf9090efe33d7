import { clipCardPrice } from '../../domain/clipCardPricing.ts';
import { formatHourCount } from '../../domain/formatCount.ts';
import { formatKroner, ore, roundHalfUp, VAT_PERCENT, vatOf, withVat, type Ore } from '../../domain/money.ts';
import { usePrices } from '../prices/usePrices.ts';
import { Badge } from '../ui/Badge.tsx';
import { classes } from '../ui/classes.ts';
import styles from './ClipCards.module.css';

/** Shows how the price of a card is calculated, excluding and including VAT. */
export function ClipCardPrice({ hours, isByCard }: { hours: number; isByCard: boolean }) {
  const prices = usePrices();
  const { discountPercent, list, saving, net } = clipCardPrice(prices, hours);
  const perHour = ore(roundHalfUp(net / hours / 100));
  return (
    <div className={styles.price}>
      <dl className={styles.priceRows} aria-label="Pris">
        <Row term={`${formatHourCount(hours)} × ${formatKroner(prices.hourlyRate)}`} amount={list} />
        {saving > 0 && <Row term={`Mængderabat ${discountPercent} %`} amount={-saving} />}
        <Row term="I alt ekskl. moms" amount={net} isTotal />
        <Row term={`Moms ${VAT_PERCENT} %`} amount={vatOf(net)} />
        <Row term={isByCard ? 'Trækkes på kortet inkl. moms' : 'I alt inkl. moms'} amount={withVat(net)} isTotal />
      </dl>
      <p className={styles.saving}>
        {saving > 0 && <Badge tone="green">I sparer {formatKroner(saving)}</Badge>}
        <span className="num">{formatKroner(perHour)} pr. time</span>
      </p>
    </div>
  );
}

const Row = ({ term, amount, isTotal = false }: { term: string; amount: Ore; isTotal?: boolean }) => (
  <div className={classes(isTotal && styles.total)}>
    <dt>{term}</dt>
    <dd className={amount < 0 ? `num ${styles.credit}` : 'num'}>{formatKroner(amount).replace('-', '−')}</dd>
  </div>
);
