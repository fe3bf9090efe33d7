import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { Page } from '../../ui/Page.tsx';
import { NoCompany } from '../company/NoCompany.tsx';
import { AgreementList } from './AgreementList.tsx';
import { agreementsHead } from './agreementsHead.ts';
import { AgreementsSkeleton } from './AgreementsSkeleton.tsx';
import type { ServiceAgreementsScreenQuery } from '#relay/ServiceAgreementsScreenQuery.graphql';

export const serviceAgreementsQuery = graphql`
  query ServiceAgreementsScreenQuery @preloadable {
    viewer {
      customer {
        ...AgreementList_customer
      }
    }
  }
`;

interface ServiceAgreementsScreenProps {
  queryRef: PreloadedQuery<ServiceAgreementsScreenQuery>;
}

export const ServiceAgreementsScreen = ({ queryRef }: ServiceAgreementsScreenProps) => (
  <PageBoundary title="Kunne ikke hente serviceaftaler">
    <Suspense fallback={<AgreementsSkeleton />}>
      <ServiceAgreements queryRef={queryRef} />
    </Suspense>
  </PageBoundary>
);

function ServiceAgreements({ queryRef }: ServiceAgreementsScreenProps) {
  const {
    viewer: { customer },
  } = usePreloadedQuery<ServiceAgreementsScreenQuery>(serviceAgreementsQuery, queryRef);
  return customer ? (
    <AgreementList customer={customer} />
  ) : (
    <Page {...agreementsHead}>
      <NoCompany />
    </Page>
  );
}
