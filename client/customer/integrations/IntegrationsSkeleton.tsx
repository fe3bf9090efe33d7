import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import styles from './Integrations.module.css';

export const IntegrationsSkeleton = () => (
  <div className={styles.cards} role="status" aria-label="Indlæser …">
    {Array.from({ length: 2 }, (_, index) => (
      <Card key={index}>
        <div className={styles.skeleton}>
          <Skeleton width="40%" height={20} />
          <Skeleton width="80%" />
          <Skeleton height={72} />
          <Skeleton width={120} height={36} />
        </div>
      </Card>
    ))}
  </div>
);
