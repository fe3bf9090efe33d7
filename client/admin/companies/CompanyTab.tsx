import { Suspense, type ReactNode } from 'react';
import { ScreenBoundary } from '../../shell/ScreenBoundary.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import own from './Companies.module.css';

interface CompanyTabProps {
  /** What is said where it can't be had. */
  failure: string;
  children: ReactNode;
}

/** A tab waits and fails by itself; what is above it stays. */
export const CompanyTab = ({ failure, children }: CompanyTabProps) => (
  <ScreenBoundary title={failure}>
    <Suspense fallback={<Waiting />}>{children}</Suspense>
  </ScreenBoundary>
);

const Waiting = () => (
  <div className={own.waiting} role="status" aria-label="Indlæser …">
    <Skeleton width={200} height={28} />
    <Skeleton height={280} />
  </div>
);
