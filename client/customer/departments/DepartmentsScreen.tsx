import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { NoCompany } from '../company/NoCompany.tsx';
import { DepartmentList } from './DepartmentList.tsx';
import styles from './Departments.module.css';
import { departmentsHead } from './departmentsHead.ts';
import type { DepartmentsScreenQuery } from '#relay/DepartmentsScreenQuery.graphql';

export const departmentsQuery = graphql`
  query DepartmentsScreenQuery @preloadable {
    viewer {
      customer {
        ...DepartmentList_customer
      }
    }
  }
`;

interface DepartmentsScreenProps {
  queryRef: PreloadedQuery<DepartmentsScreenQuery>;
}

export const DepartmentsScreen = ({ queryRef }: DepartmentsScreenProps) => (
  <PageBoundary title="Kunne ikke hente afdelinger">
    <Suspense fallback={<DepartmentsSkeleton />}>
      <Departments queryRef={queryRef} />
    </Suspense>
  </PageBoundary>
);

function Departments({ queryRef }: DepartmentsScreenProps) {
  const {
    viewer: { customer },
  } = usePreloadedQuery<DepartmentsScreenQuery>(departmentsQuery, queryRef);
  return customer ? (
    <DepartmentList customer={customer} />
  ) : (
    <Page {...departmentsHead}>
      <NoCompany />
    </Page>
  );
}

const DepartmentsSkeleton = () => (
  <Page {...departmentsHead}>
    <div className={styles.grid} role="status" aria-label="Indlæser …">
      {Array.from({ length: 3 }, (_, index) => (
        <Card key={index}>
          <div className={styles.skeleton}>
            <Skeleton width="50%" height={20} />
            <Skeleton height={96} />
            <Skeleton width="60%" height={28} />
          </div>
        </Card>
      ))}
    </div>
  </Page>
);
