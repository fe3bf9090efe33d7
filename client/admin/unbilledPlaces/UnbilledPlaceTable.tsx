import { Armchair } from 'lucide-react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import type { List } from '../../parts/lists/list.ts';
import { ListRows } from '../../parts/lists/ListRows.tsx';
import { useListPages } from '../../parts/lists/useListPages.ts';
import { BillPlaceDialog } from './BillPlaceDialog.tsx';
import { placeActions, placeColumns, type OpenPlaceDialog, type Place } from './placeColumns.tsx';
import { readPlace } from './readPlace.ts';
import { unbilledPlaceSorts } from './unbilledPlaceSorts.ts';
import { WaivePlaceDialog } from './WaivePlaceDialog.tsx';
import type { UnbilledPlaceTable_query$key } from '#relay/UnbilledPlaceTable_query.graphql';
import type { UnbilledPlaceTablePageQuery } from '#relay/UnbilledPlaceTablePageQuery.graphql';

const queryFragment = graphql`
  fragment UnbilledPlaceTable_query on Query
  @refetchable(queryName: "UnbilledPlaceTablePageQuery")
  @argumentDefinitions(
    sort: { type: "UnbilledPlaceSort" }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    admin {
      unbilledPlaces(sort: $sort, first: $count, after: $cursor) @connection(key: "UnbilledPlaceTable_unbilledPlaces") {
        __id
        totalCount
        edges {
          node {
            ...readPlace_place
          }
        }
      }
    }
  }
`;

export const placeList: List<Place> = {
  label: 'Pladser uden faktura',
  name: 'UNBILLED_PLACES',
  columns: placeColumns(),
  sorts: unbilledPlaceSorts,
  failure: 'Kunne ikke hente pladserne',
  icon: <Armchair />,
  empty: {
    title: 'Alle pladser er faktureret',
    text: 'Når en gæst tilmelder sig et betalt event, står pladsen her, til du har valgt, hvem der betaler.',
  },
};

/**
 * The places that wait for an admin, the oldest first unless another order is chosen. A place leaves the table when it
 * is billed or made free.
 */
export function UnbilledPlaceTable({ query }: { query: UnbilledPlaceTable_query$key }) {
  const {
    data: {
      admin: { unbilledPlaces },
    },
    ...pages
  } = useListPages<UnbilledPlaceTablePageQuery, UnbilledPlaceTable_query$key>(queryFragment, query);
  const [opened, setOpened] = useState<{ dialog: 'bill' | 'waive'; id: string }>();
  const openDialog: OpenPlaceDialog = (dialog, { id }) => setOpened({ dialog, id });
  const close = () => setOpened(undefined);
  const rows = nodesOf(unbilledPlaces).map(readPlace);
  const place = rows.find(({ id }) => id === opened?.id);
  const dialogProps = { connections: [unbilledPlaces.__id], onClose: close };
  return (
    <>
      <ListRows
        list={placeList}
        columns={[...placeColumns(openDialog), placeActions(openDialog)]}
        rows={rows}
        total={unbilledPlaces.totalCount}
        pages={pages}
      />
      {place && opened?.dialog === 'bill' && <BillPlaceDialog place={place} {...dialogProps} />}
      {place && opened?.dialog === 'waive' && <WaivePlaceDialog place={place} {...dialogProps} />}
    </>
  );
}
