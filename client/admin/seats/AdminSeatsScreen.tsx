import { graphql, type PreloadedQuery } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import { valuesOf } from '../../../domain/basics/vocabulary.ts';
import { SeatState } from '../../../domain/sales/seats/seatUsage.ts';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { UrlSearch } from '../../ui/UrlFilters.tsx';
import { AdminSeatTable, seatList } from './AdminSeatTable.tsx';
import { seatExport } from './seatExport.ts';
import { parseSeatFilters, searchOfState } from './seatFilters.ts';
import { useSeatTotals } from './useSeatTotals.ts';
import type { AdminSeatsScreenQuery, AdminSeatsScreenQuery$data } from '#relay/AdminSeatsScreenQuery.graphql';

export const adminSeatsQuery = graphql`
  query AdminSeatsScreenQuery($search: String, $state: SeatState!, $sort: SeatSort) @preloadable {
    admin {
      ...useSeatTotals_admin
    }
    ...AdminSeatTable_query @arguments(search: $search, state: $state, sort: $sort)
  }
`;

export function AdminSeatsScreen({ queryRef }: { queryRef: PreloadedQuery<AdminSeatsScreenQuery> }) {
  const [searchParams] = useSearchParams();
  return (
    <ListScreen<AdminSeatsScreenQuery>
      title="Licenser i brug"
      text="Hvor mange licenser hver installation har købt og bruger, som portalen har læst det hos Zendesk i nat."
      list={seatList}
      csv={{ name: 'licenser-i-brug', loadRows: seatExport(parseSeatFilters(searchParams)) }}
      filterLabel="Find installationer"
      query={adminSeatsQuery}
      queryRef={queryRef}
      renderRows={(data) => <Seats query={data} />}
    >
      <UrlSearch name="q" label="Søg virksomhed eller subdomæne" />
    </ListScreen>
  );
}

function Seats({ query: data }: { query: AdminSeatsScreenQuery$data }) {
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
