import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import { valuesOf } from '../../../domain/basics/vocabulary.ts';
import { SeatState } from '../../../domain/sales/seats/seatUsage.ts';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { ListFilters } from '../../parts/lists/ListFilters.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { UrlSearch } from '../../ui/UrlFilters.tsx';
import { AdminSeatTable, AdminSeatTableSkeleton } from './AdminSeatTable.tsx';
import { seatColumns } from './seatColumns.tsx';
import { parseSeatFilters, searchOfState } from './seatFilters.ts';
import { seatSorts } from './seatSorts.ts';
import { useSeatExport } from './useSeatExport.ts';
import { useSeatTotals } from './useSeatTotals.ts';
import type { AdminSeatsScreenQuery } from '#relay/AdminSeatsScreenQuery.graphql';

export const adminSeatsQuery = graphql`
  query AdminSeatsScreenQuery($search: String, $state: SeatState!, $sort: SeatSort) @preloadable {
    admin {
      ...useSeatTotals_admin
    }
    ...AdminSeatTable_query @arguments(search: $search, state: $state, sort: $sort)
  }
`;

const FAILURE = 'Kunne ikke hente licenser i brug';

interface AdminSeatsScreenProps {
  queryRef: PreloadedQuery<AdminSeatsScreenQuery>;
}

export function AdminSeatsScreen({ queryRef }: AdminSeatsScreenProps) {
  const [searchParams] = useSearchParams();
  const loadExportRows = useSeatExport(parseSeatFilters(searchParams));
  return (
    <Page
      title="Licenser i brug"
      text="Hvor mange licenser hver installation har købt og bruger, som portalen har læst det hos Zendesk i nat."
      wide
      actions={<ExportButton name={['licenser-i-brug']} loadRows={loadExportRows} failure={FAILURE} />}
    >
      <ListFilters label="Find installationer" list="SEATS" columns={seatColumns} sorts={seatSorts}>
        <UrlSearch name="q" label="Søg virksomhed eller subdomæne" />
      </ListFilters>
      <ScreenBoundary title={FAILURE} resetKey={queryRef}>
        <Suspense fallback={<AdminSeatTableSkeleton />}>
          <Seats queryRef={queryRef} />
        </Suspense>
      </ScreenBoundary>
    </Page>
  );
}

function Seats({ queryRef }: AdminSeatsScreenProps) {
  const data = usePreloadedQuery<AdminSeatsScreenQuery>(adminSeatsQuery, queryRef);
  const totals = useSeatTotals(data.admin);
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const { state: selected } = parseSeatFilters(searchParams);
  return (
    <Tabs
      label="Installationer"
      selected={selected}
      onSelect={(state) => state !== selected && void navigate(searchOfState(searchParams, state as SeatState))}
      tabs={valuesOf(SeatState).map((state) => ({
        id: state,
        title: SeatState[state].label,
        count: totals[state],
        content: state === selected && <AdminSeatTable query={data} totalOfState={totals[state]} />,
      }))}
    />
  );
}
