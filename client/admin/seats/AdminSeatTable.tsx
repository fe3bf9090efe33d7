import { Gauge } from 'lucide-react';
import { useState } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { useSearchParams } from 'react-router';
import type { SeatState } from '../../../domain/sales/seats/seatUsage.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import type { List, Words } from '../../parts/lists/list.ts';
import { ListRows } from '../../parts/lists/ListRows.tsx';
import { useListPages } from '../../parts/lists/useListPages.ts';
import { useReadSeats } from '../useReadSeats.ts';
import { seatActions, seatColumns, type SeatRow } from './seatColumns.tsx';
import { parseSeatFilters } from './seatFilters.ts';
import { SeatNoteDialog } from './SeatNoteDialog.tsx';
import { parseSeatSort, seatSorts } from './seatSorts.ts';
import { excessOf, isInState } from './seatState.ts';
import { useAdminSeatChanges } from './useAdminSeatChanges.ts';
import type { AdminSeatTable_query$key } from '#relay/AdminSeatTable_query.graphql';
import type { AdminSeatTable_seats$key } from '#relay/AdminSeatTable_seats.graphql';
import type { AdminSeatTablePageQuery } from '#relay/AdminSeatTablePageQuery.graphql';
import type { SeatNoteDialog_seats$key } from '#relay/SeatNoteDialog_seats.graphql';

interface AdminSeatTableProps {
  query: AdminSeatTable_query$key;
  /** Number of installations in the selected state, without the search. */
  totalOfState: number;
}

const queryFragment = graphql`
  fragment AdminSeatTable_query on Query
  @refetchable(queryName: "AdminSeatTablePageQuery")
  @argumentDefinitions(
    search: { type: "String" }
    state: { type: "SeatState!" }
    sort: { type: "SeatSort" }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    admin {
      seats(search: $search, state: $state, sort: $sort, first: $count, after: $cursor)
        @connection(key: "AdminSeatTable_seats") {
        __id
        totalCount
        edges {
          node {
            ...AdminSeatTable_seats
          }
        }
      }
    }
  }
`;

export const seatList: List<SeatRow> = {
  label: 'Licenser i brug',
  name: 'SEATS',
  columns: seatColumns,
  sorts: seatSorts,
  failure: 'Kunne ikke hente licenser i brug',
  icon: <Gauge />,
  empty: { title: 'Ingen installationer endnu', text: 'Når en kunde opretter en Zendesk-installation, står den her.' },
  noMatch: {
    title: 'Ingen installationer passer',
    text: 'Prøv et andet ord, eller fjern et filter.',
    clearPath: '/admin/seats',
  },
};

/** The words for a state in which there is no installation. */
const emptyStates: Record<SeatState, Words> = {
  ALL: seatList.empty,
  OVER: { title: 'Ingen bruger for mange', text: 'Ingen installation har flere licenser i brug, end der er købt.' },
  FREE: { title: 'Ingen ledige licenser', text: 'Alle købte licenser er i brug, eller de er ikke læst endnu.' },
  FAULTY: { title: 'Alle kan læses', text: 'Portalen kunne læse alle installationer, der er forbundet.' },
  WITHOUT_KEY: { title: 'Alle er forbundet', text: 'Portalen læser alle installationer hver nat.' },
  KEY_ENDS: { title: 'Ingen Zendesk-nøgler, der lukker', text: 'Alle forbundne installationer bruger OAuth.' },
};

/** The installations that match the filters, those with the most seats beyond the bought ones first. */
export function AdminSeatTable({ query, totalOfState }: AdminSeatTableProps) {
  const { data, ...pages } = useListPages<AdminSeatTablePageQuery, AdminSeatTable_query$key>(queryFragment, query);
  const { seats: list } = data.admin;
  const [searchParams] = useSearchParams();
  const filters = parseSeatFilters(searchParams);
  const { state, search } = filters;
  const isUsualOrder = parseSeatSort(searchParams) === seatSorts.default;
  useAdminSeatChanges(list.__id, filters, isUsualOrder, pages.hasNext);
  const readAgain = useReadSeats();
  const [noted, setNoted] = useState<SeatNoteDialog_seats$key>();
  const rows = nodesOf(list)
    .map(readSeats)
    .filter((seats) => isInState(seats, state));
  if (isUsualOrder) rows.sort((a, b) => excessOf(b) - excessOf(a));
  const actions = seatActions(({ installation }) => void readAgain(installation.id, installation.subdomain), setNoted);
  return (
    <>
      <ListRows
        list={seatList}
        columns={[...seatColumns, actions]}
        rows={rows}
        total={search ? list.totalCount : totalOfState}
        pages={pages}
        isFiltered={Boolean(search)}
        empty={emptyStates[state]}
      />
      {noted && <SeatNoteDialog seats={noted} onClose={() => setNoted(undefined)} />}
    </>
  );
}

const seatsFragment = graphql`
  fragment AdminSeatTable_seats on InstallationSeats @inline {
    id
    bought
    inUse
    free
    over
    growth
    suspended
    idle90
    readAt
    hasKey
    isReading
    fault
    faultSince
    note
    installation {
      id
      connection
      subdomain
      department {
        customer {
          id
          name
        }
      }
    }
    ...SeatNoteDialog_seats
  }
`;

/** Reads the fields of an installation's seats that every operation of this list fetches. */
const readSeats = (seats: AdminSeatTable_seats$key) => readInlineData(seatsFragment, seats);
