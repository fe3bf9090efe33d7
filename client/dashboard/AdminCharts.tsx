import { lazy, Suspense, useEffect } from 'react';
import { useQueryLoader } from 'react-relay';
import { Card } from '../ui/Card.tsx';
import { Skeleton } from '../ui/Meters.tsx';
import { QuietBoundary } from '../ui/QuietBoundary.tsx';
import styles from './Dashboard.module.css';
import query from '../admin/invoices/__generated__/OverviewChartsQuery$parameters.ts';
import type { OverviewChartsQuery } from '../admin/invoices/__generated__/OverviewChartsQuery.graphql.ts';

/** Customers never load the code of the charts. */
const OverviewCharts = lazy(async () => ({
  default: (await import('../admin/invoices/OverviewCharts.tsx')).OverviewCharts,
}));

/** The charts of the back office, for admins. Their query is sent before their code has loaded. */
export function AdminCharts() {
  const [queryRef, loadCharts] = useQueryLoader<OverviewChartsQuery>(query);
  useEffect(() => loadCharts({}, { fetchPolicy: 'store-and-network' }), [loadCharts]);
  return (
    <div className={styles.adminCharts}>
      <QuietBoundary>
        <Suspense fallback={<ChartsSkeleton />}>
          {queryRef ? <OverviewCharts queryRef={queryRef} /> : <ChartsSkeleton />}
        </Suspense>
      </QuietBoundary>
    </div>
  );
}

const ChartsSkeleton = () => (
  <Card>
    <Skeleton height={260} />
  </Card>
);
