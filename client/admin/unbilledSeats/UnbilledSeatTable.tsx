import { Armchair } from 'lucide-react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { ListTable } from '../../lists/ListTable.tsx';
import { MorePages } from '../../lists/MorePages.tsx';
import { useListPages } from '../../lists/useListPages.ts';
import { nodesOf } from '../../relay/nodesOf.ts';
import { EmptyState } from '../../ui/Card.tsx';
import { BillSeatDialog } from './BillSeatDialog.tsx';
import { readSeat } from './readSeat.ts';
import { seatActions, seatColumns, type OpenSeatDialog } from './seatColumns.tsx';
import { unbilledSeatSorts } from './unbilledSeatSorts.ts';
import { WaiveSeatDialog } from './WaiveSeatDialog.tsx';
import type { UnbilledSeatTable_query$key } from '#relay/UnbilledSeatTable_query.graphql';
import type { UnbilledSeatTablePageQuery } from '#relay/UnbilledSeatTablePageQuery.graphql';

/**
 * The seats that wait for an admin, the oldest first unless another order is chosen. A seat leaves the table when it is
 * billed or made free.
 */
export function UnbilledSeatTable({ query }: { query: UnbilledSeatTable_query$key }) {
  const {
    data: {
      admin: { unbilledSeats },
    },
    ...pages
  } = useListPages<UnbilledSeatTablePageQuery, UnbilledSeatTable_query$key>(
    graphql`
      fragment UnbilledSeatTable_query on Query
      @refetchable(queryName: "UnbilledSeatTablePageQuery")
      @argumentDefinitions(
        sort: { type: "UnbilledSeatSort" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      ) {
        admin {
          unbilledSeats(sort: $sort, first: $count, after: $cursor)
            @connection(key: "UnbilledSeatTable_unbilledSeats") {
            __id
            totalCount
            edges {
              node {
                ...readSeat_seat
              }
            }
          }
        }
      }
    `,
    query,
  );
  const [opened, setOpened] = useState<{ dialog: 'bill' | 'waive'; id: string }>();
  const openDialog: OpenSeatDialog = (dialog, { id }) => setOpened({ dialog, id });
  const close = () => setOpened(undefined);
  const rows = nodesOf(unbilledSeats).map(readSeat);
  const seat = rows.find(({ id }) => id === opened?.id);
  const dialogProps = { connections: [unbilledSeats.__id], onClose: close };
  return (
    <>
      <ListTable
        label="Pladser uden faktura"
        list="UNBILLED_SEATS"
        sorts={unbilledSeatSorts}
        columns={[...seatColumns(openDialog), seatActions(openDialog)]}
        rows={rows}
        rowId={({ id }) => id}
        empty={
          <EmptyState
            icon={<Armchair />}
            title="Alle pladser er faktureret"
            text="Når en gæst tilmelder sig et betalt event, står pladsen her, til du har valgt, hvem der betaler."
          />
        }
        foot={
          <MorePages
            shown={rows.length}
            total={unbilledSeats.totalCount}
            pages={pages}
            failure="Kunne ikke hente pladserne"
          />
        }
      />
      {seat && opened?.dialog === 'bill' && <BillSeatDialog seat={seat} {...dialogProps} />}
      {seat && opened?.dialog === 'waive' && <WaiveSeatDialog seat={seat} {...dialogProps} />}
    </>
  );
}

export const UnbilledSeatTableSkeleton = () => (
  <ListTable
    label="Pladser uden faktura"
    list="UNBILLED_SEATS"
    sorts={unbilledSeatSorts}
    columns={seatColumns()}
    rows={undefined}
    rowId={({ id }) => id}
  />
);
