import { Suspense, type ReactNode } from 'react';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import styles from './Companies.module.css';

interface CompanyTabProps {
  /** Title of the error that is shown when the tab cannot be loaded. */
  failure: string;
  children: ReactNode;
}

/** Gives a tab its own loading and error state, so that the page above the tab stays. */
export const CompanyTab = ({ failure, children }: CompanyTabProps) => (
  <ScreenBoundary title={failure}>
    <Suspense fallback={<TabSkeleton />}>{children}</Suspense>
  </ScreenBoundary>
);

const TabSkeleton = () => (
  <div className={styles.skeleton} role="status" aria-label="Indlæser …">
    <Skeleton width={200} height={28} />
    <Skeleton height={280} />
  </div>
);
