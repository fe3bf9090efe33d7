import { useMemo } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment, useSubscription } from 'react-relay';
import type { SeatState } from '../../../domain/sales/seats/seatUsage.ts';
import { coalesceRefetches } from '../../app/relay/coalesceRefetches.ts';
import type { useSeatTotals_admin$key } from '#relay/useSeatTotals_admin.graphql';
import type { useSeatTotalsQuery } from '#relay/useSeatTotalsQuery.graphql';
import type { useSeatTotalsSubscription } from '#relay/useSeatTotalsSubscription.graphql';

const query = graphql`
  query useSeatTotalsQuery {
    admin {
      ...useSeatTotals_admin
    }
  }
`;

const subscription = graphql`
  subscription useSeatTotalsSubscription {
    adminSeatsChanged {
      id
    }
  }
`;

const adminFragment = graphql`
  fragment useSeatTotals_admin on Admin {
    seatTotals {
      all
      over
      free
      faulty
      withoutKey
      keyEnds
    }
  }
`;

/** Returns the number of installations of each state, and refetches the numbers when an installation changes. */
export function useSeatTotals(admin: useSeatTotals_admin$key): Record<SeatState, number> {
  const { all, over, free, faulty, withoutKey, keyEnds } = useFragment(adminFragment, admin).seatTotals;
  const environment = useRelayEnvironment();
  useSubscription<useSeatTotalsSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: {},
        onNext: coalesceRefetches(() => fetchQuery<useSeatTotalsQuery>(environment, query, {}).toPromise()),
      }),
      [environment],
    ),
  );
  return { ALL: all, OVER: over, FREE: free, FAULTY: faulty, WITHOUT_KEY: withoutKey, KEY_ENDS: keyEnds };
}
