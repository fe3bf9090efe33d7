import { graphql, type PreloadedQuery } from 'react-relay';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { placeList, UnbilledPlaceTable } from './UnbilledPlaceTable.tsx';
import type { UnbilledPlacesScreenQuery } from '#relay/UnbilledPlacesScreenQuery.graphql';

export const unbilledPlacesQuery = graphql`
  query UnbilledPlacesScreenQuery($sort: UnbilledPlaceSort) @preloadable {
    ...UnbilledPlaceTable_query @arguments(sort: $sort)
  }
`;

export const UnbilledPlacesScreen = ({ queryRef }: { queryRef: PreloadedQuery<UnbilledPlacesScreenQuery> }) => (
  <ListScreen<UnbilledPlacesScreenQuery>
    title="Pladser uden faktura"
    text="Folk, der har fået en plads på et betalt event, uden at nogen har valgt, hvem der betaler."
    list={placeList}
    filterLabel="Vis pladser"
    query={unbilledPlacesQuery}
    queryRef={queryRef}
    renderRows={(data) => <UnbilledPlaceTable query={data} />}
  />
);
