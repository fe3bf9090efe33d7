import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import type { SeatFilters } from './seatFilters.ts';
import { excessOf, isInState, type SeatFigures } from './seatState.ts';
import type { useAdminSeatChangesSubscription } from '#relay/useAdminSeatChangesSubscription.graphql';

const subscription = graphql`
  subscription useAdminSeatChangesSubscription {
    adminSeatsChanged {
      ...AdminSeatTable_seats
    }
  }
`;

/**
 * Follows the changes of all installations. One that comes to match the filter is inserted, unless it belongs to a page
 * that is not loaded. Only the server knows what matches a search, so nothing is inserted during a
 * search or in another order.
 */
export function useAdminSeatChanges(
  connection: string,
  { search, state }: SeatFilters,
  isUsualOrder: boolean,
  hasNext: boolean,
): void {
  useSubscription<useAdminSeatChangesSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: {},
        updater: (store) => {
          const seats = store.getRootField('adminSeatsChanged');
          if (!search && isUsualOrder && seats && isInState(figuresOf(seats), state))
            insertSeats(store, connection, seats, hasNext);
        },
      }),
      [connection, search, state, isUsualOrder, hasNext],
    ),
  );
}

/** The table sorts its rows, so the new edge may be the last one. */
function insertSeats(store: RecordSourceProxy, connection: string, seats: RecordProxy, hasNext: boolean): void {
  const list = store.get(connection);
  if (!list) return;
  const listed = (list.getLinkedRecords('edges') ?? []).flatMap((edge) => edge?.getLinkedRecord('node') ?? []);
  if (listed.some((node) => node.getDataID() === seats.getDataID())) return;
  const lowest = Math.min(...listed.map((node) => excessOf(figuresOf(node))));
  if (hasNext && excessOf(figuresOf(seats)) <= lowest) return;
  ConnectionHandler.insertEdgeAfter(list, ConnectionHandler.createEdge(store, list, seats, 'InstallationSeatsEdge'));
}

const figuresOf = (seats: RecordProxy): SeatFigures => ({
  bought: Number(seats.getValue('bought')),
  inUse: seats.getValue('inUse') as number | null,
  over: seats.getValue('over') as number | null,
  free: seats.getValue('free') as number | null,
  fault: seats.getValue('fault') as string | null,
  hasKey: Boolean(seats.getValue('hasKey')),
  installation: { connection: String(seats.getLinkedRecord('installation')?.getValue('connection')) },
});
