import { Armchair } from 'lucide-react';
import { useState } from 'react';
import { graphql, readInlineData, usePaginationFragment } from 'react-relay';
import { MorePages } from '../../lists/MorePages.tsx';
import { nodesOf } from '../../relay/nodesOf.ts';
import { EmptyState } from '../../ui/Card.tsx';
import { Table } from '../../ui/Table.tsx';
import { BillSeatDialog } from './BillSeatDialog.tsx';
import { seatActions, seatColumns } from './seatColumns.tsx';
import { WaiveSeatDialog } from './WaiveSeatDialog.tsx';
import type { UnbilledSeatTable_query$key } from './__generated__/UnbilledSeatTable_query.graphql.ts';
import type { UnbilledSeatTable_seat$key } from './__generated__/UnbilledSeatTable_seat.graphql.ts';
import type { UnbilledSeatTablePageQuery } from './__generated__/UnbilledSeatTablePageQuery.graphql.ts';

/** The seats that wait for an admin, the oldest first. A seat leaves the table when it is billed or made free. */
export function UnbilledSeatTable({ query }: { query: UnbilledSeatTable_query$key }) {
  const {
    data: {
      admin: { unbilledSeats },
    },
    ...pages
  } = usePaginationFragment<UnbilledSeatTablePageQuery, UnbilledSeatTable_query$key>(
    graphql`
      fragment UnbilledSeatTable_query on Query
      @refetchable(queryName: "UnbilledSeatTablePageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        admin {
          unbilledSeats(first: $count, after: $cursor) @connection(key: "UnbilledSeatTable_unbilledSeats") {
            __id
            totalCount
            edges {
              node {
                ...UnbilledSeatTable_seat
              }
            }
          }
        }
      }
    `,
    query,
  );
  const [opened, setOpened] = useState<{ dialog: 'bill' | 'waive'; id: string }>();
  const close = () => setOpened(undefined);
  const rows = nodesOf(unbilledSeats).map(readSeat);
  const seat = rows.find(({ id }) => id === opened?.id);
  const dialog = { connection: unbilledSeats.__id, onClose: close };
  return (
    <>
      <Table
        label="Pladser uden faktura"
        columns={[...seatColumns, seatActions((name, { id }) => setOpened({ dialog: name, id }))]}
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
      {seat && opened?.dialog === 'bill' && <BillSeatDialog seat={seat} {...dialog} />}
      {seat && opened?.dialog === 'waive' && <WaiveSeatDialog seat={seat} {...dialog} />}
    </>
  );
}

export const UnbilledSeatTableSkeleton = () => (
  <Table label="Pladser uden faktura" columns={seatColumns} rows={undefined} rowId={({ id }) => id} />
);

/** Reads the fields of a seat that every operation of this list fetches. */
const readSeat = (seat: UnbilledSeatTable_seat$key) =>
  readInlineData(
    graphql`
      fragment UnbilledSeatTable_seat on EventRegistration @inline {
        id
        version
        name
        email
        phone
        company
        status
        price
        owedSince
        event {
          title
          date
        }
      }
    `,
    seat,
  );
