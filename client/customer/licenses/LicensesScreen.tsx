import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { Page } from '../../ui/Page.tsx';
import { NoCompany } from '../company/NoCompany.tsx';
import { CompanyLicenses } from './CompanyLicenses.tsx';
import { licensesHead, LicensesSkeleton } from './LicensesSkeleton.tsx';
import type { LicensesScreenQuery } from '#relay/LicensesScreenQuery.graphql';

export const licensesQuery = graphql`
  query LicensesScreenQuery($search: String, $departmentId: ID, $statuses: [LicenseStatus!]) @preloadable {
    viewer {
      customer {
        ...CompanyLicenses_customer @arguments(search: $search, departmentId: $departmentId, statuses: $statuses)
      }
    }
  }
`;

interface LicensesScreenProps {
  queryRef: PreloadedQuery<LicensesScreenQuery>;
}

export const LicensesScreen = ({ queryRef }: LicensesScreenProps) => (
  <PageBoundary title="Kunne ikke hente licenser">
    <Suspense fallback={<LicensesSkeleton />}>
      <Licenses queryRef={queryRef} />
    </Suspense>
  </PageBoundary>
);

function Licenses({ queryRef }: LicensesScreenProps) {
  const {
    viewer: { customer },
  } = usePreloadedQuery<LicensesScreenQuery>(licensesQuery, queryRef);
  return customer ? (
    <CompanyLicenses customer={customer} />
  ) : (
    <Page {...licensesHead}>
      <NoCompany />
    </Page>
  );
}
