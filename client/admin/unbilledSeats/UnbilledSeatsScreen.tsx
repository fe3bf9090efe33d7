import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { ListFilters } from '../../lists/ListFilters.tsx';
import { ScreenBoundary } from '../../shell/ScreenBoundary.tsx';
import { Page } from '../../ui/Page.tsx';
import { seatColumns } from './seatColumns.tsx';
import { unbilledSeatSorts } from './unbilledSeatSorts.ts';
import { UnbilledSeatTable, UnbilledSeatTableSkeleton } from './UnbilledSeatTable.tsx';
import type { UnbilledSeatsScreenQuery } from '#relay/UnbilledSeatsScreenQuery.graphql';

export const unbilledSeatsQuery = graphql`
  query UnbilledSeatsScreenQuery($sort: UnbilledSeatSort) @preloadable {
    ...UnbilledSeatTable_query @arguments(sort: $sort)
  }
`;

interface UnbilledSeatsScreenProps {
  queryRef: PreloadedQuery<UnbilledSeatsScreenQuery>;
}

export const UnbilledSeatsScreen = ({ queryRef }: UnbilledSeatsScreenProps) => (
  <Page
    title="Pladser uden faktura"
    text="Folk, der har fået en plads på et betalt event, uden at nogen har valgt, hvem der betaler."
    wide
  >
    <ListFilters label="Vis pladser" list="UNBILLED_SEATS" columns={seatColumns()} sorts={unbilledSeatSorts} />
    <ScreenBoundary title="Kunne ikke hente pladserne" resetKey={queryRef}>
      <Suspense fallback={<UnbilledSeatTableSkeleton />}>
        <Seats queryRef={queryRef} />
      </Suspense>
    </ScreenBoundary>
  </Page>
);

const Seats = ({ queryRef }: UnbilledSeatsScreenProps) => (
  <UnbilledSeatTable query={usePreloadedQuery<UnbilledSeatsScreenQuery>(unbilledSeatsQuery, queryRef)} />
);
