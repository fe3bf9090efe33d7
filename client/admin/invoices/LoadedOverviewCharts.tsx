import { lazy, Suspense, useEffect } from 'react';
import { useQueryLoader } from 'react-relay';
import { useAreas } from '../../app/shell/areas/AreasContext.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import { QuietBoundary } from '../../ui/QuietBoundary.tsx';
import query from '#relay/OverviewChartsQuery$parameters';
import type { OverviewChartsQuery } from '#relay/OverviewChartsQuery.graphql';

/** Customers never load the code of the charts. */
const OverviewCharts = lazy(async () => ({ default: (await import('./OverviewCharts.tsx')).OverviewCharts }));

/**
 * Loads and shows the charts of the viewer's areas, for employees. Their query is sent before their code has loaded.
 */
export function LoadedOverviewCharts() {
  const [queryRef, loadCharts] = useQueryLoader<OverviewChartsQuery>(query);
  const { support, keepBooks } = useAreas();
  useEffect(
    () => loadCharts({ support, keepBooks }, { fetchPolicy: 'store-and-network' }),
    [loadCharts, support, keepBooks],
  );
  return (
    <QuietBoundary>
      <Suspense fallback={<ChartsSkeleton />}>
        {queryRef ? <OverviewCharts queryRef={queryRef} /> : <ChartsSkeleton />}
      </Suspense>
    </QuietBoundary>
  );
}

const ChartsSkeleton = () => (
  <Card>
    <Skeleton height={260} />
  </Card>
);
