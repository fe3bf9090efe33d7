import { RefreshCw } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useActionWithToast } from '../../parts/edits/useActionWithToast.ts';
import { Button } from '../../ui/Button.tsx';
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
  const [read, isSending] = useActionWithToast<ReadAgainButtonMutation>(mutation, { failure: 'Kunne ikke læse igen' });
  if (!viewerCanRead) return null;
  return (
    <Button isPending={isSending || isReading} onPress={() => void read({ id: installation.id })}>
      <RefreshCw aria-hidden /> Læs igen
    </Button>
  );
}
