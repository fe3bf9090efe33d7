import { ChartNoAxesCombined } from 'lucide-react';
import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { Comparison, OverviewPeriod } from '../../../domain/basics/periods.ts';
import { valuesOf } from '../../../domain/basics/vocabulary.ts';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { FilterSelect } from '../../ui/Filters.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useUrlValues } from '../../ui/useUrlValues.ts';
import styles from './Overview.module.css';
import { overviewExport } from './overviewExport.ts';
import { OverviewFigures } from './OverviewFigures.tsx';
import { parseOverviewFilters } from './overviewFilters.ts';
import type { OverviewScreenQuery } from '#relay/OverviewScreenQuery.graphql';

export const overviewQuery = graphql`
  query OverviewScreenQuery($period: OverviewPeriod!, $comparison: OverviewComparison!) @preloadable {
    admin {
      overview(period: $period, comparison: $comparison) {
        ...OverviewFigures_overview
      }
    }
  }
`;

const FAILURE = 'Kunne ikke hente overblikket';

interface OverviewScreenProps {
  queryRef: PreloadedQuery<OverviewScreenQuery>;
}

/** The figures of the reseller for a period, which is in the address like what it is compared with. */
export function OverviewScreen({ queryRef }: OverviewScreenProps) {
  const [searchParams] = useSearchParams();
  const filters = parseOverviewFilters(searchParams);
  // Shown before the address follows, so that a second choice does not undo the first one.
  const { valueOf, set } = useUrlValues();
  const chosen = parseOverviewFilters(new URLSearchParams({ periode: valueOf('periode'), mod: valueOf('mod') }));
  return (
    <Page
      title="Overblik"
      text="Hele forretningen, som nattens beregning så den. Hvert tal fører til listen bag det."
      wide
      actions={
        <div className={styles.controls}>
          <Segmented
            label="Periode"
            options={valuesOf(OverviewPeriod).map((value) => ({ value, label: OverviewPeriod[value].label }))}
            value={chosen.period}
            onChange={(period) => set('periode', period)}
          />
          <FilterSelect
            label="Sammenligning"
            options={valuesOf(Comparison).map((value) => ({ value, label: Comparison[value].label }))}
            value={chosen.comparison}
            onChange={(comparison) => set('mod', comparison)}
          />
          <ExportButton name={['overblik']} loadRows={overviewExport(filters)} failure={FAILURE} />
        </div>
      }
    >
      <ScreenBoundary title={FAILURE} resetKey={queryRef}>
        <Suspense fallback={<OverviewSkeleton />}>
          <Figures queryRef={queryRef} comparison={filters.comparison} />
        </Suspense>
      </ScreenBoundary>
    </Page>
  );
}

function Figures({ queryRef, comparison }: OverviewScreenProps & { comparison: Comparison }) {
  const { overview } = usePreloadedQuery<OverviewScreenQuery>(overviewQuery, queryRef).admin;
  return overview ? (
    <OverviewFigures overview={overview} comparison={comparison} />
  ) : (
    <Card flush>
      <EmptyState
        icon={<ChartNoAxesCombined />}
        title="De første tal kommer i nat"
        text="Portalen regner tallene ud hver nat kl. 02.00, så de kan sammenlignes fra dag til dag."
      />
    </Card>
  );
}

const CARDS = 8;

const OverviewSkeleton = () => (
  <div role="status" aria-label="Indlæser …">
    <p className={styles.taken}>
      <Skeleton width={320} />
    </p>
    <div className={styles.grid3}>
      {Array.from({ length: CARDS }, (_, index) => (
        <div key={index} className={index === 0 ? styles.wide : undefined}>
          <Card>
            <Skeleton height={340} />
          </Card>
        </div>
      ))}
    </div>
  </div>
);
