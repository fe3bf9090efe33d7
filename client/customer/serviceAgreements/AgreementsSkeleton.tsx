import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { agreementsHead } from './agreementsHead.ts';
import styles from './ServiceAgreements.module.css';

export const AgreementsSkeleton = () => (
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
