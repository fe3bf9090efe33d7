import { graphql } from 'react-relay';
import { QueryBoundary, type ScreenProps } from '../../app/shell/QueryBoundary.tsx';
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

export const DepartmentsScreen = ({ queryRef }: ScreenProps<DepartmentsScreenQuery>) => (
  <QueryBoundary<DepartmentsScreenQuery>
    query={departmentsQuery}
    queryRef={queryRef}
    failure="Kunne ikke hente afdelinger"
    fallback={<DepartmentsSkeleton />}
    isPage
  >
    {({ viewer: { customer } }) =>
      customer ? (
        <DepartmentList customer={customer} />
      ) : (
        <Page {...departmentsHead}>
          <NoCompany />
        </Page>
      )
    }
  </QueryBoundary>
);

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
