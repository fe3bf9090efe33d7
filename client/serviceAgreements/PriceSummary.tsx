import { priceOfMonths, pricePerLicense, yearlyPrice } from '../../domain/agreementPricing.ts';
import { formatExact, VAT_PERCENT, vatOf, withVat, type Ore } from '../../domain/money.ts';
import type { Interval } from '../../domain/vocabulary.ts';
import { OwnPrice } from '../prices/OwnPrice.tsx';
import { usePrices } from '../prices/usePrices.ts';
import { priceCalculation } from './agreementText.ts';
import styles from './Purchase.module.css';

interface PriceSummaryProps {
  licenseCount: number;
  interval: Interval;
  /** Also shows VAT and the total of the first period. */
  isInFull?: boolean;
}

/** Shows how the price of a period is calculated from the licences, and the discount if the department pays yearly. */
export function PriceSummary({ licenseCount, interval, isInFull }: PriceSummaryProps) {
  const prices = usePrices();
  const net = priceOfMonths(prices, licenseCount, interval);
  const calculation = priceCalculation(licenseCount, pricePerLicense(prices, licenseCount));
  return (
    <>
      <OwnPrice
        item="SERVICE_AGREEMENT"
        unit="pr. licens og måned"
        priceIn={(figures) => pricePerLicense(figures, licenseCount)}
      />
      <dl className={styles.summary} aria-label="Pris">
        {interval === 'MONTHLY' ? (
          <Row term={calculation} amount={net} />
        ) : (
          <YearlyRows calculation={calculation} licenseCount={licenseCount} />
        )}
        <Row term={`${interval === 'MONTHLY' ? 'Pris pr. måned' : 'Pris pr. år'} ekskl. moms`} amount={net} isTotal />
        {isInFull && (
          <>
            <Row term={`Moms ${VAT_PERCENT} %`} amount={vatOf(net)} />
            <Row term="Første periode i alt inkl. moms" amount={withVat(net)} isTotal />
          </>
        )}
      </dl>
    </>
  );
}

function YearlyRows({ calculation, licenseCount }: { calculation: string; licenseCount: number }) {
  const prices = usePrices();
  const { undiscounted, net } = yearlyPrice(prices, licenseCount);
  return (
    <>
      <Row term={`${calculation} × 12 måneder`} amount={undiscounted} isStruckThrough />
      <Row term={`Rabat ${prices.yearlyDiscountPercent} %`} amount={net - undiscounted} />
    </>
  );
}

function Row({
  term,
  amount,
  isTotal,
  isStruckThrough,
}: {
  term: string;
  amount: Ore;
  isTotal?: boolean;
  isStruckThrough?: boolean;
}) {
  const amountText = formatExact(amount).replace('-', '−');
  return (
    <div className={isTotal ? styles.total : undefined}>
      <dt>{term}</dt>
      <dd className="num">{isStruckThrough ? <s>{amountText}</s> : amountText}</dd>
    </div>
  );
}
