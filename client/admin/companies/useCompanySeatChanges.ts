import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useCompanySeatChangesSubscription } from './__generated__/useCompanySeatChangesSubscription.graphql.ts';

const subscription = graphql`
  subscription useCompanySeatChangesSubscription($id: ID!) {
    adminSeatsChanged(customerId: $id) {
      ...SeatLine_seats
    }
  }
`;

/** Follows the seats of a company's installations. */
export function useCompanySeatChanges(customerId: string): void {
  useSubscription<useCompanySeatChangesSubscription>(
    useMemo(() => ({ subscription, variables: { id: customerId } }), [customerId]),
  );
}
