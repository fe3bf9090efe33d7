import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useSeatChangesSubscription } from '#relay/useSeatChangesSubscription.graphql';

const subscription = graphql`
  subscription useSeatChangesSubscription {
    seatsChanged {
      ...SeatUse_seats
      ...InstallationFigures_seats
      ...ReadAgainButton_seats
      ...AgentSection_seats
      installation {
        ...SeatAdviceActions_installation
        ...SeatAdviceCard_installation
        ...SeatHistoryChart_installation
        department {
          customer {
            ...CompanySeatFigures_customer
          }
        }
      }
    }
  }
`;

/** Keeps the seats and the advice of the company's installations up to date while a screen is open. */
export const useSeatChanges = () =>
  useSubscription<useSeatChangesSubscription>(useMemo(() => ({ subscription, variables: {} }), []));
