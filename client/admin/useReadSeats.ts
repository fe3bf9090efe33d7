import { graphql } from 'react-relay';
import { useAction } from '../app/relay/useAction.ts';
import { toastOutcome } from '../parts/edits/toastOutcome.ts';
import type { useReadSeatsMutation } from '#relay/useReadSeatsMutation.graphql';

const mutation = graphql`
  mutation useReadSeatsMutation($installationId: ID!) {
    adminReadSeats(installationId: $installationId) {
      ...AdminSeatTable_seats
    }
  }
`;

/** Returns a function that reads the help desk of an installation again, and shows why when the server refuses it. */
export function useReadSeats() {
  const [read] = useAction<useReadSeatsMutation>(mutation);
  return (installationId: string, subdomain: string) =>
    toastOutcome(read({ installationId }), `${subdomain} læses igen`, 'Kunne ikke læse licenserne igen');
}
