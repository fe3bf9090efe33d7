import { RefreshCw } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { messageOf } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { ReadAgainButton_seats$key } from '#relay/ReadAgainButton_seats.graphql';
import type { ReadAgainButtonMutation } from '#relay/ReadAgainButtonMutation.graphql';

const seatsFragment = graphql`
  fragment ReadAgainButton_seats on InstallationSeats {
    viewerCanRead
    isReading
    installation {
      id
    }
  }
`;

const mutation = graphql`
  mutation ReadAgainButtonMutation($id: ID!) {
    readSeats(installationId: $id) {
      ...InstallationFigures_seats
      ...ReadAgainButton_seats
    }
  }
`;

/** Reads the help desk of an installation again. Pending until the new figures arrive. */
export function ReadAgainButton({ seats }: { seats: ReadAgainButton_seats$key }) {
  const { viewerCanRead, isReading, installation } = useFragment(seatsFragment, seats);
  const [read, isSending] = useAction<ReadAgainButtonMutation>(mutation);
  if (!viewerCanRead) return null;
  const readAgain = () =>
    read({ id: installation.id }).catch((error: unknown) => toast.error(messageOf(error, 'Kunne ikke læse igen')));
  return (
    <Button isPending={isSending || isReading} onPress={() => void readAgain()}>
      <RefreshCw aria-hidden /> Læs igen
    </Button>
  );
}
