import { Suspense, useMemo } from 'react';
import { graphql, usePreloadedQuery, useSubscription, type PreloadedQuery } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import { valuesOf } from '../../../domain/basics/vocabulary.ts';
import { RenewalGroup } from '../../../domain/sales/renewals.ts';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { ListFilters } from '../../parts/lists/ListFilters.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { parseRenewalGroup, searchOfGroup } from './parseRenewalGroup.ts';
import { renewalColumns } from './renewalColumns.tsx';
import { parseRenewalSort, renewalSorts } from './renewalSorts.ts';
import { RenewalTable, RenewalTableSkeleton } from './RenewalTable.tsx';
import { useRenewalExport } from './useRenewalExport.ts';
import type { RenewalsScreenQuery } from '#relay/RenewalsScreenQuery.graphql';
import type { RenewalsScreenSubscription } from '#relay/RenewalsScreenSubscription.graphql';

export const renewalsQuery = graphql`
  query RenewalsScreenQuery($group: RenewalGroup!, $sort: RenewalSort) @preloadable {
    admin {
      renewalCounts {
        days30
        days60
        days90
        decided
      }
    }
    ...RenewalTable_query @arguments(group: $group, sort: $sort)
  }
`;

const subscription = graphql`
  subscription RenewalsScreenSubscription($group: RenewalGroup!, $sort: RenewalSort) {
    adminChanged {
      renewalCounts {
        days30
        days60
        days90
        decided
      }
      ...RenewalTable_admin @arguments(group: $group, sort: $sort)
    }
  }
`;

const FAILURE = 'Kunne ikke hente fornyelser';

interface RenewalsScreenProps {
  queryRef: PreloadedQuery<RenewalsScreenQuery>;
}

export function RenewalsScreen({ queryRef }: RenewalsScreenProps) {
  const group = parseRenewalGroup(useSearchParams()[0]);
  const loadExportRows = useRenewalExport({ group });
  return (
    <Page
      title="Fornyelser"
      text="Licenser og serviceaftaler, der snart skal tages stilling til, efter hvor længe der er tilbage af fristen."
      wide
      actions={<ExportButton name={['fornyelser']} loadRows={loadExportRows} failure={FAILURE} />}
    >
      <ListFilters label="Vis fornyelser" list="RENEWALS" columns={renewalColumns('', group)} sorts={renewalSorts} />
      <ScreenBoundary title={FAILURE}>
        <Suspense fallback={<RenewalTableSkeleton />}>
          <Renewals queryRef={queryRef} />
        </Suspense>
      </ScreenBoundary>
    </Page>
  );
}

function Renewals({ queryRef }: RenewalsScreenProps) {
  const data = usePreloadedQuery<RenewalsScreenQuery>(renewalsQuery, queryRef);
  const { days30, days60, days90, decided } = data.admin.renewalCounts;
  const counts = { DAYS_30: days30, DAYS_60: days60, DAYS_90: days90, DECIDED: decided };
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const group = parseRenewalGroup(searchParams);
  const sort = parseRenewalSort(searchParams);
  useSubscription<RenewalsScreenSubscription>(
    useMemo(() => ({ subscription, variables: { group, sort } }), [group, sort]),
  );
  return (
    <Tabs
      label="Tid til fristen"
      selected={group}
      onSelect={(id) => id !== group && void navigate(searchOfGroup(searchParams, id as RenewalGroup))}
      tabs={valuesOf(RenewalGroup).map((id) => ({
        id,
        title: RenewalGroup[id].label,
        count: counts[id],
        content: id === group && <RenewalTable query={data} group={group} />,
      }))}
    />
  );
}
