import { Card } from '../ui/Card.tsx';
import { Skeleton, SkeletonLine } from '../ui/Meters.tsx';
import { Page } from '../ui/Page.tsx';
import styles from './Dashboard.module.css';

export const DashboardSkeleton = () => (
  <Page title="Overblik" heading={<><span className="visually-hidden">Overblik</span><SkeletonLine width={200} /></>} text={<SkeletonLine width={240} />}>
    <div role="status" aria-label="Indlæser …">
      <div className={styles.stats}>
        {Array.from({ length: 4 }, (_, index) => <Card key={index}><Skeleton width="60%" /><br /><Skeleton width="30%" height={28} /></Card>)}
      </div>
      <div className={styles.split}>
        <Card><Skeleton height={480} /></Card>
        <div className={styles.side}><Card><Skeleton height={180} /></Card><Card><Skeleton height={220} /></Card></div>
      </div>
    </div>
  </Page>
);
