import { useWatch } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay';
import { VAT_PERCENT, vatOf, withVat } from '../../../domain/basics/money.ts';
import { priceOfMonths, pricePerLicense, yearlyPrice } from '../../../domain/sales/agreementPricing.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { priceCalculation } from '../../customer/serviceAgreements/agreementText.ts';
import { PriceRow, PriceRows } from '../../parts/prices/PriceRows.tsx';
import { readCompanyPrices } from '../../parts/prices/readCompanyPrices.ts';
import { Banner } from '../../ui/Banner.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import type { AgreementValues } from './AgreementFields.tsx';
import type { AgreementPrice_customer$key } from '#relay/AgreementPrice_customer.graphql';

const customerFragment = graphql`
  fragment AgreementPrice_customer on Customer {
    prices {
      ...readCompanyPrices_prices
    }
    departments(first: 100) {
      edges {
        node {
          id
          activeLicenseCount
        }
      }
    }
  }
`;

interface AgreementPriceProps {
  form: AppForm<AgreementValues>;
  customer: AgreementPrice_customer$key;
}

/** The price of the typed agreement's first period, by the company's prices and the department's licences today. */
export function AgreementPrice({ form, customer }: AgreementPriceProps) {
  const { prices, departments } = useFragment(customerFragment, customer);
  const [departmentId, interval] = useWatch({ control: form.control, name: ['departmentId', 'paymentInterval'] });
  const department = nodesOf(departments).find(({ id }) => id === departmentId);
  // The first hundred departments are loaded here. The price of an agreement of another one is on the agreement.
  if (!department) return null;
  const { activeLicenseCount } = department;
  if (!activeLicenseCount)
    return <Banner tone="blue">Afdelingen har ingen aktive licenser, så der er ikke noget at betale for endnu.</Banner>;
  const figures = readCompanyPrices(prices);
  const net = priceOfMonths(figures, activeLicenseCount, interval);
  const calculation = priceCalculation(activeLicenseCount, pricePerLicense(figures, activeLicenseCount));
  const { undiscounted } = yearlyPrice(figures, activeLicenseCount);
  const isAgreed = figures.agreedPrices.some(({ item }) => item === 'SERVICE_AGREEMENT');
  const period = interval === 'YEARLY' ? 'år' : 'måned';
  return (
    <section aria-label="Pris">
      <PriceRows>
        {interval === 'YEARLY' ? (
          <>
            <PriceRow term={`${calculation} × 12 måneder`} amount={undiscounted} />
            <PriceRow term={`Rabat ${figures.yearlyDiscountPercent} %`} amount={net - undiscounted} />
          </>
        ) : (
          <PriceRow term={calculation} amount={net} />
        )}
        <PriceRow term={`Pris pr. ${period} ekskl. moms${isAgreed ? ', aftalt pris' : ''}`} amount={net} isTotal />
        <PriceRow term={`Moms ${VAT_PERCENT} %`} amount={vatOf(net)} />
        <PriceRow term="Første periode i alt inkl. moms" amount={withVat(net)} isTotal />
      </PriceRows>
    </section>
  );
}
