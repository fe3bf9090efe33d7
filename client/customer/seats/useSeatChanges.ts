import { graphql } from 'react-relay';
import { useLiveUpdates } from '../../app/relay/useLiveUpdates.ts';

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
export const useSeatChanges = () => useLiveUpdates(subscription);
