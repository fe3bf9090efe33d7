import { VAT_PERCENT, vatOf, withVat } from '../../../domain/basics/money.ts';
import type { Interval } from '../../../domain/basics/vocabulary.ts';
import { priceOfMonths, pricePerLicense, yearlyPrice } from '../../../domain/sales/agreementPricing.ts';
import { OwnPrice } from '../../parts/prices/OwnPrice.tsx';
import { PriceRow, PriceRows } from '../../parts/prices/PriceRows.tsx';
import { usePrices } from '../../parts/prices/usePrices.ts';
import { priceCalculation } from './agreementText.ts';

interface PriceSummaryProps {
  licenseCount: number;
  interval: Interval;
  /** Also shows VAT and the total of the first period. */
  isInFull?: boolean;
}

/**
 * Shows how the price of a period is calculated from the licences, and the discount if the department pays yearly. The
 * price before the discount is struck through beside the total that it compares to: both with VAT, or both without.
 */
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
      <PriceRows>
        {interval === 'MONTHLY' ? (
          <PriceRow term={calculation} amount={net} />
        ) : (
          <YearlyRows calculation={calculation} licenseCount={licenseCount} isStruckThrough={!isInFull} />
        )}
        <PriceRow
          term={`${interval === 'MONTHLY' ? 'Pris pr. måned' : 'Pris pr. år'} ekskl. moms`}
          amount={net}
          isTotal
        />
        {isInFull && (
          <>
            <PriceRow term={`Moms ${VAT_PERCENT} %`} amount={vatOf(net)} />
            {interval === 'YEARLY' && <BeforeDiscountRow licenseCount={licenseCount} />}
            <PriceRow term="Første periode i alt inkl. moms" amount={withVat(net)} isTotal />
          </>
        )}
      </PriceRows>
    </>
  );
}

interface YearlyRowsProps {
  calculation: string;
  licenseCount: number;
  isStruckThrough: boolean;
}

function YearlyRows({ calculation, licenseCount, isStruckThrough }: YearlyRowsProps) {
  const prices = usePrices();
  const { undiscounted, net } = yearlyPrice(prices, licenseCount);
  return (
    <>
      <PriceRow term={`${calculation} × 12 måneder`} amount={undiscounted} isStruckThrough={isStruckThrough} />
      <PriceRow term={`Rabat ${prices.yearlyDiscountPercent} %`} amount={net - undiscounted} />
    </>
  );
}

/** The total of a year without the discount, including VAT. */
function BeforeDiscountRow({ licenseCount }: { licenseCount: number }) {
  const { undiscounted, net } = yearlyPrice(usePrices(), licenseCount);
  return undiscounted > net && <PriceRow term="Før rabat inkl. moms" amount={withVat(undiscounted)} isStruckThrough />;
}
