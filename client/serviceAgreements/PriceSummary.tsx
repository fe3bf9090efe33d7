import { priceOfMonths, pricePerLicense, YEARLY_DISCOUNT_PERCENT, yearlyPrice } from '../../domain/agreementPricing.ts';
import { formatExact, VAT_PERCENT, vatOf, withVat, type Ore } from '../../domain/money.ts';
import type { Interval } from '../../domain/vocabulary.ts';
import { priceCalculation } from './agreementText.ts';
import styles from './Purchase.module.css';

interface PriceSummaryProps {
  licenses: number;
  interval: Interval;
  /** Also shows VAT and the total of the first period. */
  isInFull?: boolean;
}

/** Shows how the price of a period is calculated. */
export function PriceSummary({ licenses, interval, isInFull }: PriceSummaryProps) {
  const net = priceOfMonths(licenses, interval);
  const perLicense = priceCalculation(licenses, pricePerLicense(licenses));
  return (
    <dl className={styles.summary} aria-label="Pris">
      {interval === 'MONTHLY' ? (
        <Row term={perLicense} amount={net} />
      ) : (
        <YearlyRows perLicense={perLicense} licenses={licenses} />
      )}
      <Row term={`${interval === 'MONTHLY' ? 'Pris pr. måned' : 'Pris pr. år'} ekskl. moms`} amount={net} isTotal />
      {isInFull && (
        <>
          <Row term={`Moms ${VAT_PERCENT} %`} amount={vatOf(net)} />
          <Row term="Første periode i alt inkl. moms" amount={withVat(net)} isTotal />
        </>
      )}
    </dl>
  );
}

function YearlyRows({ perLicense, licenses }: { perLicense: string; licenses: number }) {
  const { undiscounted, net } = yearlyPrice(licenses);
  return (
    <>
      <Row term={`${perLicense} × 12 måneder`} amount={undiscounted} isReplaced />
      <Row term={`Rabat ${YEARLY_DISCOUNT_PERCENT} %`} amount={net - undiscounted} />
    </>
  );
}

function Row({
  term,
  amount,
  isTotal,
  isReplaced,
}: {
  term: string;
  amount: Ore;
  isTotal?: boolean;
  isReplaced?: boolean;
}) {
  const amountText = formatExact(amount).replace('-', '−');
  return (
    <div className={isTotal ? styles.total : undefined}>
      <dt>{term}</dt>
      <dd className="num">{isReplaced ? <s>{amountText}</s> : amountText}</dd>
    </div>
  );
}
