import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { LicenseRequestStatus, Plan } from '../../../domain/basics/vocabulary.ts';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { ListFilters } from '../../parts/lists/ListFilters.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { Page } from '../../ui/Page.tsx';
import { UrlSearch, UrlSelect } from '../../ui/UrlFilters.tsx';
import { adminRequestColumns } from './adminRequestColumns.tsx';
import { AdminRequestTable, AdminRequestTableSkeleton } from './AdminRequestTable.tsx';
import { parseRequestFilters } from './requestFilters.ts';
import { requestSorts } from './requestSorts.ts';
import { useRequestExport } from './useRequestExport.ts';
import type { AdminRequestsScreenQuery } from '#relay/AdminRequestsScreenQuery.graphql';

export const adminRequestsQuery = graphql`
  query AdminRequestsScreenQuery($search: String, $status: LicenseRequestStatus, $type: Plan, $sort: LicenseRequestSort)
  @preloadable {
    ...AdminRequestTable_query @arguments(search: $search, status: $status, type: $type, sort: $sort)
  }
`;

const FAILURE = 'Kunne ikke hente licensanmodninger';

interface AdminRequestsScreenProps {
  queryRef: PreloadedQuery<AdminRequestsScreenQuery>;
}

export function AdminRequestsScreen({ queryRef }: AdminRequestsScreenProps) {
  const [searchParams] = useSearchParams();
  const loadExportRows = useRequestExport(parseRequestFilters(searchParams));
  return (
    <Page
      title="Licensanmodninger"
      text="Det, kunderne har bestilt. Når en anmodning fuldføres, får installationen sine licenser."
      wide
      actions={<ExportButton name={['licensanmodninger']} loadRows={loadExportRows} failure={FAILURE} />}
    >
      <ListFilters
        label="Find licensanmodninger"
        list="LICENSE_REQUESTS"
        columns={adminRequestColumns}
        sorts={requestSorts}
      >
        <UrlSearch name="q" label="Søg virksomhed eller bestillers e-mail" />
        <UrlSelect name="status" label="Status" options={optionsOf(LicenseRequestStatus)} />
        <UrlSelect name="type" label="Licenstype" options={optionsOf(Plan)} />
      </ListFilters>
      <ScreenBoundary title={FAILURE}>
        <Suspense fallback={<AdminRequestTableSkeleton />}>
          <Requests queryRef={queryRef} />
        </Suspense>
      </ScreenBoundary>
    </Page>
  );
}

const Requests = ({ queryRef }: AdminRequestsScreenProps) => (
  <AdminRequestTable query={usePreloadedQuery<AdminRequestsScreenQuery>(adminRequestsQuery, queryRef)} />
);
