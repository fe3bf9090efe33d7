import { graphql, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { LicenseRequestStatus, Plan } from '../../../domain/basics/vocabulary.ts';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { UrlSearch, UrlSelect } from '../../ui/UrlFilters.tsx';
import { AdminRequestTable, requestList } from './AdminRequestTable.tsx';
import { requestExport } from './requestExport.ts';
import { parseRequestFilters } from './requestFilters.ts';
import type { AdminRequestsScreenQuery } from '#relay/AdminRequestsScreenQuery.graphql';

export const adminRequestsQuery = graphql`
  query AdminRequestsScreenQuery($search: String, $status: LicenseRequestStatus, $type: Plan, $sort: LicenseRequestSort)
  @preloadable {
    ...AdminRequestTable_query @arguments(search: $search, status: $status, type: $type, sort: $sort)
  }
`;

export function AdminRequestsScreen({ queryRef }: { queryRef: PreloadedQuery<AdminRequestsScreenQuery> }) {
  const [searchParams] = useSearchParams();
  return (
    <ListScreen<AdminRequestsScreenQuery>
      title="Licensanmodninger"
      text="Det, kunderne har bestilt. Når en anmodning fuldføres, får installationen sine licenser."
      list={requestList}
      csv={{ name: 'licensanmodninger', loadRows: requestExport(parseRequestFilters(searchParams)) }}
      filterLabel="Find licensanmodninger"
      query={adminRequestsQuery}
      queryRef={queryRef}
      renderRows={(data) => <AdminRequestTable query={data} />}
    >
      <UrlSearch name="q" label="Søg virksomhed eller bestillers e-mail" />
      <UrlSelect name="status" label="Status" options={optionsOf(LicenseRequestStatus)} />
      <UrlSelect name="type" label="Licenstype" options={optionsOf(Plan)} />
    </ListScreen>
  );
}
