import { Card } from '../../ui/Card.tsx';
import { Skeleton, SkeletonLine } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { StatsSkeleton } from '../../ui/StatsSkeleton.tsx';
import styles from './Dashboard.module.css';

export const DashboardSkeleton = () => (
  <Page
    title="Overblik"
    heading={
      <>
        <span className="visually-hidden">Overblik</span>
        <SkeletonLine width={200} />
      </>
    }
    text={<SkeletonLine width={240} />}
  >
    <div role="status" aria-label="Indlæser …">
      <div className={styles.stats}>
        <StatsSkeleton />
      </div>
      <div className={styles.split}>
        <div className={styles.main}>
          <Rows count={2} />
          <Rows count={5} />
        </div>
        <div className={styles.side}>
          <Rows count={3} />
          <Rows count={4} />
        </div>
      </div>
    </div>
  </Page>
);

const Rows = ({ count }: { count: number }) => (
  <Card>
    <SkeletonLine width={144} />
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles.skeleton}>
        <Skeleton width={36} height={36} />
        <div>
          <Skeleton width="60%" />
          <Skeleton width="35%" height={8} />
        </div>
      </div>
    ))}
  </Card>
);
