import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAreas } from '../../app/shell/areas/AreasContext.tsx';
import { companyTabAreas, type CompanyTabPath } from '../../app/shell/areas/companyTabAreas.ts';
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

interface CompanyTab {
  path: CompanyTabPath;
  title: string;
  count?: number;
  icon?: ReactNode;
}

/** The tabs of the viewer's areas. */
export function CompanyTabs({ customer: key }: { customer: CompanyTabs_customer$key }) {
  const customer = useFragment(customerFragment, key);
  const { id, userCount, licenseSummary, licenseRequests, serviceAgreements, clipCards } = customer;
  const areas = useAreas();
  const toAdd = missingSetup(customer).filter(({ area }) => areas[area]);
  const incomplete = new Set(toAdd.map(({ tab }) => tab));
  const markOf = (tab: SetupTab) => incomplete.has(tab) && { icon: <Incomplete /> };
  const tabs: CompanyTab[] = [
    { path: '', title: 'Overblik' },
    { path: 'oplysninger', title: 'Virksomhedsoplysninger' },
    { path: 'brugere', title: 'Brugere', count: userCount, ...markOf('brugere') },
    { path: 'licenser', title: 'Licenser', count: licenseSummary.active },
    { path: 'anmodninger', title: 'Licensanmodninger', count: licenseRequests.totalCount },
    { path: 'serviceaftaler', title: 'Serviceaftaler', count: serviceAgreements.totalCount },
    { path: 'klippekort', title: 'Klippekort', count: clipCards.totalCount },
    { path: 'fakturaer', title: 'Fakturaer' },
    { path: 'dokumenter', title: 'Dokumenter' },
    { path: 'priser', title: 'Priser' },
    { path: 'konfiguration', title: 'Konfiguration', ...markOf('konfiguration') },
  ];
  return (
    <TabLinks
      label="Virksomhed"
      tabs={tabs
        .filter(({ path }) => areas[companyTabAreas[path]])
        .map(({ path, ...tab }) => ({ ...tab, to: companyPath(id, path || undefined) }))}
    />
  );
}

const Incomplete = () => (
  <span className={styles.incomplete}>
    <TriangleAlert aria-hidden />
    <span className="visually-hidden">, ikke færdig</span>
  </span>
);
