import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useCompanySeatChangesSubscription } from '#relay/useCompanySeatChangesSubscription.graphql';

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
