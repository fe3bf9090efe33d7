import { Skeleton } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import styles from './ClipCards.module.css';
import { clipCardsHead } from './clipCardsHead.ts';

export const ClipCardsSkeleton = () => (
  <Page {...clipCardsHead}>
    <div className={styles.cards} role="status" aria-label="Indlæser …">
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className={styles.ticket}>
          <Skeleton width="50%" height={20} />
          <Skeleton width="40%" height={28} />
          <Skeleton height={16} />
          <Skeleton height={44} />
        </div>
      ))}
    </div>
  </Page>
);
