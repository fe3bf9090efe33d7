import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { ListFilters } from '../../parts/lists/ListFilters.tsx';
import { Page } from '../../ui/Page.tsx';
import { placeColumns } from './placeColumns.tsx';
import { unbilledPlaceSorts } from './unbilledPlaceSorts.ts';
import { UnbilledPlaceTable, UnbilledPlaceTableSkeleton } from './UnbilledPlaceTable.tsx';
import type { UnbilledPlacesScreenQuery } from '#relay/UnbilledPlacesScreenQuery.graphql';

export const unbilledPlacesQuery = graphql`
  query UnbilledPlacesScreenQuery($sort: UnbilledPlaceSort) @preloadable {
    ...UnbilledPlaceTable_query @arguments(sort: $sort)
  }
`;

interface UnbilledPlacesScreenProps {
  queryRef: PreloadedQuery<UnbilledPlacesScreenQuery>;
}

export const UnbilledPlacesScreen = ({ queryRef }: UnbilledPlacesScreenProps) => (
  <Page
    title="Pladser uden faktura"
    text="Folk, der har fået en plads på et betalt event, uden at nogen har valgt, hvem der betaler."
    wide
  >
    <ListFilters label="Vis pladser" list="UNBILLED_PLACES" columns={placeColumns()} sorts={unbilledPlaceSorts} />
    <ScreenBoundary title="Kunne ikke hente pladserne" resetKey={queryRef}>
      <Suspense fallback={<UnbilledPlaceTableSkeleton />}>
        <Places queryRef={queryRef} />
      </Suspense>
    </ScreenBoundary>
  </Page>
);

const Places = ({ queryRef }: UnbilledPlacesScreenProps) => (
  <UnbilledPlaceTable query={usePreloadedQuery<UnbilledPlacesScreenQuery>(unbilledPlacesQuery, queryRef)} />
);
