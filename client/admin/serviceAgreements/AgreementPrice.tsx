import { useWatch } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { PriceSummary } from '../../customer/serviceAgreements/PriceSummary.tsx';
import { readCompanyPrices } from '../../parts/prices/readCompanyPrices.ts';
import { PricesContext } from '../../parts/prices/usePrices.ts';
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

/** What the first period of the typed agreement costs, at the company's prices and the department's licences today. */
export function AgreementPrice({ form, customer }: AgreementPriceProps) {
  const { prices, departments } = useFragment(customerFragment, customer);
  const [departmentId, interval] = useWatch({ control: form.control, name: ['departmentId', 'paymentInterval'] });
  const department = nodesOf(departments).find(({ id }) => id === departmentId);
  // The first hundred departments are loaded here. The price of an agreement of another one is on the agreement.
  if (!department) return null;
  const { activeLicenseCount } = department;
  if (!activeLicenseCount)
    return <Banner tone="blue">Afdelingen har ingen aktive licenser, så der er ikke noget at betale for endnu.</Banner>;
  return (
    <PricesContext value={readCompanyPrices(prices)}>
      <section aria-label="Pris">
        <PriceSummary licenseCount={activeLicenseCount} interval={interval} isInFull />
      </section>
    </PricesContext>
  );
}
