import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { NoCompany } from '../company/NoCompany.tsx';
import { ScreenBoundary } from '../shell/ScreenBoundary.tsx';
import { Card } from '../ui/Card.tsx';
import { Skeleton } from '../ui/Meters.tsx';
import { Page } from '../ui/Page.tsx';
import { AgreementList } from './AgreementList.tsx';
import { agreementsHead } from './agreementsHead.ts';
import styles from './ServiceAgreements.module.css';
import type { ServiceAgreementsScreenQuery } from './__generated__/ServiceAgreementsScreenQuery.graphql.ts';

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
  <ScreenBoundary title="Kunne ikke hente serviceaftaler">
    <Suspense fallback={<AgreementsSkeleton />}>
      <ServiceAgreements queryRef={queryRef} />
    </Suspense>
  </ScreenBoundary>
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

const AgreementsSkeleton = () => (
  <Page {...agreementsHead}>
    <div className={styles.grid} role="status" aria-label="Indlæser …">
      {Array.from({ length: 3 }, (_, index) => (
        <Card key={index}>
          <div className={styles.skeleton}>
            <Skeleton width="50%" height={20} />
            <Skeleton width="40%" height={28} />
            <Skeleton height={96} />
          </div>
        </Card>
      ))}
    </div>
  </Page>
);
