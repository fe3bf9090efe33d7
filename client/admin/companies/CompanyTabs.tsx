import { TriangleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { TabLinks } from '../../ui/TabLinks.tsx';
import styles from './Companies.module.css';
import { companyPath } from './companyText.ts';
import { missingSetup, type SetupTab } from './missingSetup.ts';
import type { CompanyTabs_customer$key } from '#relay/CompanyTabs_customer.graphql';

const customerFragment = graphql`
  fragment CompanyTabs_customer on Customer {
    id
    userCount
    licenseSummary {
      active
    }
    licenseRequests(first: 1) {
      totalCount
    }
    serviceAgreements(first: 1) {
      totalCount
    }
    clipCards(first: 1) {
      totalCount
    }
    ...missingSetup_customer
  }
`;

export function CompanyTabs({ customer: key }: { customer: CompanyTabs_customer$key }) {
  const customer = useFragment(customerFragment, key);
  const { id, userCount, licenseSummary, licenseRequests, serviceAgreements, clipCards } = customer;
  const to = (tab?: string) => companyPath(id, tab);
  const incomplete = new Set(missingSetup(customer).map(({ tab }) => tab));
  const markOf = (tab: SetupTab) => incomplete.has(tab) && { icon: <Incomplete /> };
  return (
    <TabLinks
      label="Virksomhed"
      tabs={[
        { to: to(), title: 'Overblik' },
        { to: to('oplysninger'), title: 'Virksomhedsoplysninger' },
        { to: to('brugere'), title: 'Brugere', count: userCount, ...markOf('brugere') },
        { to: to('licenser'), title: 'Licenser', count: licenseSummary.active },
        { to: to('anmodninger'), title: 'Licensanmodninger', count: licenseRequests.totalCount },
        { to: to('serviceaftaler'), title: 'Serviceaftaler', count: serviceAgreements.totalCount },
        { to: to('klippekort'), title: 'Klippekort', count: clipCards.totalCount },
        { to: to('fakturaer'), title: 'Fakturaer' },
        { to: to('dokumenter'), title: 'Dokumenter' },
        { to: to('priser'), title: 'Priser' },
        { to: to('konfiguration'), title: 'Konfiguration', ...markOf('konfiguration') },
      ]}
    />
  );
}

const Incomplete = () => (
  <span className={styles.incomplete}>
    <TriangleAlert aria-hidden />
    <span className="visually-hidden">, ikke færdig</span>
  </span>
);
