import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import styles from './Activities.module.css';

/** Twelve grey rows: enough to fill a screen, so that the layout shifts little when the activities arrive. */
export const ActivitiesSkeleton = () => (
  <Card flush>
    <div role="status" aria-label="Indlæser …">
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index} className={styles.skeleton}>
          <Skeleton width={32} height={32} />
          <Skeleton width="40%" />
          <Skeleton width={96} />
        </div>
      ))}
    </div>
  </Card>
);
