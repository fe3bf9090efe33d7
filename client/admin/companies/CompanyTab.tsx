import { Suspense, type ReactNode } from 'react';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import { LoadedCompany, type CompanyOperation, type LoadedCompanyProps } from '../LoadedCompany.tsx';
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

/** A tab that shows what one query has loaded of the company. */
export const LoadedCompanyTab = <Query extends CompanyOperation>({
  failure,
  ...loaded
}: LoadedCompanyProps<Query> & Pick<CompanyTabProps, 'failure'>) => (
  <CompanyTab failure={failure}>
    <LoadedCompany<Query> {...loaded} />
  </CompanyTab>
);

const TabSkeleton = () => (
  <div className={styles.skeleton} role="status" aria-label="Indlæser …">
    <Skeleton width={200} height={28} />
    <Skeleton height={280} />
  </div>
);
