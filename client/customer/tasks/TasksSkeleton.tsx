import { classes } from '../../ui/classes.ts';
import { Skeleton } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import styles from './Tasks.module.css';

export const TasksSkeleton = () => (
  <Page title="Opgaver" text="Opgaver på jeres klippekort." wide>
    <div className={classes(styles.cards, styles.cardsSkeleton)} role="status" aria-label="Indlæser …">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={styles.tile}>
          <Skeleton width="50%" />
          <Skeleton height={10} />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
    <div className={styles.board} aria-hidden>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className={styles.column}>
          <div className={styles.columnHead}>
            <Skeleton width="50%" height={16} />
          </div>
          <div className={styles.skeleton}>
            <Skeleton height={112} />
            <Skeleton height={112} />
          </div>
        </div>
      ))}
    </div>
  </Page>
);
