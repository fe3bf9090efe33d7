import { graphql } from 'react-relay';
import { messageOf } from '../app/relay/errors.ts';
import { useAction } from '../app/relay/useAction.ts';
import { toast } from '../ui/Toast.tsx';
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
  return async (installationId: string, subdomain: string): Promise<void> => {
    try {
      await read({ installationId });
      toast.success(`${subdomain} læses igen`);
    } catch (error) {
      toast.error(messageOf(error, 'Kunne ikke læse licenserne igen'));
    }
  };
}
