import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { ClipCardStatus } from '../../../domain/basics/vocabulary.ts';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { ListFilters } from '../../parts/lists/ListFilters.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { Page } from '../../ui/Page.tsx';
import { UrlSearch, UrlSelect } from '../../ui/UrlFilters.tsx';
import { clipCardColumns } from './adminClipCardColumns.tsx';
import { AdminClipCardTable, AdminClipCardTableSkeleton } from './AdminClipCardTable.tsx';
import { parseClipCardFilters } from './clipCardFilters.ts';
import { clipCardSorts } from './clipCardSorts.ts';
import { CreateClipCardForCompany } from './CreateClipCardForCompany.tsx';
import { useClipCardExport } from './useClipCardExport.ts';
import type { AdminClipCardsScreenQuery } from '#relay/AdminClipCardsScreenQuery.graphql';

export const adminClipCardsQuery = graphql`
  query AdminClipCardsScreenQuery($search: String, $status: ClipCardStatus, $sort: ClipCardSort) @preloadable {
    ...AdminClipCardTable_query @arguments(search: $search, status: $status, sort: $sort)
  }
`;

const FAILURE = 'Kunne ikke hente klippekort';

interface AdminClipCardsScreenProps {
  queryRef: PreloadedQuery<AdminClipCardsScreenQuery>;
}

export function AdminClipCardsScreen({ queryRef }: AdminClipCardsScreenProps) {
  const [searchParams] = useSearchParams();
  const loadExportRows = useClipCardExport(parseClipCardFilters(searchParams));
  return (
    <Page
      title="Admin: Klippekort"
      text="Alle virksomheders timer: hvad der er købt, brugt og tilbage."
      wide
      actions={
        <>
          <ExportButton name={['klippekort']} loadRows={loadExportRows} failure={FAILURE} />
          <CreateClipCardForCompany />
        </>
      }
    >
      <ListFilters label="Find klippekort" list="CLIP_CARDS" columns={clipCardColumns} sorts={clipCardSorts}>
        <UrlSearch name="q" label="Søg virksomhed, afdeling eller e-mail" />
        <UrlSelect name="status" label="Status" all="Alle" options={optionsOf(ClipCardStatus)} />
      </ListFilters>
      <ScreenBoundary title={FAILURE}>
        <Suspense fallback={<AdminClipCardTableSkeleton />}>
          <ClipCards queryRef={queryRef} />
        </Suspense>
      </ScreenBoundary>
    </Page>
  );
}

const ClipCards = ({ queryRef }: AdminClipCardsScreenProps) => (
  <AdminClipCardTable query={usePreloadedQuery<AdminClipCardsScreenQuery>(adminClipCardsQuery, queryRef)} />
);
